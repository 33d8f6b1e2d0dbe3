import {
  getAuthorAddress,
  getGuideAddress,
  getPageAddress,
} from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import type {
  AuthorLink,
  AuthorPageData,
  GuideLink,
  GuidePageData,
  GuidesPageData,
} from "./article-data.ts";
import { renderMarkdown } from "./markdown.server.ts";

const MORE_GUIDES = 3;

export function guidesPage(
  profile: StoreProfile,
  language: Language,
): GuidesPageData {
  return { guides: listGuideLinks(profile, language) };
}

/** Null for a guide that nobody has written. */
export function guidePage(
  profile: StoreProfile,
  slug: string,
  language: Language,
): GuidePageData | null {
  const guide = profile.guides.find((it) => it.slug === slug);
  if (guide === undefined) return null;
  const address = getGuideAddress(slug, { language });
  return {
    title: guide.title,
    updatedOn: guide.updatedOn,
    html: renderMarkdown(guide.markdown).html,
    summary: guide.summary,
    author: findAuthorLink(profile, guide.authorSlug, language),
    disclosure: guide.disclosure,
    listAddress: getPageAddress("shoppingGuides", { language }),
    more: listGuideLinks(profile, language)
      .filter((it) => it.address !== address)
      .slice(0, MORE_GUIDES),
  };
}

/** Null for somebody who writes nothing here. */
export function authorPage(
  profile: StoreProfile,
  slug: string,
  language: Language,
): AuthorPageData | null {
  const author = profile.authors.find((it) => it.slug === slug);
  if (author === undefined) return null;
  const { title, role, updatedOn, markdown } = author;
  const ofAuthor = profile.guides.filter((it) => it.authorSlug === slug);
  return {
    title,
    role,
    updatedOn,
    html: renderMarkdown(markdown).html,
    guides: isPageOn(profile, "shoppingGuides")
      ? listGuideLinks({ ...profile, guides: ofAuthor }, language)
      : [],
  };
}

/** The guide that changed last comes first. */
function listGuideLinks(
  profile: StoreProfile,
  language: Language,
): readonly GuideLink[] {
  return profile.guides
    .toSorted(
      (one, other) =>
        other.updatedOn.localeCompare(one.updatedOn) ||
        one.slug.localeCompare(other.slug),
    )
    .map(({ slug, title, summary, updatedOn, authorSlug }) => ({
      title,
      summary,
      updatedOn,
      address: getGuideAddress(slug, { language }),
      author: findAuthorLink(profile, authorSlug, language),
    }));
}

function findAuthorLink(
  profile: StoreProfile,
  slug: string,
  language: Language,
): AuthorLink | null {
  const author = profile.authors.find((it) => it.slug === slug);
  if (author === undefined) return null;
  return {
    name: author.title,
    address: isPageOn(profile, "authors")
      ? getAuthorAddress(slug, { language })
      : null,
  };
}

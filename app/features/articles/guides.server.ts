import {
  getAuthorAddress,
  getGuideAddress,
  getPageAddress,
} from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { chooseWords, type ForeignWords } from "./written-language.ts";
import { renderMarkdown } from "./markdown.server.ts";
import type { Article, ProfilePage } from "schema-dts";
import {
  buildBreadcrumbJsonLd,
  getDealershipNodeId,
} from "#app/site/head/json-ld.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { crumbsTo } from "#app/ui/breadcrumb.tsx";
import { articlesCopy } from "./copy.ts";

type ArticlePorts = Pick<AppPorts, "profile">;
type ArticleFacts = Pick<RequestFacts, "language">;

export interface GuidesPageData {
  readonly guides: readonly GuideLink[];
}

export interface GuideLink extends ForeignWords {
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  readonly updatedOn: string;
  readonly author: AuthorLink | null;
}

/** The address is null while author pages are off. */
interface AuthorLink {
  readonly name: string;
  readonly address: string | null;
}

export interface GuidePageData extends Omit<GuideLink, "address"> {
  readonly html: string;
  readonly disclosure: string | null;
  readonly listAddress: string;
  readonly more: readonly GuideLink[];
}

export interface AuthorPageData extends ForeignWords {
  readonly title: string;
  readonly role: string;
  readonly updatedOn: string;
  readonly html: string;
  readonly guides: readonly GuideLink[];
}

const MORE_GUIDES = 3;

export function guidesPage(
  { profile }: ArticlePorts,
  { language }: ArticleFacts,
): GuidesPageData {
  return { guides: listGuideLinks(profile, language) };
}

export function guidesHead(_page: unknown, site: SiteView): SaidHead {
  const t = siteTexts(articlesCopy, site);
  return {
    title: t("guidesTitle"),
    description: t("guidesDescription", { name: site.name }),
  };
}

export function guidePage(
  { profile }: ArticlePorts,
  { language }: ArticleFacts,
  { slug }: { readonly slug: string },
): GuidePageData | null {
  const guide = profile.guides.find((it) => it.slug === slug);
  if (guide === undefined) return null;
  const address = getGuideAddress(slug, { language });
  const { words, lang } = chooseWords({ en: guide, es: guide.es }, language);
  return {
    title: words.title,
    updatedOn: words.updatedOn,
    html: renderMarkdown(words.markdown, language).html,
    summary: words.summary,
    author: findAuthorLink(profile, guide.authorSlug, language),
    disclosure: words.disclosure,
    ...lang,
    listAddress: getPageAddress("shoppingGuides", { language }),
    more: listGuideLinks(profile, language)
      .filter((it) => it.address !== address)
      .slice(0, MORE_GUIDES),
  };
}

export function guideHead(page: GuidePageData, site: SiteView): SaidHead {
  const t = siteTexts(articlesCopy, site);
  const list = { label: t("guidesTitle"), href: page.listAddress };
  return {
    title: page.title,
    description: page.summary,
    type: "article",
    things: [
      buildGuideJsonLd(page, site),
      buildBreadcrumbJsonLd(crumbsTo(page.title, list), site.siteUrl),
    ],
  };
}

function buildGuideJsonLd(
  { title, summary, updatedOn, author, lang }: GuidePageData,
  site: SiteView,
): Article {
  const dealership = buildDealershipNode(site);
  return {
    "@type": "Article",
    headline: title,
    description: summary,
    dateModified: updatedOn,
    inLanguage: lang ?? site.language,
    publisher: dealership,
    author:
      author === null
        ? dealership
        : {
            "@type": "Person",
            name: author.name,
            ...(author.address !== null && {
              url: site.siteUrl + author.address,
            }),
          },
  };
}

export function authorPage(
  { profile }: ArticlePorts,
  { language }: ArticleFacts,
  { slug }: { readonly slug: string },
): AuthorPageData | null {
  const author = profile.authors.find((it) => it.slug === slug);
  if (author === undefined) return null;
  const { words, lang } = chooseWords({ en: author, es: author.es }, language);
  const { title, role, updatedOn, markdown } = words;
  const ofAuthor = profile.guides.filter((it) => it.authorSlug === slug);
  return {
    title,
    role,
    updatedOn,
    html: renderMarkdown(markdown, language).html,
    ...lang,
    guides: isPageOn(profile, "shoppingGuides")
      ? listGuideLinks({ ...profile, guides: ofAuthor }, language)
      : [],
  };
}

export function authorHead(page: AuthorPageData, site: SiteView): SaidHead {
  const t = siteTexts(articlesCopy, site);
  const { title, role } = page;
  return {
    title,
    description: t("authorDescription", { title, role, name: site.name }),
    things: [buildAuthorJsonLd(page, site)],
  };
}

function buildAuthorJsonLd(
  { title, role, updatedOn }: AuthorPageData,
  site: SiteView,
): ProfilePage {
  return {
    "@type": "ProfilePage",
    dateModified: updatedOn,
    mainEntity: {
      "@type": "Person",
      name: title,
      jobTitle: role,
      worksFor: buildDealershipNode(site),
    },
  };
}

function buildDealershipNode({ name, siteUrl }: SiteView) {
  return {
    "@type": "Organization" as const,
    "@id": getDealershipNodeId(siteUrl),
    name,
    url: `${siteUrl}/`,
  };
}

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
    .map((guide) => {
      const { slug, authorSlug, es } = guide;
      const { words, lang } = chooseWords({ en: guide, es }, language);
      const { title, summary, updatedOn } = words;
      return {
        title,
        summary,
        updatedOn,
        address: getGuideAddress(slug, { language }),
        author: findAuthorLink(profile, authorSlug, language),
        ...lang,
      };
    });
}

function findAuthorLink(
  profile: StoreProfile,
  slug: string,
  language: Language,
): AuthorLink | null {
  const author = profile.authors.find((it) => it.slug === slug);
  if (author === undefined) return null;
  return {
    name: chooseWords({ en: author, es: author.es }, language).words.title,
    address: isPageOn(profile, "authors")
      ? getAuthorAddress(slug, { language })
      : null,
  };
}

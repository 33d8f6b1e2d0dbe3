import { getHeroAddress } from "#app/domain/illustration/illustration-address.ts";
import { getGuideAddress } from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import {
  buildPersonView,
  type PersonView,
} from "#app/site/sections/staff/person-view.server.ts";
import {
  buildCallLink,
  buildCrumbs,
  listPageLinks,
  type SectionFacts,
} from "#app/site/sections/ways.server.ts";
import {
  findAuthorMember,
  type GuideLink,
  listGuideLinks,
} from "./guide-links.server.ts";
import { findGuideAction } from "./guide-action.server.ts";
import { chooseWords, type ForeignWords } from "./written-language.ts";
import { type ArticleHeading, renderMarkdown } from "./markdown.server.ts";
import type { Article, ProfilePage } from "schema-dts";
import {
  buildBreadcrumbJsonLd,
  getDealershipNodeId,
} from "#app/site/head/json-ld.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { articlesCopy } from "./copy.ts";

type ArticlePorts = Pick<AppPorts, "profile">;
type ArticleFacts = Pick<RequestFacts, "language">;

/** It is of a car that none of the cards shows. */
const GUIDES_PICTURE = getHeroAddress({
  bodystyle: "wagons",
  paintKey: "blue",
  variant: 4,
});

export interface GuidesPageData {
  readonly hero: PageHeroText;
  readonly guides: readonly GuideLink[];
  /** They lead to people who answer. */
  readonly askLinks: readonly SectionLink[];
}

export interface GuidePageData extends GuideLink {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  readonly disclosure: string | null;
  readonly way: Way;
  /** Null means that the page it would lead to is off. */
  readonly action: SectionLink | null;
  readonly more: readonly GuideLink[];
}

export interface AuthorPageData extends ForeignWords {
  readonly title: string;
  readonly role: string;
  readonly updatedOn: string;
  readonly html: string;
  /** Null means that the author is nobody of the team. */
  readonly person: PersonView | null;
  readonly way: Way;
  readonly guides: readonly GuideLink[];
}

const MORE_GUIDES = 3;

type Way = ReturnType<typeof buildCrumbs>;

function buildWay(
  profile: StoreProfile,
  language: Language,
  here: string,
): Way {
  const t = createTranslator(articlesCopy, profile.texts[language], language);
  const list = { page: "shoppingGuides", label: t("guidesTitle") } as const;
  return buildCrumbs(profile, { language }, [list], here);
}

export function guidesPage(
  { profile }: ArticlePorts,
  facts: SectionFacts,
): GuidesPageData {
  const { language } = facts;
  const t = createTranslator(articlesCopy, profile.texts[language], language);
  return {
    hero: {
      ...buildCrumbs(profile, facts, [], t("guidesTitle")),
      title: t("guidesTitle"),
      lead: t("guidesLead"),
      links: [],
      note: null,
      picture: GUIDES_PICTURE,
    },
    guides: listGuideLinks(profile, language),
    askLinks: [
      ...listPageLinks(profile, facts, "contact", t("write")),
      buildCallLink(profile, facts),
    ],
  };
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
  facts: SectionFacts,
  { slug }: { readonly slug: string },
): GuidePageData | null {
  const { language } = facts;
  const guide = profile.guides.find((it) => it.slug === slug);
  if (guide === undefined) return null;
  const address = getGuideAddress(slug, { language });
  const { words } = chooseWords({ en: guide, es: guide.es }, language);
  const links = listGuideLinks(profile, language);
  const own = links.find((it) => it.address === address);
  if (own === undefined) return null;
  return {
    ...own,
    ...renderMarkdown(words.markdown, language),
    disclosure: words.disclosure,
    way: buildWay(profile, language, words.title),
    action: findGuideAction(guide.topic, profile, facts),
    more: links.filter((it) => it.address !== address).slice(0, MORE_GUIDES),
  };
}

export function guideHead(page: GuidePageData, site: SiteView): SaidHead {
  return {
    title: page.title,
    description: page.summary,
    type: "article",
    things: [
      buildGuideJsonLd(page, site),
      buildBreadcrumbJsonLd(page.way.crumbs, site.siteUrl),
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
  ports: Pick<AppPorts, "profile" | "clock">,
  { language }: ArticleFacts,
  { slug }: { readonly slug: string },
): AuthorPageData | null {
  const { profile } = ports;
  const author = profile.authors.find((it) => it.slug === slug);
  if (author === undefined) return null;
  const { words, lang } = chooseWords({ en: author, es: author.es }, language);
  const { title, role, updatedOn, markdown } = words;
  const member = findAuthorMember(profile, slug);
  const person = member && buildPersonView(ports, { language }, member);
  const ofAuthor = profile.guides.filter((it) => it.authorSlug === slug);
  return {
    title,
    role,
    updatedOn,
    html: renderMarkdown(markdown, language).html,
    ...lang,
    person: person && {
      ...person,
      // Whoever reads what somebody wrote writes to them rather than to begin what their department does.
      action: null,
      member: {
        ...person.member,
        name: title,
        // The team's title is in every language of the site, the author's words may not be.
        title: lang.lang === undefined ? role : person.member.title,
      },
    },
    way: buildWay(profile, language, title),
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
    things: [
      buildAuthorJsonLd(page, site),
      buildBreadcrumbJsonLd(page.way.crumbs, site.siteUrl),
    ],
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

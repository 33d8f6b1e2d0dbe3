import { getPageAddress } from "#app/domain/address/page-address.ts";
import type {
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  SearchAction,
  WebSite,
} from "schema-dts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import type { SiteView } from "#app/site/page/site-view.ts";

export function getDealershipNodeId(siteUrl: string): string {
  return `${siteUrl}/#dealership`;
}

export function getStoreNodeId(siteUrl: string, storeId: string): string {
  return `${siteUrl}/#store-${storeId}`;
}

/** The page's breadcrumb shows the same. */
export function buildBreadcrumbJsonLd(
  crumbs: readonly Crumb[],
  siteUrl: string,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      ...(href !== null && { item: siteUrl + href }),
    })),
  };
}

/** Links to what a list shows, in its order; the facts stand on the pages that they lead to. */
export function buildListJsonLd(
  listed: readonly { readonly name: string; readonly address: string }[],
  siteUrl: string,
): ItemList {
  return {
    "@type": "ItemList",
    numberOfItems: listed.length,
    itemListElement: listed.map(({ name, address }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      url: siteUrl + address,
    })),
  };
}

interface Question {
  readonly question: string;
  readonly answers: readonly string[];
  /** Terms of a payment that an answer names: never apart from it. */
  readonly disclosure: string | null;
}

export function buildFaqJsonLd(questions: readonly Question[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answers, disclosure }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: [...answers, ...(disclosure === null ? [] : [disclosure])].join(
          " ",
        ),
      },
    })),
  };
}

interface ShownRating {
  /** 1 to 5. */
  readonly stars: number;
  readonly reviewCount: number;
}

/** Only for a page that shows the rating. */
export function buildRatingJsonLd(
  { stars, reviewCount }: ShownRating,
  { name, siteUrl }: SiteView,
): Organization {
  return {
    "@type": "Organization",
    "@id": getDealershipNodeId(siteUrl),
    name,
    url: `${siteUrl}/`,
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: stars,
      reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** Google's name for what was typed; the vocabulary's types do not know it. */
type SearchBox = SearchAction & { readonly "query-input": string };

export function buildWebsiteJsonLd(
  { name, description, language, siteUrl }: SiteView,
  searchAddress: string,
): WebSite {
  const search: SearchBox = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${siteUrl}${searchAddress}?words={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name,
    description,
    url: siteUrl + getPageAddress("home", { language }),
    inLanguage: language,
    publisher: { "@id": getDealershipNodeId(siteUrl) },
    potentialAction: search,
  };
}

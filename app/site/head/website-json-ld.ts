import type { SearchAction, WebSite } from "schema-dts";
import { getDealershipNodeId } from "./json-ld-ids.ts";

/** Google's name for what was typed; the vocabulary's types do not know it. */
type SearchBox = SearchAction & { readonly "query-input": string };

interface Site {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly siteUrl: string;
}

/** The site and its search in words. */
export function buildWebsiteJsonLd(
  { name, description, language, siteUrl }: Site,
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
    url: `${siteUrl}/`,
    inLanguage: language,
    publisher: { "@id": getDealershipNodeId(siteUrl) },
    potentialAction: search,
  };
}

import type { Organization } from "schema-dts";
import { getDealershipNodeId } from "./json-ld-ids.ts";

interface ShownRating {
  /** 1 to 5. */
  readonly stars: number;
  readonly reviewCount: number;
}

/** Only for a page that shows the rating. */
export function buildRatingJsonLd(
  { stars, reviewCount }: ShownRating,
  { name, siteUrl }: { readonly name: string; readonly siteUrl: string },
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

import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import { splitLanguage } from "./printed-address.ts";

/** The place among the pages of offers: the index is of "all", an offer's own page is of its section. */
export type OffersPlace = OfferSection | "all";

/** The order is that of Spec §2: sales specials come first. A browser reads this table without the schema of a promotion. */
export const SHOWN_SECTIONS: readonly OfferSection[] = [
  "sales",
  "service",
  "dealer",
];

/** The page of the service department shows its specials. Null stands for a page that is about something else. */
export function findOffersPlace(address: string): OffersPlace | null {
  const path = getPath(address);
  if (path === PAGE_PATHS.specialOffers) return "all";
  if (isServicePage(address)) return "service";
  const start = `${PAGE_PATHS.specialOffers}/`;
  if (!path.startsWith(start)) return null;
  const [named] = path.slice(start.length).split("/");
  return SHOWN_SECTIONS.find((section) => section === named) ?? null;
}

/** The department's own page, which is none of the pages of offers. */
export function isServicePage(address: string): boolean {
  return getPath(address) === PAGE_PATHS.service;
}

function getPath(address: string): string {
  return splitLanguage(address).address.split(/[?#]/, 1)[0] ?? "";
}

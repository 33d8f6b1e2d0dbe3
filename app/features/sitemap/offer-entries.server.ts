import {
  getOfferAddress,
  getOfferSectionAddress,
  getPageAddress,
} from "#app/domain/address/page-address.ts";
import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import type { SitemapEntry } from "#app/domain/search-engines/sitemap-xml.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";

const SECTIONS = ["dealer", "sales", "service"] as const;

/**
 * These are the pages of offers that run now, behind the gate; while offers are locked, only the page that
 * says so.
 */
export function listOfferEntries(
  ports: OfferPorts,
  facts: OfferRequest,
): SitemapEntry[] {
  const { profile } = ports;
  const isOpen = !hasLockedOffers(facts.gate);
  const lists = isPageOn(profile, "specialOffers")
    ? [
        getPageAddress("specialOffers"),
        ...(isOpen ? SECTIONS.map((it) => getOfferSectionAddress(it)) : []),
      ]
    : [];
  const offers = isPageOn(profile, "specialOffer")
    ? listCurrentOffers(ports, facts).map(({ promotion: { id, additional } }) =>
        getOfferAddress(additional.category, id),
      )
    : [];
  return [...lists, ...offers].map((address) => ({
    address,
    lastChange: null,
    image: null,
  }));
}

import { getOfferSectionAddress } from "#app/domain/address/page-address.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { OfferRequest } from "#app/site/offers/current-offers.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import {
  buildCallLink,
  listPageLinks,
  type SectionFacts,
} from "#app/site/sections/ways.server.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { specialOffersCopy, type SpecialOffersText } from "./copy.ts";

/** The order is that of Spec §2: sales specials come first. */
export const SHOWN_SECTIONS: readonly OfferSection[] = [
  "sales",
  "service",
  "dealer",
];

/** This is the section of an address; it is null for none. */
export function findOfferSection(
  name: string | undefined,
): OfferSection | null {
  return SHOWN_SECTIONS.find((section) => section === name) ?? null;
}

export type OffersFacts = SectionFacts & OfferRequest;

export function createOffersTranslator(
  profile: StoreProfile,
  { language }: Pick<SectionFacts, "language">,
): Translate<SpecialOffersText> {
  return createTranslator(specialOffersCopy, profile.texts[language], language);
}

/**
 * Spec §2, Schedule Service: the link leads to the page for it, else to the service center, else to the
 * telephone.
 */
export function getScheduleLink(
  profile: StoreProfile,
  facts: SectionFacts,
): SectionLink {
  const label = createOffersTranslator(profile, facts)("schedule");
  const [link] = [
    ...listPageLinks(profile, facts, "serviceSchedule", label),
    ...listPageLinks(profile, facts, "service", label),
  ];
  return link ?? buildCallLink(profile, facts);
}

/** Spec §2, Shop Inventory, asks for these links. */
export function listShopLinks(
  profile: StoreProfile,
  facts: SectionFacts,
): readonly SectionLink[] {
  const label = createOffersTranslator(profile, facts)("shop");
  return listPageLinks(profile, facts, "searchVehicles", label);
}

/** Spec §2, See More Offers, asks for these links; there are none while the offers have no list. */
export function listMoreLinks(
  profile: StoreProfile,
  facts: SectionFacts,
): readonly SectionLink[] {
  const label = createOffersTranslator(profile, facts)("more");
  return listPageLinks(profile, facts, "specialOffers", label);
}

/** The links lead from one section to all offers and to the other sections. */
export function listSectionLinks(
  profile: StoreProfile,
  facts: SectionFacts,
  from: OfferSection,
): readonly SectionLink[] {
  const t = createOffersTranslator(profile, facts);
  const { language } = facts;
  const others = SHOWN_SECTIONS.filter((section) => section !== from);
  return [
    ...listMoreLinks(profile, facts),
    ...others.map((section) => ({
      label: t(`section.${section}`),
      address: getOfferSectionAddress(section, { language }),
    })),
  ];
}

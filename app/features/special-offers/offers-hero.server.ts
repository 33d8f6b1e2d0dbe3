import {
  getHeroAddress,
  getIllustrationAddress,
} from "#app/domain/illustration/illustration-address.ts";
import { getOfferSectionAddress } from "#app/domain/address/page-address.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { OfferRequest } from "#app/site/offers/current-offers.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import {
  buildCallLink,
  buildCrumbs,
  findPageAddress,
  listPageLinks,
  type SectionFacts,
} from "#app/site/sections/ways.server.ts";
import type { DepartmentLine } from "#app/site/store/department-line.server.ts";
import { findServiceAddress } from "#app/site/store/service-address.ts";
import { specialOffersCopy } from "./copy.ts";

export type OffersFacts = SectionFacts & OfferRequest;

export function createOffersTranslator(
  profile: StoreProfile,
  { language }: Pick<SectionFacts, "language">,
) {
  return createTranslator(specialOffersCopy, profile.texts[language], language);
}

/** Spec §2, Schedule Service: its page, else the service center's form, else the telephone. */
export function getScheduleLink(
  profile: StoreProfile,
  facts: SectionFacts,
  /** Null for no offer in particular. */
  offerId: string | null,
): SectionLink {
  const label = createOffersTranslator(profile, facts)("schedule");
  const address = findServiceAddress(profile, facts, offerId);
  return address === null ? buildCallLink(profile, facts) : { label, address };
}

/** Of the department that answers for offers of the section. */
export function findOfferLine(
  { stores, storeGroup }: Pick<StoreProfile, "stores" | "storeGroup">,
  { storeId }: Pick<SectionFacts, "storeId">,
  section: OfferSection,
): Pick<DepartmentLine, "phone" | "phoneText"> {
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  const phone =
    (section === "dealer" ? store?.phone : store?.departments[section].phone) ??
    storeGroup.phone;
  return { phone, phoneText: formatPhone(phone, "general") };
}

/** Spec §2, Shop Inventory. */
export function listShopLinks(
  profile: StoreProfile,
  facts: SectionFacts,
): readonly SectionLink[] {
  const label = createOffersTranslator(profile, facts)("shop");
  return listPageLinks(profile, facts, "searchVehicles", label);
}

/** The pictures are decoration. */
export const SECTION_PICTURES: Readonly<Record<OfferSection | "all", string>> =
  {
    all: getHeroAddress({ bodystyle: "suvs", paintKey: "green", variant: 6 }),
    sales: getHeroAddress({ bodystyle: "sedans", paintKey: "red", variant: 2 }),
    service: getHeroAddress({
      bodystyle: "trucks",
      paintKey: "silver",
      variant: 4,
    }),
    dealer: getHeroAddress({
      bodystyle: "minivans",
      paintKey: "navy",
      variant: 9,
    }),
  };

/** They stand in the cards of two offers that share a row, which have room for them. */
export const CARD_CARS: readonly string[] = [
  getHeroAddress({ bodystyle: "hatchbacks", paintKey: "blue", variant: 3 }),
  getHeroAddress({ bodystyle: "suvs", paintKey: "red", variant: 5 }),
];

/** Close-ups, of which a page shows the wheels alone: they stand for service. */
export const DRAWN_WHEELS: readonly string[] = [4, 6].map((variant) =>
  getIllustrationAddress(
    { bodystyle: "trucks", paintKey: "silver", variant },
    "wheel",
  ),
);

/** The words of the index have no section in their keys. */
export function getKeyPrefix(section: OfferSection | null) {
  return section === null ? "" : (`${section}.` as const);
}

/** An offer stands in its section, whose page is there where the index of offers is. */
export function listOfferWays(
  profile: StoreProfile,
  facts: OffersFacts,
  section: OfferSection,
): Parameters<typeof buildCrumbs>[2] {
  const { language } = facts;
  const t = createOffersTranslator(profile, facts);
  return findPageAddress(profile, facts, "specialOffers") === null
    ? []
    : [
        { page: "specialOffers", label: t("title") },
        {
          label: t(`${section}.title`),
          href: getOfferSectionAddress(section, { language }),
        },
      ];
}

/** What stands on the first screen of a section, or of the index, locked or not. */
export function buildHeroFrame(
  profile: StoreProfile,
  facts: OffersFacts,
  section: OfferSection | null,
) {
  const t = createOffersTranslator(profile, facts);
  const index = { page: "specialOffers", label: t("title") } as const;
  return {
    ...buildCrumbs(
      profile,
      facts,
      section === null ? [] : [index],
      t(`${getKeyPrefix(section)}title`),
    ),
    picture: SECTION_PICTURES[section ?? "all"],
  };
}

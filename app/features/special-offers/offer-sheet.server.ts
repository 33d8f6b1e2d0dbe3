import {
  getOfferCode,
  getOfferEnd,
  formatOfferStart,
} from "#app/domain/promotion/offer-days.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import type {
  Promotion,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { getTimeZone } from "#app/site/store/store-hours.ts";
import type { OfferSheetData } from "./special-offers-data.ts";
import { type OffersFacts, createOffersTranslator } from "./ways-on.server.ts";

/** The sheet is printed and taken to the visitor's store. */
export function buildOfferSheet(
  promotion: Promotion,
  profile: StoreProfile,
  facts: OffersFacts,
): OfferSheetData {
  const { language, storeId } = facts;
  return {
    offer: promotion.title[language],
    text: promotion.description[language],
    dates: formatOfferDates(promotion, profile, facts),
    phoneText: formatSectionPhone(
      profile,
      storeId,
      promotion.additional.category,
    ),
    code: getOfferCode(promotion, getTimeZone(profile, storeId)),
    terms: promotion.disclosure?.[language] ?? null,
  };
}

/** The dates read "October 1, 2026 to January 31, 2027", by the clocks of the visitor's store. */
export function formatOfferDates(
  promotion: Promotion,
  profile: StoreProfile,
  facts: OffersFacts,
): string {
  const { language, storeId } = facts;
  const t = createOffersTranslator(profile, facts);
  const timeZone = getTimeZone(profile, storeId);
  const start = formatOfferStart(promotion, timeZone, language);
  const { day: end, time } = getOfferEnd(promotion, timeZone, language);
  return time === null
    ? t("sheetDates", { start, end })
    : t("sheetDatesTime", { start, end, time });
}

/** The phone is of the department that answers for offers of a section. */
function formatSectionPhone(
  { stores, storeGroup }: StoreProfile,
  storeId: string,
  section: OfferSection,
): string {
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  const digits =
    section === "dealer" ? store?.phone : store?.departments[section].phone;
  return formatPhone(digits ?? storeGroup.phone, "general");
}

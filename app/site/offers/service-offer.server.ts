import {
  getOfferCode,
  isStandingOffer,
  needsOfferCode,
} from "#app/domain/promotion/offer-days.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { getTimeZone } from "#app/site/store/store-hours.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "./current-offers.server.ts";
import { offersCopy } from "./copy.ts";
import { findOfferEnd, formatUntil } from "./offer-card.server.ts";

/** It is used on a visit to the workshop, so a booking can carry it. */
function isServiceOffer({
  url,
  additional: { category },
}: Pick<Promotion, "url" | "additional">): boolean {
  return category === "service" || url === PAGE_PATHS.serviceSchedule;
}

/**
 * The offer that a service visit is booked with. Null for an id that no current offer has which this visitor may see, so
 * that an address tells nothing of a hidden one (Assumption A460).
 */
export function findServiceOffer(
  ports: OfferPorts,
  facts: OfferRequest,
  id: string | null,
  language: Language,
) {
  if (id === null) return null;
  const promotion = listCurrentOffers(ports, facts)
    .map((it) => it.promotion)
    .find((it) => it.id === id && isServiceOffer(it));
  if (promotion === undefined) return null;
  const { profile } = ports;
  const timeZone = getTimeZone(profile, facts.storeId);
  const t = createTranslator(offersCopy, profile.texts[language], language);
  return {
    id,
    title: promotion.title[language],
    text: promotion.description[language],
    /** Null where it stands until it is taken down. */
    until: isStandingOffer(promotion)
      ? null
      : formatUntil(promotion, timeZone, language, t),
    goodUntil: findOfferEnd(promotion, timeZone, language),
    serviceIds: promotion.serviceIds,
    offCents: promotion.offCents,
    /** Null where the profile does not say. */
    serviceKind: promotion.serviceKind,
    /** Null where nobody asks for one. */
    code: needsOfferCode(promotion.additional.category)
      ? getOfferCode(promotion, timeZone)
      : null,
  };
}

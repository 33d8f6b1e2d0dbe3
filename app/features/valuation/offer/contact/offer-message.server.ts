import {
  ABOUT_PARAMETER,
  getContactAddress,
} from "#app/domain/address/contact-address.ts";
import {
  TRADE_OFFER_TYPES,
  type TradeOfferType,
} from "#app/domain/store-profile/content/trade.ts";
import { formatOfferNumber } from "#app/domain/trade-draft/offer-number.ts";
import type {
  TradeInterest,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { sayOfferTitle } from "#app/features/valuation/offer/words/offer-words.ts";
import { formatOwnName } from "#app/features/valuation/own-vehicle.ts";
import { findTradeRecord } from "#app/features/valuation/trade-access.server.ts";

/** Spec §9 numbers the topics of the contact form: trade appraisal, and selling my car (Assumption A412). */
const TOPICS: Readonly<Record<TradeInterest, number>> = {
  "trade-in": 3,
  sell: 4,
};
/** What a message to the store is about: a second look, a change of what was accepted, or another of the offers. */
export type OfferMatter = "offer" | "visit" | TradeOfferType;

/** Null while there is no page to write from. The address names neither the car nor the offer. */
export function findOfferContact(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  { storeId, draft }: Pick<TradeRecord, "storeId" | "draft">,
  matter: OfferMatter,
): string | null {
  if (findPageAddress(profile, { language }, "contact") === null) return null;
  const address = getContactAddress({ storeId }, { language });
  const about = new URLSearchParams({
    topic: String(TOPICS[draft.interest]),
    [ABOUT_PARAMETER]: matter,
  });
  return `${address}${address.includes("?") ? "&" : "?"}${about}`;
}

/** How a message about the visitor's own offer begins, which their cookie names. */
export async function findOfferMessage(
  ports: Pick<AppPorts, "signedNames" | "tradeRecords" | "profile">,
  { language, tradeToken }: Pick<RequestFacts, "language" | "tradeToken">,
  query: URLSearchParams,
): Promise<string | null> {
  const matter = query.get(ABOUT_PARAMETER);
  if (matter === null || !MATTERS.includes(matter)) return null;
  const record = await findTradeRecord(ports, tradeToken).catch(() => null);
  if (record === null || record.offer === null) return null;
  const { offer, accepted } = record;
  const { texts } = ports.profile;
  const t = createTranslator(valuationCopy, texts[language], language);
  const vehicle = formatOwnName(record.draft.vehicle);
  if (matter === "offer")
    return t("secondLookMessage", {
      number: formatOfferNumber(record),
      vehicle,
    });
  if (accepted === null) return null;
  const { reference } = accepted;
  if (matter === "visit") return t("changeMessage", { vehicle, reference });
  const { visibleOffers } = offer.offers;
  const other = visibleOffers.find(({ type }) => type === matter);
  return other === undefined
    ? null
    : t("insteadMessage", {
        offer: sayOfferTitle(other, visibleOffers, t),
        vehicle,
        reference,
      });
}

const MATTERS: readonly string[] = [
  "offer",
  "visit",
  ...TRADE_OFFER_TYPES,
] satisfies readonly OfferMatter[];

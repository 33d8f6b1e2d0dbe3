import {
  ABOUT_PARAMETER,
  getContactAddress,
} from "#app/domain/address/contact-address.ts";
import { formatOfferNumber } from "#app/domain/trade-draft/offer-number.ts";
import type {
  TradeInterest,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import { valuationCopy } from "./copy.ts";
import { formatOwnName } from "./own-vehicle.ts";
import { findTradeRecord } from "./trade-access.server.ts";

/** Spec §9 numbers the topics of the contact form: trade appraisal, and selling my car (Assumption A412). */
const TOPICS: Readonly<Record<TradeInterest, number>> = {
  "trade-in": 3,
  sell: 4,
};
const OFFER = "offer";

/** Null while there is no page to write from. The address names neither the car nor the offer. */
export function findSecondLookAddress(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  { storeId, draft }: Pick<TradeRecord, "storeId" | "draft">,
): string | null {
  if (findPageAddress(profile, { language }, "contact") === null) return null;
  const address = getContactAddress({ storeId }, { language });
  const about = new URLSearchParams({
    topic: String(TOPICS[draft.interest]),
    [ABOUT_PARAMETER]: OFFER,
  });
  return `${address}${address.includes("?") ? "&" : "?"}${about}`;
}

/** How the message begins that asks for a second look: with the visitor's own offer, which their cookie names. */
export async function findSecondLookMessage(
  ports: Pick<AppPorts, "signedNames" | "tradeRecords" | "profile">,
  { language, tradeToken }: Pick<RequestFacts, "language" | "tradeToken">,
  query: URLSearchParams,
): Promise<string | null> {
  if (query.get(ABOUT_PARAMETER) !== OFFER) return null;
  const record = await findTradeRecord(ports, tradeToken).catch(() => null);
  if (record === null || record.offer === null) return null;
  const { texts } = ports.profile;
  const t = createTranslator(valuationCopy, texts[language], language);
  return t("secondLookMessage", {
    number: formatOfferNumber(record),
    vehicle: formatOwnName(record.draft.vehicle),
  });
}

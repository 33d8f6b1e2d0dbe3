import { getPageAddress } from "#app/domain/address/page-address.ts";
import { formatEssentialCookie } from "#app/domain/consent/storage-gate.ts";
import { TRADE_DRAFT } from "#app/domain/consent/stored-items.ts";
import {
  DRAFT_DAYS,
  type TradeContent,
  type TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { OFFER_STEP } from "./trade-steps.ts";

export type RecordPorts = Pick<
  AppPorts,
  "tradeRecords" | "signedNames" | "clock" | "profile" | "hasTls"
>;

/** The address of the step; what is told of the car stands in no address. */
export function getStepAddress(
  { language }: Pick<RequestFacts, "language">,
  step: string | null,
): string {
  const address = getPageAddress("sellTradeYourVehicle", { language });
  return step === null
    ? address
    : `${address}?step=${encodeURIComponent(step)}`;
}

/** The offer's own page may be asked for with one of its offers chosen. */
export const CHOICE_PARAMETER = "choose";

export function getChoiceAddress(
  facts: Pick<RequestFacts, "language">,
  type: TradeOfferType,
): string {
  return `${getStepAddress(facts, OFFER_STEP)}&${CHOICE_PARAMETER}=${type}#accept`;
}

/** The first form, filled with what was told of the car. */
export function getChangeAddress(
  facts: Pick<RequestFacts, "language">,
): string {
  return `${getStepAddress(facts, null)}?change=1`;
}

/** It opens the record in any browser. */
export function getPrivateAddress(
  { signedNames }: Pick<AppPorts, "signedNames">,
  facts: Pick<RequestFacts, "language">,
  { id }: Pick<TradeRecord, "id">,
): string {
  return `${getStepAddress(facts, null)}?trade=${signedNames.sign(id)}`;
}

export function buildTradeCookie(
  { signedNames, hasTls }: Pick<AppPorts, "signedNames" | "hasTls">,
  { id }: Pick<TradeRecord, "id">,
): string {
  return formatEssentialCookie(TRADE_DRAFT, signedNames.sign(id), hasTls);
}

/** Null stands for a token that is not ours, and for a record that is forgotten. */
export async function findTradeRecord(
  { signedNames, tradeRecords }: Pick<AppPorts, "signedNames" | "tradeRecords">,
  token: string | null,
): Promise<TradeRecord | null> {
  const id = token === null ? null : signedNames.read(token);
  return id === null ? null : tradeRecords.find(id);
}

const MOST_TRIES = 4;

/**
 * Changes what is stored by now: two tabs may tell different things at once, and each keeps what the other told. Null
 * stands for a record that is gone. Throws when nothing could be stored.
 */
export async function changeTradeRecord(
  ports: Pick<RecordPorts, "tradeRecords" | "clock" | "profile">,
  record: TradeRecord,
  change: (record: TradeRecord) => TradeContent,
): Promise<TradeRecord | null> {
  let latest: TradeRecord | null = record;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const content = change(latest);
    const keptUntilMs = computeKeptUntilMs(ports, content);
    if (await ports.tradeRecords.change(latest, content, keptUntilMs))
      return { ...latest, ...content, revision: latest.revision + 1 };
    latest = await ports.tradeRecords.find(record.id);
    if (latest === null) return null;
  }
  throw new Error("The trade record changes faster than it can be stored.");
}

/** Assumption A205: an accepted offer is kept as long as its lead, anything else for 30 days. */
export function computeKeptUntilMs(
  { clock, profile }: Pick<RecordPorts, "clock" | "profile">,
  { accepted }: Pick<TradeContent, "accepted">,
): number {
  const days =
    accepted === null ? DRAFT_DAYS : profile.leads.retentionDays.leads;
  return clock.nowMs() + days * DAY_MS;
}

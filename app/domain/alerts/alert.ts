import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import {
  findZonedDayStartMs,
  formatZonedDay,
  HOUR_MS,
} from "#app/domain/time.ts";

/** What a visitor wants to hear of: one car's price, or new cars that a search finds. */
export type Wish =
  | { readonly kind: "car"; readonly vin: string }
  /** The search's canonical address, without an order and a page. */
  | { readonly kind: "search"; readonly address: string };

/** What the visitor knows already, so that only news is told. */
export interface KnownFacts {
  /** The advertised total of the car; null while it was not shown. */
  readonly totalCents: number | null;
  /** The cars that the search found. */
  readonly vins: readonly string[];
}

export const NOTHING_KNOWN: KnownFacts = { totalCents: null, vins: [] };

export interface NewAlert {
  readonly email: string;
  /** uniqueUserId: whoever erases everything erases their alerts too. */
  readonly visitorId: string | null;
  readonly language: Language;
  readonly storeId: string;
  readonly wish: Wish;
  /** As the page called it when it was asked for: "2021 Honda CR-V EX", "used SUVs under $20,000". */
  readonly name: string;
  readonly known: KnownFacts;
  readonly createdAtMs: number;
  /** Nobody has confirmed it yet. */
  readonly endsAtMs: number;
}

export interface Alert extends NewAlert {
  /** Links in mails carry it: whoever reads the mailbox may confirm and stop. */
  readonly key: string;
  readonly confirmedAtMs: number | null;
}

/** Assumption A165: an alert that nobody confirms is forgotten. */
export const UNCONFIRMED_DAYS = 7;
/** Assumption A167: a search that finds more cars than this would bring mail every day. */
export const MOST_KNOWN = 500;
/** Assumption A166: mails of a day go out from this hour on, by the first store's clock. */
const SENDING_HOUR = 7;

const KEY = /^[0-9a-f]{36}$/;

export function isAlertKey(text: string): boolean {
  return KEY.test(text);
}

/** The column `wish` holds it: one mailbox has each wish once. */
export function formatWish(wish: Wish): string {
  return wish.kind === "car" ? `car:${wish.vin}` : `search:${wish.address}`;
}

export function parseWish(text: string): Wish {
  const at = text.indexOf(":");
  const rest = text.slice(at + 1);
  return text.slice(0, at) === "car"
    ? { kind: "car", vin: rest }
    : { kind: "search", address: rest };
}

/** Assumption A29: a fall counts from the profile's least amount on. */
export function isPriceDrop(
  known: number | null,
  nowCents: number | null,
  leastCents: number,
): boolean {
  return known !== null && nowCents !== null && known - nowCents >= leastCents;
}

export function listNewVins(
  known: readonly string[],
  found: readonly string[],
): readonly string[] {
  const told = new Set(known);
  return found.filter((vin) => !told.has(vin));
}

interface SendingDay {
  /** YYYY-MM-DD on the store's calendar: one mail a mailbox carries it. */
  readonly day: string;
  /** Alerts that were looked at before this moment are due. */
  readonly sinceMs: number;
}

/** The day whose mails may go out now; before its hour it is still the day before. */
export function getSendingDay(nowMs: number, timeZone: string): SendingDay {
  const shiftedMs = nowMs - SENDING_HOUR * HOUR_MS;
  const day = formatZonedDay(shiftedMs, timeZone);
  const startMs = findZonedDayStartMs(day, timeZone);
  return { day, sinceMs: startMs + SENDING_HOUR * HOUR_MS };
}

import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import { formatLongDay } from "#app/domain/long-day.ts";
import { toLocale } from "#app/domain/store-profile/fields/languages.ts";

/** Spec §3: end dates in 2050 stand for an offer that holds until the dealer takes it down. */
const STANDING_FROM_MS = Date.UTC(2049, 11, 31);

/** Nobody believes "until December 31, 2049", so no end is told of such an offer (Assumption A80). */
export function isStandingOffer({
  endDate,
}: Pick<PromotionDates, "endDate">): boolean {
  return Date.parse(endDate) >= STANDING_FROM_MS;
}

/** Words are of one time zone. */
export interface OfferEnd {
  /** The offer holds on its last day, such as "January 31, 2027". */
  readonly day: string;
  /** An offer that holds until midnight has no time, any other has "6:00 PM". */
  readonly time: string | null;
}

/** The end is not part of an offer, so one that ends at midnight holds for the whole day before. */
export function getOfferEnd(
  { endDate }: Pick<PromotionDates, "endDate">,
  timeZone: string,
  language: string,
): OfferEnd {
  const endMs = Date.parse(endDate);
  const time = new Intl.DateTimeFormat(toLocale(language), {
    timeStyle: "short",
    timeZone,
  });
  return {
    day: formatLongDay(endMs - 1, { timeZone, language }),
    time: isMidnight(endMs, timeZone) ? null : time.format(endMs),
  };
}

/** Prints "October 1, 2026". */
export function formatOfferStart(
  { startDate }: Pick<PromotionDates, "startDate">,
  timeZone: string,
  language: string,
): string {
  return formatLongDay(Date.parse(startDate), { timeZone, language });
}

/**
 * A service desk takes an offer off a bill by its code; at a sale and of the dealership it goes by its name, and often
 * without a word of it (Assumption A399).
 */
export function needsOfferCode(category: OfferSection): boolean {
  return category === "service";
}

/**
 * A service desk looks offers up by id and last month, which can be said over the phone ("BRAKE-CHECK-JAN27"): the same
 * offer of another season has another code, and one that stands has no month in it (Assumption A80).
 */
export function getOfferCode(
  { id, endDate }: Pick<PromotionDates, "endDate"> & { readonly id: string },
  timeZone: string,
): string {
  const name = id.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  if (isStandingOffer({ endDate })) return name;
  // A code is the same in every language.
  const lastMonth = new Intl.DateTimeFormat("en-US", {
    month: "short",
    year: "2-digit",
    timeZone,
  }).format(Date.parse(endDate) - 1);
  return `${name}-${lastMonth.toUpperCase().replace(" ", "")}`;
}

function isMidnight(atMs: number, timeZone: string): boolean {
  const clock = new Intl.DateTimeFormat("en-US", {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return clock.format(atMs) === "00:00:00" && atMs % 1000 === 0;
}

/** Each date of a promotion has its own offset, because the store's zone is written into it. */
export interface PromotionDates {
  readonly startDate: string;
  readonly endDate: string;
}

/** Spec §4: a promotion is active between start and end. Assumption A77: the start is included, the end is not. */
export function isActive(
  { startDate, endDate }: PromotionDates,
  nowMs: number,
): boolean {
  return Date.parse(startDate) <= nowMs && nowMs < Date.parse(endDate);
}

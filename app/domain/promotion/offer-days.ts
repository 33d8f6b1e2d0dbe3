import type { PromotionDates } from "./active-promotions.ts";

/** When an offer ends, in words of one time zone. */
export interface OfferEnd {
  /** "January 31, 2027": the last day that the offer holds on. */
  readonly day: string;
  /** "6:00 PM" when it ends within that day; null when it holds until midnight. */
  readonly time: string | null;
}

/** The end is no part of an offer: one that ends at midnight holds for the whole day before. */
export function getOfferEnd(
  { endDate }: Pick<PromotionDates, "endDate">,
  timeZone: string,
  language: string,
): OfferEnd {
  const endMs = Date.parse(endDate);
  const time = new Intl.DateTimeFormat(language, {
    timeStyle: "short",
    timeZone,
  });
  return {
    day: formatDay(endMs - 1, timeZone, language),
    time: isMidnight(endMs, timeZone) ? null : time.format(endMs),
  };
}

/** "October 1, 2026". */
export function formatOfferStart(
  { startDate }: Pick<PromotionDates, "startDate">,
  timeZone: string,
  language: string,
): string {
  return formatDay(Date.parse(startDate), timeZone, language);
}

/**
 * What a service desk looks an offer up by: its id and its last day, so that the same offer of another
 * season has another code. Assumption A96.
 */
export function getOfferCode(
  { id, endDate }: Pick<PromotionDates, "endDate"> & { readonly id: string },
  timeZone: string,
): string {
  const lastDay = new Intl.DateTimeFormat("en-CA", {
    dateStyle: "short",
    timeZone,
  }).format(Date.parse(endDate) - 1);
  const name = id.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `${name}-${lastDay.replaceAll("-", "")}`;
}

function formatDay(atMs: number, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeZone,
  }).format(atMs);
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

import type { PresentedPriceChange } from "#app/domain/gate/present-price-history.ts";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import { DAY_MS, formatZonedDay } from "#app/domain/time.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { buildPricePlot } from "./price-plot.ts";

/** The limit keeps the table short even if a feed changes a price every hour. */
const MOST_CHANGES = 40;

/** These are advertised totals, oldest first; no two that follow each other are alike. */
export interface PriceHistory {
  readonly rows: readonly {
    readonly atMs: number;
    /** It reads "Nov 6", on the store's calendar. */
    readonly day: string;
    /** Null means that the dealer gave no price. */
    readonly cents: number | null;
  }[];
  readonly untilMs: number;
}

interface Calendar {
  readonly timeZone: string;
  readonly language: Language;
  readonly nowMs: number;
}

/** Days are of the store's calendar, with the last price of each. Null means that there are none. */
export function buildPriceHistory(
  changes: readonly PresentedPriceChange[] | null,
  { timeZone, language, nowMs }: Calendar,
): PriceHistory | null {
  if (changes === null || changes.length === 0) return null;
  const day = new Intl.DateTimeFormat(toLocale(language), {
    timeZone,
    month: "short",
    day: "numeric",
    // A car that was here last year shows the year.
    ...(nowMs - (changes[0]?.atMs ?? nowMs) > 300 * DAY_MS && {
      year: "numeric",
    }),
  });
  const rows: PriceHistory["rows"][number][] = [];
  for (const { atMs, totalCents } of changes) {
    const row = { atMs, day: day.format(atMs), cents: totalCents };
    if (rows.at(-1)?.day === row.day) rows.pop();
    if (rows.at(-1)?.cents === row.cents) continue;
    rows.push(row);
  }
  return { rows: rows.slice(-MOST_CHANGES), untilMs: nowMs };
}

/** In its first week a price that stands still has no history. */
const STILL_DAYS = 7;

/** The day since when the price has not changed; null means that it has, that it is not shown, or that it is too young. */
export function findStillDay(
  history: PriceHistory | null,
  price: PresentedPrice,
): string | null {
  const first = history?.rows[0];
  return history === null ||
    first === undefined ||
    price.state !== "shown" ||
    buildPricePlot(history) !== null ||
    history.untilMs - first.atMs < STILL_DAYS * DAY_MS
    ? null
    : first.day;
}

/** Nobody buys a car sooner because it has stood for months: only fewer days are told, or a fallen price with them. */
const TOLD_DAYS = 45;

/**
 * Whole days on the store's own calendar count; the first is 0. They count from the first price where that is older, so
 * that "came in today" never stands beside a price of yesterday. Null means that nobody gave a day, or that it is no news.
 */
export function findDaysOnLot(
  {
    listedOn,
    hasAssumedListingDay,
  }: Pick<Vehicle, "listedOn" | "hasAssumedListingDay">,
  price: {
    readonly firstAtMs: number | null;
    readonly hasDropped: boolean;
  },
  { timeZone, nowMs }: Pick<Calendar, "timeZone" | "nowMs">,
): number | null {
  if (hasAssumedListingDay) return null;
  const priced =
    price.firstAtMs === null
      ? listedOn
      : formatZonedDay(price.firstAtMs, timeZone);
  const firstDay = priced < listedOn ? priced : listedOn;
  const today = formatZonedDay(nowMs, timeZone);
  const days = Math.round((Date.parse(today) - Date.parse(firstDay)) / DAY_MS);
  if (!Number.isFinite(days)) return null;
  return days < TOLD_DAYS || price.hasDropped ? Math.max(0, days) : null;
}

import type { PresentedPriceChange } from "#app/domain/gate/present-price-history.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { DAY_MS, formatZonedDay } from "#app/domain/time.ts";

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
  const day = new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
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

/** Whole days on the store's own calendar count; the first is 0. */
export function countDaysOnLot(
  listedOn: string,
  timeZone: string,
  nowMs: number,
): number {
  const today = formatZonedDay(nowMs, timeZone);
  const days = (Date.parse(today) - Date.parse(listedOn)) / DAY_MS;
  return Number.isFinite(days) ? Math.max(0, Math.round(days)) : 0;
}

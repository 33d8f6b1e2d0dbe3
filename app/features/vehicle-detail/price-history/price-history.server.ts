import type { PresentedPriceChange } from "#app/domain/gate/present-price-history.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { PriceHistory } from "#app/features/vehicle-detail/vehicle-page-data.ts";

/** The limit keeps the table short even if a feed changes a price every hour. */
const MOST_CHANGES = 40;

interface Calendar {
  readonly timeZone: string;
  readonly language: Language;
  readonly nowMs: number;
}

/**
 * The history is in days of the store's calendar; the last price of a day is that day's. It is null without
 * one.
 */
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
  const rows: { atMs: number; day: string; dollars: number | null }[] = [];
  for (const { atMs, totalDollars } of changes) {
    const row = { atMs, day: day.format(atMs), dollars: totalDollars };
    if (rows.at(-1)?.day === row.day) rows.pop();
    if (rows.at(-1)?.dollars === row.dollars) continue;
    rows.push(row);
  }
  return { rows: rows.slice(-MOST_CHANGES), untilMs: nowMs };
}

import type { PresentedPriceChange } from "#app/domain/gate/present-price-history.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import { DAY_MS } from "#app/domain/time.ts";

interface Calendar {
  readonly timeZone: string;
  readonly language: Language;
  readonly nowMs: number;
}

/** A weekday is said of the last days only, so that it means one. */
const WEEKDAY_MS = 6 * DAY_MS;

/** The day on which the price began to be lower by `dropDollars`, as a text; null where the history does not tell. */
export function findDropDay(
  changes: readonly PresentedPriceChange[],
  dropDollars: number,
  { timeZone, language, nowMs }: Calendar,
): string | null {
  const now = changes.at(-1)?.totalCents ?? null;
  if (now === null) return null;
  // Cards round to whole dollars.
  const before = now + (dropDollars - 1) * 100;
  const last = changes.findLastIndex(
    ({ totalCents }) => totalCents !== null && totalCents >= before,
  );
  const change = changes[last + 1];
  if (last < 0 || change === undefined) return null;
  const isRecent = nowMs - change.atMs < WEEKDAY_MS;
  return new Intl.DateTimeFormat(toLocale(language), {
    timeZone,
    ...(isRecent ? { weekday: "long" } : { month: "short", day: "numeric" }),
  }).format(change.atMs);
}

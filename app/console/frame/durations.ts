import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";

/** "40 minutes", "3 hours" or "2 days": the largest unit of which there are two. */
export function formatDuration(language: Language, durationMs: number): string {
  const [unit, unitMs] =
    durationMs >= 2 * DAY_MS
      ? (["day", DAY_MS] as const)
      : durationMs >= 2 * HOUR_MS
        ? (["hour", HOUR_MS] as const)
        : (["minute", MINUTE_MS] as const);
  return new Intl.NumberFormat(toLocale(language), {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(Math.max(0, Math.floor(durationMs / unitMs)));
}

import type { Translate } from "#app/site/page/copy.ts";

const HOUR_MINUTES = 60;

/** It reads "About 45 minutes", and "About 2 hours" of whole hours. */
export function sayDuration(
  minutes: number,
  t: Translate<"minutes" | "wholeHours">,
): string {
  return minutes % HOUR_MINUTES === 0
    ? t("wholeHours", { count: minutes / HOUR_MINUTES })
    : t("minutes", { count: minutes });
}

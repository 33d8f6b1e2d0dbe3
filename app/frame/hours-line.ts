import type { StoreView } from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatUnbroken } from "#app/site/page/format.ts";

/** "Mon – Fri 9 AM – 6 PM, Sat 9 AM – 4 PM, Sun Closed", broken at the commas alone. */
export function formatHoursLine(
  { hours }: Pick<StoreView, "hours">,
  t: Translate<"hoursRow">,
): string {
  return hours.map((row) => formatUnbroken(t("hoursRow", row))).join(", ");
}

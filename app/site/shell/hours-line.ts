import type { StoreView } from "#app/site/store/site-view.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import { unbroken } from "#app/site/texts/unbroken.ts";

/** "Mon – Fri 9 AM – 6 PM, Sat 9 AM – 4 PM, Sun Closed", broken at the commas alone. */
export function hoursLine(
  { hours }: Pick<StoreView, "hours">,
  t: Translate<"hoursRow">,
): string {
  return hours.map((row) => unbroken(t("hoursRow", row))).join(", ");
}

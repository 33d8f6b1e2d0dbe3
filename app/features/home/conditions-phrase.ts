import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { HomeText } from "./copy.ts";

/** The phrase reads "used, new and certified"; it is empty when nothing is sold. */
export function formatConditions(
  conditions: readonly Condition[],
  t: Translate<HomeText>,
  language: string,
): string {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const words = conditions.map((condition) => t(`condition.${condition}`));
  // House style puts no comma before "and".
  return list.format(words).replace(/,( and )/, "$1");
}

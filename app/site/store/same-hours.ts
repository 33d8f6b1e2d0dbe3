import type { StoreView } from "#app/site/page/site-view.ts";

type Hours = StoreView["hours"];

/** The hours that every store keeps, special days with them; null where one differs or there is no store. */
export function findSameHours(
  stores: readonly Pick<StoreView, "hours">[],
): Hours | null {
  const [first, ...others] = stores.map(({ hours }) => hours);
  if (first === undefined) return null;
  const text = writeHours(first);
  return others.every((it) => writeHours(it) === text) ? first : null;
}

function writeHours(hours: Hours): string {
  return hours.map((it) => `${it.days} ${it.hours}`).join("\n");
}

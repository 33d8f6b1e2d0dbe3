import type { JudgedCar } from "./verdicts.ts";

/** What each car costs above the cheapest of them; null where one of their prices is not known. */
export function listDollarsAboveCheapest(
  cars: readonly JudgedCar[],
): readonly number[] | null {
  const totals = cars.flatMap(({ totalDollars }) => totalDollars ?? []);
  if (totals.length < cars.length) return null;
  const cheapest = Math.min(...totals);
  return totals.map((total) => total - cheapest);
}

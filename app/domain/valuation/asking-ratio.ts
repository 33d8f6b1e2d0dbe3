import type { Trade } from "#app/domain/store-profile/store-profile.ts";

/** One of our own vehicles of the model. */
export interface AskedPrice {
  readonly askingDollars: number;
  /** What the book says that a dealer asks for it. */
  readonly bookDollars: number;
}

/** One price that has nothing to do with the car must not move all others. */
const FURTHEST = 0.4;

/**
 * Assumption A192: by how much our asking prices for a model are above the book, pulled to 1 where few vehicles say so.
 * It is 1 for fewer vehicles than the profile's least, so that it tells the price of none of them.
 */
export function computeAskingRatio(
  prices: readonly AskedPrice[],
  {
    leastVehicles,
    halfwayVehicles,
    mostPercent,
  }: Trade["valuation"]["askingPrices"],
): number {
  if (prices.length < leastVehicles) return 1;
  const logs = prices.map(({ askingDollars, bookDollars }) =>
    Math.max(
      -FURTHEST,
      Math.min(FURTHEST, Math.log(askingDollars / bookDollars)),
    ),
  );
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const moved = Math.exp(
    (mean * prices.length) / (prices.length + halfwayVehicles),
  );
  const most = 1 + mostPercent / 100;
  return Math.max(1 / most, Math.min(most, moved));
}

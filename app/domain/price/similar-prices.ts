/** A car of the store's own stock whose price may be shown. */
export interface PricedCar {
  readonly vin: string;
  readonly miles: number;
  readonly totalCents: number;
}

/** What the other cars' prices say of one car; the others go from the fewest miles to the most. */
export interface PriceAmongSimilar<Car extends PricedCar> {
  readonly others: readonly Car[];
  /** By so much the car is cheaper than the others' average; null where that is less than is worth a sentence. */
  readonly belowDollars: number | null;
  /** More of them than the others' average; negative where there are fewer. */
  readonly moreMiles: number;
}

/** With fewer cars an average would be one or two cars' own story (Assumption A300). */
export const MIN_SIMILAR_CARS = 5;
/** More dots than this tell nothing more; those nearest in miles stay. */
export const MAX_SIMILAR_CARS = 40;
/** Cars this many model years apart are still alike. */
export const SIMILAR_YEARS = 2;
const MIN_BELOW_CENTS = 10_000;

/**
 * Null where too few others are priced. The sentence never says more than the stock does: the average is rounded down,
 * and the difference to whole ten dollars.
 */
export function comparePrice<Car extends PricedCar>(
  car: PricedCar,
  priced: readonly Car[],
): PriceAmongSimilar<Car> | null {
  const apart = (it: PricedCar) => Math.abs(it.miles - car.miles);
  const others = priced
    .filter(({ vin }) => vin !== car.vin)
    .toSorted((a, b) => apart(a) - apart(b) || compareVins(a, b))
    .slice(0, MAX_SIMILAR_CARS)
    .toSorted((a, b) => a.miles - b.miles || compareVins(a, b));
  if (others.length < MIN_SIMILAR_CARS) return null;
  const belowCents =
    average(others.map((it) => it.totalCents)) - car.totalCents;
  return {
    others,
    belowDollars:
      belowCents >= MIN_BELOW_CENTS ? Math.floor(belowCents / 1000) * 10 : null,
    moreMiles: car.miles - average(others.map(({ miles }) => miles)),
  };
}

function compareVins(a: PricedCar, b: PricedCar): number {
  return a.vin < b.vin ? -1 : Number(a.vin > b.vin);
}

function average(values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.floor(sum / values.length);
}

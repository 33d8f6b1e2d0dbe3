import { PLOT } from "#app/features/vehicle-detail/price-history/price-plot.ts";

interface Dot {
  readonly miles: number;
  readonly totalCents: number;
}

/** A dot has a width of its own, and none hangs over an end. */
const MARGIN = 15;

/** Every car has a place inside the plot: miles go to the right, prices go up. */
export function buildPriceDots(cars: readonly Dot[]) {
  const miles = findEnds(cars.map((car) => car.miles));
  const cents = findEnds(cars.map((car) => car.totalCents));
  return {
    miles,
    cents,
    toPath: (some: readonly Dot[]) =>
      some
        .map((car) => {
          const across = getShare(car.miles, miles);
          const x = Math.round(MARGIN + across * (PLOT.width - 2 * MARGIN));
          const up = getShare(car.totalCents, cents);
          return `M${x} ${Math.round((1 - up) * PLOT.height)}h0`;
        })
        .join(""),
  };
}

interface Ends {
  readonly least: number;
  readonly most: number;
}

function findEnds(values: readonly number[]): Ends {
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** Where all are alike, they stand in the middle. */
function getShare(value: number, { least, most }: Ends): number {
  return most === least ? 0.5 : (value - least) / (most - least);
}

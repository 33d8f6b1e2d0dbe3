/** Assumption A511: a lead of fewer miles is none. */
export const LEAST_MILES = 500;

interface DrivenCar {
  readonly isNew: boolean;
  /** Null is not known. */
  readonly miles: number | null;
}

/** Assumption A511: where all are nearly alike, or all are new, none is ahead; else the one with the fewest is. */
export function listMileMeasures(
  cars: readonly DrivenCar[],
): readonly (number | null)[] {
  const known = cars.flatMap(({ miles }) => miles ?? []);
  if (cars.every(({ isNew }) => isNew)) return cars.map(() => null);
  const fewest = Math.min(...known);
  const areAlike = Math.max(...known) - fewest < LEAST_MILES;
  return cars.map(({ miles }) =>
    miles === null ? null : -(areAlike ? fewest : miles),
  );
}

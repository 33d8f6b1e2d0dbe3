/** Assumption A511: a lead of fewer miles is none. */
export const LEAST_MILES = 500;

interface DrivenCar {
  readonly isNew: boolean;
  /** Null is not known. */
  readonly miles: number | null;
}

/** Assumption A511: cars that are nearly alike share the lead, and of new ones alone none has it. */
export function listMileMeasures(
  cars: readonly DrivenCar[],
): readonly (number | null)[] {
  const known = cars.flatMap(({ miles }) => miles ?? []);
  if (cars.every(({ isNew }) => isNew)) return cars.map(() => null);
  const fewest = Math.min(...known);
  return cars.map(({ miles }) =>
    miles === null ? null : -(miles - fewest < LEAST_MILES ? fewest : miles),
  );
}

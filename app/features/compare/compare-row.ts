import type { PriceKey } from "#app/domain/gate/gate.ts";
import type {
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";
import type { CompareRowText } from "./rows-copy.ts";

export type Car = PresentedVehicle<VehicleRecord>;
/** Null, or an empty text, says nothing of the car. */
export type Row = readonly [
  label: string,
  getValue: (car: Car) => string | null,
  more?: {
    readonly getNotes?: (cars: readonly Car[]) => readonly (string | null)[];
    readonly getTerms?: (car: Car) => string | null;
    /** What stands in place of a value that is not to be seen; it gives no row to cars that have no value. */
    readonly getStandIn?: (car: Car) => string | null;
    /** Null where nothing opens what is kept back. */
    readonly getKey?: (car: Car) => PriceKey | null;
    /** The greatest is the best; null is not known, or no better than another. */
    readonly getMeasures?: (cars: readonly Car[]) => readonly (number | null)[];
  },
];

export interface Words {
  readonly t: Translate<CompareRowText>;
  readonly tVehicles: Translate<VehiclesText>;
}

/** Nothing is best where one is not known, or where all are alike. */
export function findBest(
  measures: readonly (number | null)[],
): readonly number[] {
  const known = measures.filter((it) => it !== null);
  const most = Math.max(...known);
  if (known.length < measures.length || Math.min(...known) === most) return [];
  return measures.flatMap((it, at) => (it === most ? [at] : []));
}

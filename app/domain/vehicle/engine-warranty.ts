import type { FuelType, Vehicle } from "./vehicle.ts";

/** Batteries and fuel cells drive a motor: there is no engine to cover. */
export const FUELS_WITHOUT_ENGINE: readonly FuelType[] = [
  "electric",
  "hydrogen",
];

/**
 * Spec §1: the engine warranty is standard on vehicles under 85,000 miles. One with exactly that many, with unknown miles
 * or without an engine has none (Assumption A31).
 */
export function hasEngineWarranty(
  { miles, fuelType }: Pick<Vehicle, "miles" | "fuelType">,
  { maxMiles }: { readonly maxMiles: number },
): boolean {
  return (
    miles !== null &&
    miles <= getMostCoveredMiles(maxMiles) &&
    (fuelType === null || !FUELS_WITHOUT_ENGINE.includes(fuelType))
  );
}

/** "Under 85,000 miles" is 84,999 in every address and search. */
export function getMostCoveredMiles(maxMiles: number): number {
  return maxMiles - 1;
}

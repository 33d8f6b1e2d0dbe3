import type { NormalizedModel } from "#app/domain/makes/normalize-model.ts";
import { parseFuelType } from "#app/domain/vehicle-words/feed-words.ts";
import type { FuelType } from "#app/domain/vehicle/vehicle.ts";
import type { DecodedVin } from "#app/domain/vehicle/vin.ts";
import type { FeedRow } from "./feed-row.ts";
import { readCell } from "./row-cell.ts";

/** Mild hybrids have a gasoline VIN, and their words tell of the motor. */
const HYBRID_WORDS = /hybrid|electric|e-?torque|eq boost|\bmhev\b|4xe|energi/i;

/** It compares what the fuel column says with the VIN and the model; null when nothing contradicts it. */
export function describeOddFuel(
  row: FeedRow,
  model: NormalizedModel,
  decoded: DecodedVin | null,
): string | null {
  const said = parseFuelType(readCell(row, "fuelType") ?? "");
  if (said === null) return null;
  const inVin = decoded?.fuelType ?? null;
  if (inVin !== null && isOther(said, inVin, row, model))
    return `fuel is not the VIN's: the VIN says ${inVin}, the feed says ${said}`;
  return model.isElectric && !isCharged(said)
    ? `fuel is not the model's: the ${model.make} ${model.model} is electric, the feed says ${said}`
    : null;
}

function isOther(
  said: FuelType,
  inVin: FuelType,
  row: FeedRow,
  model: NormalizedModel,
): boolean {
  if (said === inVin || (isCharged(said) && isCharged(inVin))) return false;
  if (isCharged(inVin) || inVin === "diesel") return true;
  // The decoder knows of many hybrids by their engine alone.
  if (said === "hybrid" || said === "plug-in-hybrid")
    return !HYBRID_WORDS.test(
      [
        model.model,
        model.trim,
        readCell(row, "engine"),
        readCell(row, "trim"),
        readCell(row, "title"),
      ].join(" "),
    );
  return said === "diesel" || isCharged(said);
}

function isCharged(fuel: FuelType): boolean {
  return fuel === "electric" || fuel === "hydrogen";
}

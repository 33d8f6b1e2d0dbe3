import { foldText } from "#app/domain/vehicle/normalize-text.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

type Named = Pick<
  Vehicle,
  "vin" | "stockNumber" | "year" | "make" | "model" | "trim"
>;

/** Every word stands somewhere in the vehicle's name, its stock number or its VIN. */
export function hasWords(vehicle: Named, words: string): boolean {
  const { vin, stockNumber, year, make, model, trim } = vehicle;
  const said = foldText([vin, stockNumber, year, make, model, trim].join(" "));
  return foldText(words)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

import { isElectricModel } from "#app/domain/makes/known-makes.ts";
import { BODY_WORDS } from "#app/domain/vehicle-words/plain-words.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { isRuled } from "./build-tables.ts";

/** Manual gearboxes of cars have seven gears at most. */
const MANY_GEARS = /\b(?:8|9|10)[\s-]?speed/i;
/** These hybrids have been sold with a clutch pedal. */
const MANUAL_HYBRIDS = new Set(["Insight", "Civic", "Civic Hybrid", "CR-Z"]);
const MANUAL_MINIVANS = new Set(["Mazda5"]);

/** Only a trim like these comes with a manual gearbox alone. */
const ONLY_MANUAL: readonly (readonly [
  make: string,
  name: RegExp,
  before?: number,
])[] = [
  ["Honda", /^Civic (?:Si|Type R)\b/],
  ["Honda", /^S2000\b/],
  ["Ford", /^(?:Focus|Fiesta) (?:ST|RS)\b/],
  ["Ford", /^Shelby GT350\b/],
  ["Subaru", /^WRX STI\b/],
  ["Dodge", /^Viper\b/],
  ["Toyota", /^GR Corolla\b/, 2025],
];

/** What is said of it stands behind the transmission's name. */
export function findTransmissionFault(vehicle: Vehicle): string | null {
  const { transmission, transmissionText, fuelType, bodystyle } = vehicle;
  const { make, model, trim, year } = vehicle;
  if (transmission === "automatic") {
    const name = `${model} ${trim ?? ""}`;
    const isOnlyManual = ONLY_MANUAL.some(
      ([of, pattern, before = Infinity]) =>
        of === make && pattern.test(name) && year < before,
    );
    return isOnlyManual ? "which is sold with a manual gearbox alone" : null;
  }
  if (transmission !== "manual") return null;
  if (MANY_GEARS.test(transmissionText ?? ""))
    return `and “${transmissionText}” has more gears than any clutch pedal`;
  if (fuelType === "electric" || isElectricModel(make, model))
    return "and electric cars have no gears to shift";
  if (
    (fuelType === "hybrid" || fuelType === "plug-in-hybrid") &&
    !MANUAL_HYBRIDS.has(model)
  )
    return "which no hybrid of its kind has";
  if (bodystyle === "minivans" && !MANUAL_MINIVANS.has(model))
    return `which no ${BODY_WORDS[bodystyle].toLowerCase()} of its kind has`;
  return isRuled("onlyAutomatic", vehicle)
    ? "which this model was not sold with"
    : null;
}

import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { type Build, usualMiles } from "./price.ts";
import type { Random } from "./random.ts";

const SPREAD = 0.3;
const MAX_MILES = 189_000;
const MIN_USED_MILES = 1_200;
/** Below the 75,000 miles that certified programs accept. */
const CERTIFIED_MILES = { usualShare: 0.8, max: 74_500 };

export function pickMiles(
  random: Random,
  build: Build,
  condition: Condition,
  ageYears: number,
): number {
  if (condition === "new") return random.integer(3, 60);
  const usual = usualMiles(Math.max(0.25, ageYears)) * getUseFactor(build);
  const miles = Math.round(usual * Math.exp(SPREAD * random.bell()));
  if (condition === "certified") {
    const few = Math.round(miles * CERTIFIED_MILES.usualShare);
    return few <= CERTIFIED_MILES.max
      ? Math.max(MIN_USED_MILES, few)
      : random.integer(55_000, CERTIFIED_MILES.max);
  }
  return Math.max(
    MIN_USED_MILES,
    miles <= MAX_MILES ? miles : random.integer(150_000, MAX_MILES),
  );
}

/** Vans work, convertibles and coupes are driven on fair days. */
function getUseFactor({ line, powertrain }: Build): number {
  if (line.bodystyle === "commercial") return 1.3;
  if (line.bodystyle === "convertibles" || line.model === "Corvette")
    return 0.55;
  if (line.bodystyle === "coupes") return 0.75;
  return powertrain.fuelType === "electric" ? 0.85 : 1;
}

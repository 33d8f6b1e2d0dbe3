import { parseDrivetrain } from "#app/domain/vehicle-words/feed-words.ts";
import type {
  Drivetrain,
  FuelType,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { isElectricModel } from "#app/domain/makes/known-makes.ts";
import { isRuled } from "./build-tables.ts";
import { findTransmissionFault } from "./transmission-fault.ts";
import type { VehicleCheck } from "./vehicle-check.ts";

const DRIVEN: Readonly<Record<Drivetrain, string>> = {
  fwd: "front-wheel drive",
  rwd: "rear-wheel drive",
  awd: "all-wheel drive",
  "4wd": "four-wheel drive",
};

const DIESEL_ENGINE = /\bdiesel\b|turbodiesel|\btdi\b|\bduramax\b|\bcummins\b/i;
/** "Gas/Electric" is a hybrid, and a "Direct Gasoline Injection" has a tank. */
const ELECTRIC_ENGINE =
  /^(?!.*(?:gas|hybrid|\bi-?[3-6]\b|\bv-?\d))[^\n]*\b(?:electric|ev|dual motor|single motor)\b/i;
const BURNING_ENGINE = /\b\d\.\d\s?l\b|\b[ivh]-?(?:[3-9]|1[026])\b|\bcyl/i;
export const BUILD_CHECKS: readonly VehicleCheck[] = [
  {
    id: "drivetrain-not-of-model",
    severity: "warning",
    title: "Drivetrain that the model or trim never had",
    meaning:
      "Shoppers who need all-wheel drive filter by it, and this model or trim was not built with what the feed says.",
    advice:
      "Look at the vehicle or its window sticker, and correct the drivetrain, or the model, in the feed.",
    find: (vehicle) => {
      const { drivetrain, make, model, trim, year } = vehicle;
      if (drivetrain === null) return null;
      const inTrim = parseDrivetrain(trim ?? "");
      if (inTrim !== null && drivesAll(inTrim) !== drivesAll(drivetrain))
        return {
          detail: `${DRIVEN[drivetrain]}, and the trim “${trim}” is ${DRIVEN[inTrim]}`,
        };
      if (!isBuiltOtherwise(vehicle)) return null;
      return {
        detail: `${DRIVEN[drivetrain]}, which no ${year} ${make} ${model} has`,
      };
    },
  },
  {
    id: "transmission-not-of-model",
    severity: "warning",
    title: "Transmission that the model never had",
    meaning:
      "A manual gearbox is what some shoppers look for and most cannot drive. This model was not sold with what the feed says.",
    advice: "Count the pedals, and correct the transmission in the feed.",
    find: (vehicle) => {
      const { transmission, make, model, year } = vehicle;
      const reason = findTransmissionFault(vehicle);
      if (transmission === null || reason === null) return null;
      return {
        detail: `${transmission}, ${reason} (${year} ${make} ${model})`,
      };
    },
  },
  {
    id: "fuel-at-odds",
    severity: "warning",
    title: "Fuel that contradicts the engine or the model",
    meaning:
      "The page names one fuel and an engine, or a model, of another. Searches by fuel show the wrong cars.",
    advice: "Correct whichever of the two is wrong in the feed.",
    find: (vehicle) => {
      const reason = findFuelFault(vehicle);
      return reason === null ? null : { detail: reason };
    },
  },
];

function drivesAll(drivetrain: Drivetrain): boolean {
  return drivetrain === "awd" || drivetrain === "4wd";
}

function isBuiltOtherwise(vehicle: Vehicle): boolean {
  switch (vehicle.drivetrain) {
    case "rwd":
      return isRuled("neverRear", vehicle) || isRuled("onlyAll", vehicle);
    case "fwd":
      return isRuled("neverFront", vehicle) || isRuled("onlyAll", vehicle);
    case "awd":
    case "4wd":
      return isRuled("onlyFront", vehicle) || isRuled("onlyRear", vehicle);
    default:
      return false;
  }
}

function findFuelFault(vehicle: Vehicle): string | null {
  const { fuelType, engine, make, model } = vehicle;
  if (fuelType === null) return null;
  if (isElectricModel(make, model) && !isCharged(fuelType))
    return `${fuelType}, and the ${make} ${model} is electric`;
  if (engine !== null) {
    const told = `${fuelType}, and the engine is “${engine}”`;
    if (DIESEL_ENGINE.test(engine)) return fuelType === "diesel" ? null : told;
    if (ELECTRIC_ENGINE.test(engine)) return isCharged(fuelType) ? null : told;
    if (fuelType === "electric" && BURNING_ENGINE.test(engine)) return told;
  }
  return fuelType === "diesel" && isNeverDiesel(vehicle)
    ? `diesel, which no ${make} ${model} burns in the United States`
    : null;
}

function isCharged(fuelType: FuelType): boolean {
  return fuelType === "electric" || fuelType === "hydrogen";
}

/** Only of models that the rules know at all, and never of vans and pickups. */
function isNeverDiesel(vehicle: Vehicle): boolean {
  const { bodystyle } = vehicle;
  if (bodystyle === "trucks" || bodystyle === "commercial") return false;
  const isKnown =
    isRuled("neverRear", vehicle) || isRuled("neverFront", vehicle);
  return isKnown && !isRuled("withDiesel", vehicle);
}

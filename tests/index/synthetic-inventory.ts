import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  DRIVETRAINS,
  type StockedVehicle,
  type Vehicle,
} from "#app/domain/vehicle/vehicle.ts";

export const NOW_MS = Date.UTC(2026, 6, 1);
const BATCH_SIZE = 1_000;

export const STORE_IDS = ["aurora", "elgin", "gary", "joliet"];

/** Thirty makes of eight models each; the first ones are common. */
const MAKES =
  "Aldera Borealis Caspian Dunmore Everest Fairlane Galante Hartley Ibex Juniper Kestrel Lumina Meridia Norwood Orion Palisade Quantum Ridgeway Solace Tamarack Umbria Valor Westward Xenon Yarrow Zephyr Arden Brio Corvo Delmar".split(
    " ",
  );
const MODELS = "Atlas Breeze Comet Drift E-300 F-150 Glide Haven".split(" ");
const TRIMS = [
  "S",
  "SE",
  "SEL",
  "Limited",
  "Touring",
  "EX-L",
  "Sport",
  "Premium Plus",
  "XLT",
  "Base",
];
const PAINTS = [
  "Pearl",
  "Metallic",
  "Rallye",
  "Midnight",
  "Crystal",
  "Lunar",
  "Deep",
];

/** The same vehicles for the same count: shares of values fall off as on a real lot. */
export function* syntheticInventory(
  count: number,
): Generator<readonly StockedVehicle[]> {
  const random = createSeededChance(20_260_701);
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, count - start);
    yield Array.from({ length: size }, (_, at) => stock(start + at, random));
  }
}

function stock(number: number, random: () => number): StockedVehicle {
  const vehicle = makeVehicle(number, random);
  const firstSeenAtMs = Date.parse(`${vehicle.listedOn}T12:00:00Z`);
  const hasDropped = vehicle.salePriceCents !== null && random() < 0.12;
  const firstPrice =
    vehicle.salePriceCents === null
      ? null
      : vehicle.salePriceCents + (hasDropped ? 75_000 : 0);
  return {
    vehicle,
    feed: "synthetic",
    firstSeenAtMs,
    changedAtMs: firstSeenAtMs,
    goneAtMs: null,
    priceHistory: [
      { atMs: firstSeenAtMs, salePriceCents: firstPrice },
      ...(hasDropped
        ? [{ atMs: NOW_MS - DAY_MS, salePriceCents: vehicle.salePriceCents }]
        : []),
    ],
  };
}

function makeVehicle(number: number, random: () => number): Vehicle {
  const few = <T>(list: readonly T[]): T => pick(list, random() ** 2);
  const makeAt = Math.floor(random() ** 2 * MAKES.length);
  const model = few(MODELS);
  const year = 2026 - Math.floor(random() ** 2 * 16);
  const isNew = year >= 2025 && random() < 0.7;
  const features = FEATURES.filter(
    (_, at) => random() < 0.75 / (1 + ((at * 7) % 23) / 4),
  );
  const bodystyle = few(BODY_STYLES);
  const exterior = few(COLOR_FAMILIES);
  const interior = few(COLOR_FAMILIES);
  const age = 2027 - year;
  return {
    vin: buildVin(number),
    stockNumber: `P${String(number * 7 + 10_000_019)}`,
    storeId: few(STORE_IDS),
    condition: isNew ? "new" : random() < 0.2 ? "certified" : "used",
    year,
    make: MAKES[makeAt] ?? "Aldera",
    model,
    trim: random() < 0.9 ? few(TRIMS) : null,
    bodystyle,
    doors: 4,
    seats: number % 11 === 0 ? 7 : null,
    drivetrain: random() < 0.97 ? few(DRIVETRAINS) : null,
    transmission: random() < 0.94 ? "automatic" : "manual",
    transmissionText: null,
    fuelType:
      random() < 0.8 ? "gasoline" : few(["hybrid", "electric", "diesel"]),
    engine: null,
    mpgCity: null,
    mpgHighway: null,
    // Without chance: another draw would change every vehicle after it.
    mpgCombined: number % 7 === 0 ? null : 18 + (number % 31),
    msrpCents: null,
    electricRangeMiles: null,
    inServiceOn: null,
    stockStatus: "in-stock",
    hold: null,
    expectedOn: null,
    batteryKilowattHours: null,
    chargeHours: null,
    fastChargeMinutes: null,
    chargePort: null,
    towingPounds: null,
    cargoCubicFeet: null,
    exteriorColor: `${few(PAINTS)} ${exterior}`,
    exteriorColorFamily: exterior,
    interiorColor: interior,
    interiorColorFamily: interior,
    miles: isNew
      ? Math.floor(random() * 60)
      : Math.floor(age * random() * 16_000),
    salePriceCents:
      random() < 0.02
        ? null
        : Math.round((12_000 + random() ** 2 * 70_000) * (1 - age * 0.045)) *
          100,
    oldPriceCents: null,
    requiredAddOns: [],
    features: features.map((feature) => feature.label),
    featureKeys: features.map((feature) => feature.key),
    description: null,
    images: {
      imageCustomBg: [],
      previewImage: `https://photos.example.com/${number}/1.jpg`,
      additionalImages: [`https://photos.example.com/${number}/2.jpg`],
      evoxImages: [],
    },
    listedOn: new Date(NOW_MS - Math.floor(random() ** 2 * 200 + 1) * DAY_MS)
      .toISOString()
      .slice(0, 10),
  };
}

/** Distinct and scattered: 7919 is prime to 10⁸. */
function buildVin(number: number): string {
  const scattered = (number * 7_919) % 100_000_000;
  return `2HKRW2H8${String.fromCharCode(65 + (number % 8))}${String(scattered).padStart(8, "0")}`;
}

function pick<T>(list: readonly T[], share: number): T {
  const picked = list[Math.floor(share * list.length)] ?? list[0];
  if (picked === undefined) throw new RangeError("Nothing to pick from.");
  return picked;
}

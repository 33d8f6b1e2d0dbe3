import { listFeatureKeys } from "#app/domain/vehicle/named-features.ts";
import type {
  ColorFamily,
  Condition,
  RequiredAddOn,
  StockedVehicle,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { SAMPLE_FEED } from "#app/domain/inventory/import-run.ts";
import { describe, passDraws } from "./descriptions.ts";
import { pickEquipment } from "./equipment.ts";
import { pickInterior } from "./interior.ts";
import { pickMiles } from "./miles.ts";
import { pickPaint } from "./paint.ts";
import { type Build, dealerPrice, marketPrice, computeMsrp } from "./price.ts";
import { makePriceHistory } from "./pricing-history.ts";
import type { Random } from "./random.ts";

const NO_PRICE_SHARE = 0.012;
const NO_DESCRIPTION_SHARE = 0.04;
const ADD_ON_SHARE = 0.05;
const LIST_PRICE_SHARE = 0.07;
const WAS_PRICE_SHARE = 0.6;

const ADD_ONS: readonly RequiredAddOn[] = [
  { name: "All-weather floor mats", priceCents: 189_00 },
  { name: "Wheel locks", priceCents: 99_00 },
  { name: "Window tint", priceCents: 299_00 },
];

export interface Listing {
  readonly build: Build;
  readonly condition: Condition;
  readonly storeId: string;
  readonly vin: string;
  readonly stockNumber: string;
  /** YYYY-MM-DD */
  readonly listedOn: string;
  readonly firstSeenAtMs: number;
  /** Latest instant at which anything about it can have changed. */
  readonly lastAtMs: number;
  readonly goneAtMs: number | null;
  /** In years, of the model year. */
  readonly ageYears: number;
  readonly colorsBeside: ReadonlySet<ColorFamily>;
  /** Every price has these on top of its whole dollars. */
  readonly extraCents: number;
}

export function makeStockedVehicle(
  random: Random,
  listing: Listing,
): StockedVehicle {
  const { build, condition, firstSeenAtMs, lastAtMs, goneAtMs } = listing;
  const miles = pickMiles(random, build, condition, listing.ageYears);
  const priceDollars = random.chance(NO_PRICE_SHARE)
    ? null
    : askingPrice(random, listing, miles);
  const priceHistory = makePriceHistory(random, {
    priceDollars,
    ceilingDollars: condition === "new" ? computeMsrp(build) : null,
    firstSeenAtMs,
    lastAtMs,
    extraCents: listing.extraCents,
  });
  const toCents = (dollars: number) => dollars * 100 + listing.extraCents;
  const vehicle: Vehicle = {
    ...buildFacts(random, listing, miles),
    salePriceCents: priceDollars === null ? null : toCents(priceDollars),
    oldPriceCents:
      priceDollars === null
        ? null
        : oldPriceCents(
            random,
            listing,
            toCents(priceDollars),
            priceHistory.at(-2)?.salePriceCents ?? null,
          ),
    requiredAddOns:
      condition !== "new" && random.chance(ADD_ON_SHARE)
        ? [random.pick(ADD_ONS)]
        : [],
  };
  return {
    vehicle,
    feed: SAMPLE_FEED,
    firstSeenAtMs,
    changedAtMs: goneAtMs ?? priceHistory.at(-1)?.atMs ?? firstSeenAtMs,
    goneAtMs,
    priceHistory,
  };
}

function buildFacts(
  random: Random,
  listing: Listing,
  miles: number,
): Omit<Vehicle, "salePriceCents" | "oldPriceCents" | "requiredAddOns"> {
  const { build, condition } = listing;
  const { line, trim, powertrain, drivetrain, year } = build;
  const isCommercial = line.bodystyle === "commercial";
  const exterior = pickPaint(random, line, listing.colorsBeside);
  const interior = pickInterior(random, line.make, isCommercial);
  const features = pickEquipment(random, build);
  const mpg = powertrain.drivetrains[drivetrain] ?? null;
  passDraws(random, { build, condition, features, mpg });
  const description = describe({
    vin: listing.vin,
    build,
    condition,
    miles,
    ageYears: listing.ageYears,
    exteriorColorFamily: exterior.family,
    interiorColorFamily: interior.family,
    features,
  });
  return {
    vin: listing.vin,
    stockNumber: listing.stockNumber,
    storeId: listing.storeId,
    condition,
    year,
    make: line.make,
    model: line.model,
    trim: trim.name,
    bodystyle: line.bodystyle,
    doors: line.doors,
    seats: null,
    drivetrain,
    transmission: powertrain.transmission.includes("Manual")
      ? "manual"
      : "automatic",
    transmissionText: powertrain.transmission,
    fuelType: powertrain.fuelType,
    engine: powertrain.engine,
    mpgCity: mpg?.[0] ?? null,
    mpgHighway: mpg?.[1] ?? null,
    mpgCombined: mpg && combineMpg(...mpg),
    msrpCents: condition === "new" ? getMsrpCents(listing) : null,
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
    exteriorColor: exterior.name,
    exteriorColorFamily: exterior.family,
    interiorColor: interior.name,
    interiorColorFamily: interior.family,
    miles,
    features,
    featureKeys: listFeatureKeys(features),
    description: random.chance(NO_DESCRIPTION_SHARE) ? null : description,
    images: {
      imageCustomBg: [],
      previewImage: null,
      additionalImages: [],
      evoxImages: [],
    },
    listedOn: listing.listedOn,
  };
}

/** Whole dollars. */
function askingPrice(random: Random, listing: Listing, miles: number): number {
  const { build, condition, ageYears } = listing;
  if (condition === "new") {
    const msrp = computeMsrp(build);
    const discount = random.chance(0.25) ? 0 : 0.01 + random.next() * 0.055;
    return discount === 0
      ? msrp
      : Math.min(msrp, dealerPrice(random, msrp * (1 - discount)));
  }
  const market = marketPrice(build, { ageYears, miles, condition });
  return dealerPrice(random, market * (1 + 0.03 * random.bell()));
}

/** The MSRP of a new car; of others the price before the last drop, or now and then a list price. */
function oldPriceCents(
  random: Random,
  listing: Listing,
  priceCents: number,
  priceBeforeCents: number | null,
): number | null {
  const { condition, extraCents } = listing;
  const higher =
    condition === "new"
      ? getMsrpCents(listing)
      : priceBeforeCents !== null
        ? random.chance(WAS_PRICE_SHARE)
          ? priceBeforeCents
          : null
        : random.chance(LIST_PRICE_SHARE)
          ? dealerPrice(random, Math.floor(priceCents / 100) * 1.05) * 100 +
            extraCents
          : null;
  return higher !== null && higher > priceCents ? higher : null;
}

function getMsrpCents({ build, extraCents }: Listing): number {
  return computeMsrp(build) * 100 + extraCents;
}

/** The weights of 40 CFR 600.210-12, for cars that were made up. */
function combineMpg(city: number, highway: number): number {
  return Math.round(1 / (0.55 / city + 0.45 / highway));
}

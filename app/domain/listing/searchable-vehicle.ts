import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import { tellsOfPrice } from "#app/domain/gate/price-talk.ts";
import { computeAdvertisedDollars } from "#app/domain/price/advertised-price.ts";
import {
  findFeatureLabel,
  type FeatureKey,
} from "#app/domain/vehicle/features.ts";
import type {
  BodyStyle,
  Drivetrain,
  FuelType,
  StockedVehicle,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { toListedVehicle, type ListingRules } from "./list-vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import { GREAT_DEALS, type GreatDeal } from "#app/domain/inventory/facets.ts";

/** It holds everything about a vehicle that a search can ask for. */
export interface SearchableVehicle {
  readonly listed: ListedVehicle;
  readonly featureKeys: readonly FeatureKey[];
  readonly greatDeals: readonly GreatDeal[];
  /** Filters use these values, such as `honda` and `honda~civic`. */
  readonly makeValue: string;
  readonly modelValue: string;
  /** It is the advertised total in whole dollars, or null without a price. */
  readonly priceDollars: number | null;
  readonly firstSeenAtMs: number;
  readonly changedAtMs: number;
  /** Keywords match the words of these texts. */
  readonly texts: readonly string[];
}

export function makeSearchable(
  stocked: StockedVehicle,
  rules: ListingRules,
  nowMs: number,
): SearchableVehicle {
  const { vehicle } = stocked;
  const listed = toListedVehicle(stocked, rules, nowMs);
  const earned: Record<GreatDeal, boolean> = {
    price_drop: listed.priceDropCents > 0,
    premium_upgrades: listed.hasPremiumUpgrades,
  };
  return {
    listed,
    featureKeys: vehicle.featureKeys,
    greatDeals: GREAT_DEALS.filter((deal) => earned[deal]),
    makeValue: toMakeModelValue(vehicle.make),
    modelValue: toMakeModelValue(vehicle.make, vehicle.model),
    priceDollars: computeAdvertisedDollars(vehicle, rules),
    firstSeenAtMs: stocked.firstSeenAtMs,
    changedAtMs: stocked.changedAtMs,
    texts: listVehicleTexts(vehicle),
  };
}

/** Assumption A14: drivetrain and fuel can also be searched by their everyday words. */
function listVehicleTexts(vehicle: Vehicle): readonly string[] {
  const texts: (string | null)[] = [
    String(vehicle.year),
    vehicle.make,
    vehicle.model,
    vehicle.trim,
    BODY_STYLE_WORDS[vehicle.bodystyle],
    vehicle.drivetrain && DRIVETRAIN_WORDS[vehicle.drivetrain],
    vehicle.fuelType && FUEL_WORDS[vehicle.fuelType],
    vehicle.exteriorColor,
    vehicle.exteriorColorFamily,
    vehicle.interiorColor,
    vehicle.interiorColorFamily,
    // Words that name a price would find the vehicles that have it, even while the price is locked, so they are left
    // out.
    ...vehicle.features.filter((it) => !tellsOfPrice(it, vehicle)),
    ...vehicle.featureKeys.map(findFeatureLabel),
  ];
  return texts.filter((text) => text !== null);
}

const BODY_STYLE_WORDS: Record<BodyStyle, string> = {
  suvs: "suv suvs crossover",
  sedans: "sedan sedans",
  trucks: "truck trucks pickup",
  hatchbacks: "hatchback hatchbacks",
  minivans: "minivan minivans van",
  coupes: "coupe coupes",
  wagons: "wagon wagons",
  convertibles: "convertible convertibles",
  commercial: "commercial van",
};

const DRIVETRAIN_WORDS: Record<Drivetrain, string> = {
  awd: "awd all-wheel drive",
  "4wd": "4wd 4x4 four-wheel drive",
  fwd: "fwd front-wheel drive",
  rwd: "rwd rear-wheel drive",
};

const FUEL_WORDS: Record<FuelType, string> = {
  gasoline: "gas gasoline",
  hybrid: "hybrid",
  "plug-in-hybrid": "plug-in hybrid phev",
  electric: "electric ev",
  diesel: "diesel",
  "flex-fuel": "flex-fuel",
  "natural-gas": "natural gas cng",
  hydrogen: "hydrogen",
};

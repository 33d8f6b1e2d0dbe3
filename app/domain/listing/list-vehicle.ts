import { cleanNames, tellsOfPrice } from "#app/domain/gate/price-talk.ts";
import {
  GREAT_DEALS,
  type GreatDeal,
} from "#app/domain/inventory/facet-values.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  computeAdvertisedDollars,
  computeAdvertisedTotalCents,
  type PricePolicy,
} from "#app/domain/price/advertised-price.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import { DAY_MS } from "#app/domain/time.ts";
import {
  type Availability,
  listAvailabilities,
} from "#app/domain/vehicle/availability.ts";
import {
  type BuildValues,
  findBuildValues,
} from "#app/domain/vehicle-build/build-values.ts";
import {
  listPhotoSources,
  type PhotoSourcePolicy,
} from "#app/domain/vehicle-photo/photo-source.ts";
import {
  type FeatureKey,
  findFeatureLabel,
} from "#app/domain/vehicle/features.ts";
import { listEngineWords } from "#app/domain/vehicle-words/engine-words.ts";
import {
  LISTED_FIELDS,
  pickFields,
} from "#app/domain/vehicle/vehicle-fields.ts";
import type {
  BodyStyle,
  Drivetrain,
  FuelType,
  StockedVehicle,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";

export interface ListingRules extends PricePolicy {
  readonly premiumFeatureKeys: readonly FeatureKey[];
  /** A vehicle with this many premium features has premium upgrades. */
  readonly premiumMinCount: number;
  /** A smaller fall of the advertised total does not count as a price drop. */
  readonly priceDropMinCents: number;
  /** An older fall does not count as a price drop. */
  readonly priceDropDays: number;
  /** Photos from other sources are ignored. */
  readonly photoSources: PhotoSourcePolicy;
}

export function toListedVehicle(
  stocked: StockedVehicle,
  rules: ListingRules,
  nowMs: number,
): ListedVehicle {
  const { vehicle } = stocked;
  const photos = listPhotoSources(vehicle.images, rules.photoSources);
  // Spec §3: search results put evoxImages first.
  const evox = vehicle.images.evoxImages.find((it) => photos.includes(it));
  return {
    ...pickFields(vehicle, LISTED_FIELDS),
    requiredAddOns: vehicle.requiredAddOns,
    photo: evox ?? photos[0] ?? null,
    photoCount: photos.length,
    priceDropCents: computePriceDropCents(stocked, rules, nowMs),
    hasPremiumUpgrades: hasPremiumUpgrades(vehicle, rules),
  };
}

/** A price that was raised and then lowered again is no drop (Assumption A29). A later arrival begins the period. */
function computePriceDropCents(
  { vehicle, priceHistory }: StockedVehicle,
  rules: ListingRules,
  nowMs: number,
): number {
  const beginMs = nowMs - rules.priceDropDays * DAY_MS;
  const listCents = findListCents(vehicle);
  const asked = priceHistory.filter(
    ({ salePriceCents }) =>
      salePriceCents !== null && salePriceCents < listCents,
  );
  const before = asked.findLast(({ atMs }) => atMs <= beginMs) ?? asked[0];
  if (before === undefined) return 0;
  const then = computeAdvertisedTotalCents(
    { ...vehicle, salePriceCents: before.salePriceCents },
    rules,
  );
  const now = computeAdvertisedTotalCents(vehicle, rules);
  if (then === null || now === null) return 0;
  return then - now >= rules.priceDropMinCents ? then - now : 0;
}

/**
 * Assumption A541: a new car's price from before its discount is the maker's, and no price of the store that could fall.
 * Without a list price each of its prices is the store's.
 */
function findListCents({
  condition,
  oldPriceCents,
  msrpCents,
}: Vehicle): number {
  if (condition !== "new") return Infinity;
  return Math.min(oldPriceCents ?? Infinity, msrpCents ?? Infinity);
}

function hasPremiumUpgrades(
  { featureKeys }: Vehicle,
  { premiumFeatureKeys, premiumMinCount }: ListingRules,
): boolean {
  const owned = featureKeys.filter((key) => premiumFeatureKeys.includes(key));
  return owned.length >= premiumMinCount;
}

export interface SearchableVehicle {
  readonly listed: ListedVehicle;
  readonly featureKeys: readonly FeatureKey[];
  readonly greatDeals: readonly GreatDeal[];
  readonly availabilities: readonly Availability[];
  /** Filters use these values, such as `honda` and `honda~civic`. */
  readonly makeValue: string;
  readonly modelValue: string;
  /** The advertised total is in whole dollars; null means no price. */
  readonly priceDollars: number | null;
  readonly mpgCombined: number | null;
  readonly rangeMiles: number | null;
  readonly builds: BuildValues;
  readonly firstSeenAtMs: number;
  readonly changedAtMs: number;
  /** Keywords match these. */
  readonly texts: readonly string[];
}

export function makeSearchable(
  said: StockedVehicle,
  rules: ListingRules,
  nowMs: number,
): SearchableVehicle {
  const vehicle = cleanNames(said.vehicle);
  const stocked = { ...said, vehicle };
  const listed = toListedVehicle(stocked, rules, nowMs);
  const earned: Record<GreatDeal, boolean> = {
    price_drop: listed.priceDropCents > 0,
    premium_upgrades: listed.hasPremiumUpgrades,
  };
  return {
    listed,
    featureKeys: vehicle.featureKeys,
    greatDeals: GREAT_DEALS.filter((deal) => earned[deal]),
    availabilities: listAvailabilities(vehicle),
    makeValue: toMakeModelValue(vehicle.make),
    modelValue: toMakeModelValue(vehicle.make, vehicle.model),
    priceDollars: computeAdvertisedDollars(vehicle, rules),
    mpgCombined: findCombinedMpg(vehicle),
    rangeMiles: vehicle.electricRangeMiles,
    builds: findBuildValues(vehicle, rules.lockedTexts === "dropped"),
    firstSeenAtMs: stocked.firstSeenAtMs,
    changedAtMs: stocked.changedAtMs,
    texts: listVehicleTexts(vehicle, rules),
  };
}

/** A new car whose delivery miles nobody counted is within every limit that a shopper sets (Assumption A274). */
export function getCountedMiles({
  miles,
  condition,
}: Pick<ListedVehicle, "miles" | "condition">): number | null {
  return miles ?? (condition === "new" ? 0 : null);
}

/** The label's own figure, else the EPA's formula of city and highway (40 CFR 600.210-12), by which lists sort and filter. */
function findCombinedMpg({
  mpgCombined,
  mpgCity,
  mpgHighway,
}: Vehicle): number | null {
  if (mpgCombined !== null || mpgCity === null || mpgHighway === null)
    return mpgCombined;
  return Math.round(1 / (0.55 / mpgCity + 0.45 / mpgHighway));
}

/** Assumption A14: drivetrain and fuel can also be searched by their everyday words. */
function listVehicleTexts(
  vehicle: Vehicle,
  { lockedTexts }: ListingRules,
): readonly string[] {
  // A word that is kept back from whoever sees no price must not find the vehicle either.
  const said =
    lockedTexts === "dropped"
      ? []
      : [
          vehicle.exteriorColor,
          vehicle.interiorColor,
          vehicle.engine,
          vehicle.transmissionText,
          ...vehicle.features,
        ];
  const texts: (string | null)[] = [
    String(vehicle.year),
    vehicle.make,
    vehicle.model,
    vehicle.trim,
    BODY_STYLE_WORDS[vehicle.bodystyle],
    vehicle.drivetrain && DRIVETRAIN_WORDS[vehicle.drivetrain],
    vehicle.fuelType && FUEL_WORDS[vehicle.fuelType],
    ...listEngineWords(vehicle.engine ?? ""),
    vehicle.exteriorColorFamily,
    vehicle.interiorColorFamily,
    // Words that name a price would find the vehicles that have it, even while the price is locked, so they are left
    // out.
    ...said.filter((it) => it !== null && !tellsOfPrice(it, vehicle)),
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
  other: "other",
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

import {
  computeAdvertisedTotalCents,
  type PricePolicy,
} from "#app/domain/price/advertised-price.ts";
import { DAY_MS } from "#app/domain/time.ts";
import {
  LISTED_FIELDS,
  pickFields,
} from "#app/domain/vehicle/vehicle-fields.ts";
import type { FeatureKey } from "#app/domain/vehicle/features.ts";
import {
  listPhotoSources,
  type PhotoSourcePolicy,
} from "#app/domain/vehicle-photo/photo-source.ts";
import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";

/** The profile sets these rules for lists of vehicles. */
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

/** It derives the form of a vehicle that lists, counts and search use at this instant. */
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

/**
 * It is how far the advertised total is below its value when the period began, or when the vehicle arrived if that is
 * later. A price that was raised and then lowered again is no drop (Assumption A29).
 */
function computePriceDropCents(
  { vehicle, priceHistory }: StockedVehicle,
  rules: ListingRules,
  nowMs: number,
): number {
  const beginMs = nowMs - rules.priceDropDays * DAY_MS;
  const held = priceHistory.findLast(
    ({ atMs, salePriceCents }) => atMs <= beginMs && salePriceCents !== null,
  );
  const before =
    held ?? priceHistory.find(({ salePriceCents }) => salePriceCents !== null);
  if (before === undefined) return 0;
  const then = computeAdvertisedTotalCents(
    { ...vehicle, salePriceCents: before.salePriceCents },
    rules,
  );
  const now = computeAdvertisedTotalCents(vehicle, rules);
  if (then === null || now === null) return 0;
  return then - now >= rules.priceDropMinCents ? then - now : 0;
}

function hasPremiumUpgrades(
  { featureKeys }: Vehicle,
  { premiumFeatureKeys, premiumMinCount }: ListingRules,
): boolean {
  const owned = featureKeys.filter((key) => premiumFeatureKeys.includes(key));
  return owned.length >= premiumMinCount;
}

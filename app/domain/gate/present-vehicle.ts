import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  type AdvertisedPrice,
  computeAdvertisedPrice,
  type PricePolicy,
} from "#app/domain/price/advertised-price.ts";
import type {
  Condition,
  StockedVehicle,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import type { Gate, PriceKey } from "./gate.ts";
import { removePriceTalk } from "./price-talk.ts";

/** What a visitor learns of a price. */
export type PresentedPrice =
  | ({ readonly state: "shown" } & AdvertisedPrice & {
        /** Fall of the total in the last 30 days; 0 when there was none worth a badge. */
        readonly dropDollars: number;
      })
  /** The dealer gives none: the visitor is asked to ask. */
  | { readonly state: "on-request" }
  | {
      readonly state: "locked";
      /** What opens it. */
      readonly key: PriceKey;
    };

type Priced = Pick<
  ListedVehicle,
  | "salePriceCents"
  | "oldPriceCents"
  | "requiredAddOns"
  | "priceDropCents"
  | "condition"
>;
type PriceFacts =
  "salePriceCents" | "oldPriceCents" | "requiredAddOns" | "priceDropCents";

/** A vehicle with its price facts replaced by what may be shown. */
export type PresentedVehicle<V> = Omit<V, PriceFacts> & {
  readonly price: PresentedPrice;
};

/** A vehicle's whole record as its own page shows it. */
export type VehicleRecord = Vehicle &
  Pick<ListedVehicle, "priceDropCents" | "hasPremiumUpgrades">;

/**
 * The only way from a vehicle to anything a visitor, crawler, feed or mail gets.
 * Null when the gate hides the vehicle: answer as for an unknown one.
 */
export function presentVehicle<V extends Priced>(
  vehicle: V,
  gate: Gate,
  policy: PricePolicy,
): PresentedVehicle<V> | null {
  if (isHidden(vehicle.condition, gate)) return null;
  const {
    salePriceCents,
    oldPriceCents,
    requiredAddOns,
    priceDropCents,
    ...facts
  } = vehicle;
  if (gate.lockedPriceGroups.includes(vehicle.condition))
    return {
      ...removePriceTalk(facts, { salePriceCents, oldPriceCents }),
      price: { state: "locked", key: gate.priceKey },
    };
  const price = { salePriceCents, oldPriceCents, requiredAddOns };
  return { ...facts, price: presentPrice(price, priceDropCents, policy) };
}

/** Days on the lot and such live on the stocked vehicle, which never leaves the server as a whole. */
export function toVehicleRecord(
  stocked: StockedVehicle,
  listed: Pick<ListedVehicle, "priceDropCents" | "hasPremiumUpgrades">,
): VehicleRecord {
  return {
    ...stocked.vehicle,
    priceDropCents: listed.priceDropCents,
    hasPremiumUpgrades: listed.hasPremiumUpgrades,
  };
}

export function isHidden(condition: Condition, gate: Gate): boolean {
  return gate.hiddenGroups.includes(condition);
}

function presentPrice(
  vehicle: Omit<Priced, "condition" | "priceDropCents">,
  priceDropCents: number,
  policy: PricePolicy,
): PresentedPrice {
  const price = computeAdvertisedPrice(vehicle, policy);
  if (price === null) return { state: "on-request" };
  return {
    state: "shown",
    ...price,
    dropDollars: Math.round(priceDropCents / 100),
  };
}

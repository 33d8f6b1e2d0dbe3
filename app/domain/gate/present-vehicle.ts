import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  type AdvertisedPrice,
  computeAdvertisedPrice,
  type PricedVehicle,
  type PricePolicy,
} from "#app/domain/price/advertised-price.ts";
import type {
  Condition,
  StockedVehicle,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import type { Gate, PriceKey } from "./gate.ts";
import { dropFreeTexts, removePriceTalk } from "./price-talk.ts";

export type PresentedPrice =
  | ({ readonly state: "shown" } & AdvertisedPrice & {
        /** A fall of the last 30 days that is not worth a badge is 0. */
        readonly dropCents: number;
        /** Rounded down, so that no card promises more than the price fell. */
        readonly dropDollars: number;
        /** New cars have it where their feed says it; lists do not know it. */
        readonly msrpCents?: number;
      })
  /** The dealer gives none: the visitor is asked to ask. */
  | { readonly state: "on-request" }
  | {
      readonly state: "locked";
      readonly key: PriceKey;
    };

type Priced = Pick<
  ListedVehicle,
  | "salePriceCents"
  | "oldPriceCents"
  | "requiredAddOns"
  | "priceDropCents"
  | "condition"
  | "make"
  | "model"
  | "trim"
> &
  Partial<Pick<Vehicle, "msrpCents">>;
type PriceFacts =
  | "salePriceCents"
  | "oldPriceCents"
  | "msrpCents"
  | "requiredAddOns"
  | "priceDropCents";

/** What may be shown replaces the price facts. */
export type PresentedVehicle<V> = Omit<V, PriceFacts> & {
  readonly price: PresentedPrice;
};

export type VehicleRecord = Vehicle &
  Pick<ListedVehicle, "priceDropCents" | "hasPremiumUpgrades">;

/**
 * Everything that a visitor, crawler, feed or mail gets of a vehicle must pass through here. It is null when the gate
 * hides the vehicle: the answer is then the same as for an unknown one.
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
    msrpCents = null,
    requiredAddOns,
    priceDropCents,
    ...facts
  } = vehicle;
  if (gate.lockedPriceGroups.includes(vehicle.condition))
    return {
      ...(policy.lockedTexts === "dropped"
        ? dropFreeTexts(facts)
        : removePriceTalk(facts, vehicle)),
      price: { state: "locked", key: gate.priceKey },
    };
  const price = { salePriceCents, oldPriceCents, requiredAddOns };
  return {
    ...facts,
    price: presentPrice(price, { priceDropCents, msrpCents }, policy),
  };
}

/** Values such as days on the lot come from the stocked vehicle, which never leaves the server as a whole. */
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
  vehicle: PricedVehicle,
  {
    priceDropCents,
    msrpCents,
  }: { readonly priceDropCents: number; readonly msrpCents: number | null },
  policy: PricePolicy,
): PresentedPrice {
  const price = computeAdvertisedPrice(vehicle, policy);
  if (price === null) return { state: "on-request" };
  return {
    state: "shown",
    ...price,
    dropCents: priceDropCents,
    dropDollars: Math.floor(priceDropCents / 100),
    ...(msrpCents !== null && { msrpCents }),
  };
}

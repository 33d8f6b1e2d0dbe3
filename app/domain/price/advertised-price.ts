import type { RequiredAddOn } from "#app/domain/vehicle/vehicle.ts";
import { roundUpToDollars } from "./whole-dollars.ts";

/** What the store adds to a sale price, and what it may leave out of the advertised one. */
export interface PricePolicy {
  /** `total` puts every charge that is not a government charge into the price (Assumption A5). */
  readonly advertise: "total" | "excludingDocumentFee";
  /** Spec §9, document fee. */
  readonly documentFeeCents: number;
  /** What the store puts on every vehicle, besides the vehicle's own. */
  readonly requiredAddOns?: readonly RequiredAddOn[];
}

/** The facts of a vehicle that its price is made of. */
export interface PricedVehicle {
  readonly salePriceCents: number | null;
  readonly oldPriceCents: number | null;
  readonly requiredAddOns: readonly RequiredAddOn[];
}

export interface PriceLine {
  readonly kind: "vehicle" | "add-on" | "document-fee";
  /** Name of the add-on; null for the other kinds. */
  readonly name: string | null;
  readonly cents: number;
}

/** The one price of a vehicle, as every page, feed and mail states it. */
export interface AdvertisedPrice {
  /** Exact sum of the included lines. */
  readonly totalCents: number;
  /** Whole dollars, rounded up: never below its own breakdown (Assumption A5). */
  readonly totalDollars: number;
  readonly lines: readonly PriceLine[];
  /** The document fee that the policy leaves out and the page must name; null when it is included. */
  readonly excludedDocumentFeeCents: number | null;
  /** The same sum over the old price; null when there is none. */
  readonly oldTotalDollars: number | null;
}

/** Null when the dealer gives no price. Government charges (tax, title, plates) are never part of it. */
export function computeAdvertisedPrice(
  vehicle: PricedVehicle,
  policy: PricePolicy,
): AdvertisedPrice | null {
  const totalCents = computeAdvertisedTotalCents(vehicle, policy);
  if (totalCents === null || vehicle.salePriceCents === null) return null;
  const isFeeIncluded = policy.advertise === "total";
  const lines: PriceLine[] = [
    { kind: "vehicle", name: null, cents: vehicle.salePriceCents },
    ...listAddOns(vehicle, policy).map(({ name, priceCents }): PriceLine => ({
      kind: "add-on",
      name,
      cents: priceCents,
    })),
  ];
  if (isFeeIncluded && policy.documentFeeCents > 0) {
    lines.push({
      kind: "document-fee",
      name: null,
      cents: policy.documentFeeCents,
    });
  }
  return {
    totalCents,
    totalDollars: roundUpToDollars(totalCents),
    lines,
    excludedDocumentFeeCents: isFeeIncluded ? null : policy.documentFeeCents,
    oldTotalDollars: oldTotalDollars(vehicle, policy),
  };
}

/** Sale price plus every charge the policy includes, in cents; null without a price. */
export function computeAdvertisedTotalCents(
  vehicle: Pick<PricedVehicle, "salePriceCents" | "requiredAddOns">,
  policy: PricePolicy,
): number | null {
  if (vehicle.salePriceCents === null) return null;
  let total = vehicle.salePriceCents;
  for (const addOn of listAddOns(vehicle, policy)) total += addOn.priceCents;
  return policy.advertise === "total" ? total + policy.documentFeeCents : total;
}

/** The figure that is shown, filtered and sorted by: whole dollars, rounded up. */
export function computeAdvertisedDollars(
  vehicle: Pick<PricedVehicle, "salePriceCents" | "requiredAddOns">,
  policy: PricePolicy,
): number | null {
  const totalCents = computeAdvertisedTotalCents(vehicle, policy);
  return totalCents === null ? null : roundUpToDollars(totalCents);
}

function listAddOns(
  vehicle: Pick<PricedVehicle, "requiredAddOns">,
  policy: PricePolicy,
): readonly RequiredAddOn[] {
  const ofStore = policy.requiredAddOns ?? [];
  if (ofStore.length === 0) return vehicle.requiredAddOns;
  return [...ofStore, ...vehicle.requiredAddOns];
}

function oldTotalDollars(
  vehicle: PricedVehicle,
  policy: PricePolicy,
): number | null {
  const { oldPriceCents, salePriceCents } = vehicle;
  if (oldPriceCents === null || salePriceCents === null) return null;
  if (oldPriceCents <= salePriceCents) return null;
  return computeAdvertisedDollars(
    { ...vehicle, salePriceCents: oldPriceCents },
    policy,
  );
}

import type { RequiredAddOn } from "#app/domain/vehicle/vehicle.ts";
import { roundUpToDollars } from "./rounding.ts";

/** A store may leave some of its charges out of the advertised price. */
export interface PricePolicy {
  /** `total` puts every charge that is not a government charge into the price (Assumption A28). */
  readonly advertise: "total" | "excludingDocumentFee";
  /** Spec §9 sets the document fee. */
  readonly documentFeeCents: number;
  /** The store adds these to every vehicle, besides the vehicle's own add-ons. */
  readonly requiredAddOns?: readonly RequiredAddOn[];
  /** What a page in another language calls an add-on, by its name in the records. */
  readonly addOnNames?: ReadonlyMap<string, string>;
  /** What becomes of the dealer's free texts while a price is locked; without it they are filtered (Assumption A134). */
  readonly lockedTexts?: "filtered" | "dropped";
}

export interface PricedVehicle {
  readonly salePriceCents: number | null;
  readonly oldPriceCents: number | null;
  readonly requiredAddOns: readonly RequiredAddOn[];
}

export interface PriceLine {
  readonly kind: "vehicle" | "add-on" | "document-fee";
  readonly name: string | null;
  readonly cents: number;
}

/** Every page, feed and mail states this one price of a vehicle. */
export interface AdvertisedPrice {
  /** The included lines add up to it exactly; it stands wherever they do. */
  readonly totalCents: number;
  /** Cards and lists show it rounded up to whole dollars, never below its own breakdown (Assumption A28). */
  readonly totalDollars: number;
  readonly lines: readonly PriceLine[];
  /** A page must name the fee that its price leaves out. */
  readonly excludedDocumentFeeCents: number | null;
  /** The same charges are added to the old price. */
  readonly oldTotalCents: number | null;
  readonly oldTotalDollars: number | null;
}

export function hasAddOns({ lines }: Pick<AdvertisedPrice, "lines">): boolean {
  return lines.some(({ kind }) => kind === "add-on");
}

/** Government charges (tax, title, plates) are never part of it. */
export function computeAdvertisedPrice(
  vehicle: PricedVehicle,
  policy: PricePolicy,
): AdvertisedPrice | null {
  const totalCents = computeAdvertisedTotalCents(vehicle, policy);
  if (totalCents === null || vehicle.salePriceCents === null) return null;
  const isFeeIncluded = policy.advertise === "total";
  const oldTotalCents = computeOldTotalCents(vehicle, policy);
  const lines: PriceLine[] = [
    { kind: "vehicle", name: null, cents: vehicle.salePriceCents },
    ...listAddOns(vehicle, policy).map(({ name, priceCents }): PriceLine => ({
      kind: "add-on",
      name: policy.addOnNames?.get(name) ?? name,
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
    oldTotalCents,
    oldTotalDollars:
      oldTotalCents === null ? null : roundUpToDollars(oldTotalCents),
  };
}

export function computeAdvertisedTotalCents(
  vehicle: Pick<PricedVehicle, "salePriceCents" | "requiredAddOns">,
  policy: PricePolicy,
): number | null {
  if (vehicle.salePriceCents === null) return null;
  let total = vehicle.salePriceCents;
  for (const addOn of listAddOns(vehicle, policy)) total += addOn.priceCents;
  return policy.advertise === "total" ? total + policy.documentFeeCents : total;
}

/** Pages show, filter and sort by this figure in whole dollars, rounded up. */
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

function computeOldTotalCents(
  vehicle: PricedVehicle,
  policy: PricePolicy,
): number | null {
  const { oldPriceCents, salePriceCents } = vehicle;
  if (oldPriceCents === null || salePriceCents === null) return null;
  if (oldPriceCents <= salePriceCents) return null;
  return computeAdvertisedTotalCents(
    { ...vehicle, salePriceCents: oldPriceCents },
    policy,
  );
}

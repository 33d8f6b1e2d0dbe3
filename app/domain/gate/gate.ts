import {
  areTermsComplete,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import { isUnlocked } from "#app/domain/visitor/unlock.ts";
import { type Condition, CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** It says what one visitor may see now (Spec §4, restrictions and unlock). */
export interface Gate {
  /** Vehicles of these groups are answered like unknown ones. */
  readonly hiddenGroups: readonly Condition[];
  /** The prices of vehicles in these groups stay locked. */
  readonly lockedPriceGroups: readonly Condition[];
  /** The offers of vehicles in these groups stay locked. */
  readonly lockedOfferGroups: readonly Condition[];
  /** The group `search` covers lists, counts, suggestions and the catalog's answers. */
  readonly search: {
    readonly isHidden: boolean;
    readonly arePricesLocked: boolean;
    readonly areOffersLocked: boolean;
  };
  /** Either contact details or accepting the terms opens a locked price next. */
  readonly priceKey: PriceKey;
}

export type PriceKey = "contact" | "terms";

export const OPEN_GATE: Gate = {
  hiddenGroups: [],
  lockedPriceGroups: [],
  lockedOfferGroups: [],
  search: { isHidden: false, arePricesLocked: false, areOffersLocked: false },
  priceKey: "contact",
};

export interface GateRules {
  readonly restrictions: StoreProfile["restrictions"];
  /** An unlock lasts this many days. */
  readonly profileDays: number;
}

/**
 * Inventory and offers open when the inventory is unlocked; prices open when they are unlocked and the terms are
 * complete (Spec §4).
 */
export function buildGate(
  { restrictions, profileDays }: GateRules,
  visitor: VisitorProfile,
  nowMs: number,
): Gate {
  const isOpen = (atMs: number | null) => isUnlocked(atMs, nowMs, profileDays);
  const isInventoryOpen = isOpen(visitor.unlockInventoryAtMs);
  const isPriceUnlocked = isOpen(visitor.unlockPriceAtMs);
  const isPriceOpen = isPriceUnlocked && areTermsComplete(visitor.terms);
  const { search } = restrictions;
  return {
    hiddenGroups: isInventoryOpen
      ? []
      : CONDITIONS.filter((group) => restrictions[group].unlockInventory),
    lockedPriceGroups: isPriceOpen
      ? []
      : CONDITIONS.filter((group) => restrictions[group].unlockPrice),
    lockedOfferGroups: isInventoryOpen
      ? []
      : CONDITIONS.filter((group) => restrictions[group].unlockOffers),
    search: {
      isHidden: search.unlockInventory && !isInventoryOpen,
      arePricesLocked: search.unlockPrice && !isPriceOpen,
      areOffersLocked: search.unlockOffers && !isInventoryOpen,
    },
    priceKey: isPriceUnlocked ? "terms" : "contact",
  };
}

/** This gate stands in front of everything that lists, counts or suggests vehicles; the group `search` adds to it. */
export function toListGate(gate: Gate): Gate {
  const { search } = gate;
  if (!search.isHidden && !search.arePricesLocked) return gate;
  return {
    ...gate,
    hiddenGroups: search.isHidden ? CONDITIONS : gate.hiddenGroups,
    lockedPriceGroups: search.arePricesLocked
      ? CONDITIONS
      : gate.lockedPriceGroups,
  };
}

/** It tells whether the dealership hides or locks anything for unknown visitors. */
export function hasRestrictions(
  restrictions: GateRules["restrictions"],
): boolean {
  return Object.values(restrictions).some((group) =>
    Object.values(group).includes(true),
  );
}

/** It tells whether offers of any group wait for the unlock. */
export function hasLockedOffers({ lockedOfferGroups, search }: Gate): boolean {
  return search.areOffersLocked || lockedOfferGroups.length > 0;
}

export function hidesVehicles({ hiddenGroups, search }: Gate): boolean {
  return hiddenGroups.length > 0 || search.isHidden;
}

/** It tells whether any price waits for an unlock or for the terms. */
export function locksPrices({ lockedPriceGroups, search }: Gate): boolean {
  return search.arePricesLocked || lockedPriceGroups.length > 0;
}

/** It tells whether leaving contact details would open anything. */
export function hasAnythingToUnlock(gate: Gate): boolean {
  return (
    hidesVehicles(gate) ||
    hasLockedOffers(gate) ||
    (gate.priceKey === "contact" && locksPrices(gate))
  );
}

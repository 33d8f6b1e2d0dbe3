import {
  areTermsComplete,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import { isUnlocked } from "#app/domain/visitor/unlock.ts";
import { type Condition, CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** Spec §4, restrictions and unlock: every visitor has a gate. */
export interface Gate {
  /** Vehicles of these groups are answered like unknown ones. */
  readonly hiddenGroups: readonly Condition[];
  readonly lockedPriceGroups: readonly Condition[];
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
  readonly profileDays: number;
}

/** Prices open only when the terms are complete, too (Spec §4). */
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

/** The same gate once its visitor has left their contact details: prices still wait for the terms. */
export function openInventory(gate: Gate): Gate {
  return {
    ...gate,
    hiddenGroups: [],
    search: { ...gate.search, isHidden: false },
  };
}

/** The group `search` adds to what is hidden in lists, counts and suggestions. */
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

/** Unknown visitors are meant. */
export function hasRestrictions(
  restrictions: GateRules["restrictions"],
): boolean {
  return Object.values(restrictions).some((group) =>
    Object.values(group).includes(true),
  );
}

/** The group `search` counts: a price that lists keep back is private too. Unknown visitors are meant. */
export function keepsPricesPrivate(
  restrictions: GateRules["restrictions"],
): boolean {
  return Object.values(restrictions).some(({ unlockPrice }) => unlockPrice);
}

/** The group `search` counts: a car that lists keep back is private too. Unknown visitors are meant. */
export function keepsInventoryPrivate(
  restrictions: GateRules["restrictions"],
): boolean {
  return Object.values(restrictions).some(
    ({ unlockInventory }) => unlockInventory,
  );
}

export function hasLockedOffers({ lockedOfferGroups, search }: Gate): boolean {
  return search.areOffersLocked || lockedOfferGroups.length > 0;
}

export function hidesVehicles({ hiddenGroups, search }: Gate): boolean {
  return hiddenGroups.length > 0 || search.isHidden;
}

/** The hidden cars open with their prices, as no list and no group of theirs keeps these back. */
export function hidesCarsWithPrices(gate: Gate): boolean {
  const { hiddenGroups, lockedPriceGroups } = toListGate(gate);
  return (
    hiddenGroups.length > 0 &&
    !hiddenGroups.some((group) => lockedPriceGroups.includes(group))
  );
}

/** A list of these cars keeps prices from this visitor; `toListGate` comes before. */
export function locksPricesAmong(
  { lockedPriceGroups }: Gate,
  condition: "all" | Condition,
): boolean {
  return condition === "all"
    ? lockedPriceGroups.length > 0
    : lockedPriceGroups.includes(condition);
}

export function locksPrices({ lockedPriceGroups, search }: Gate): boolean {
  return search.arePricesLocked || lockedPriceGroups.length > 0;
}

export function hasAnythingToUnlock(gate: Gate): boolean {
  return (
    hidesVehicles(gate) ||
    hasLockedOffers(gate) ||
    (gate.priceKey === "contact" && locksPrices(gate))
  );
}

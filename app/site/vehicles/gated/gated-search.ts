import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { withoutPriceTraces } from "./public-price-bands.ts";

/** A search becomes this behind a visitor's gate. */
export interface GatedSearch {
  /** It is null when everything it asks for is hidden. */
  readonly search: InventorySearch | null;
  /** These are the vehicle groups that this visitor may see, in the profile's order. */
  readonly conditions: readonly Condition[];
  /**
   * Nothing about this list may follow from a price: there is no price sort, no free range of prices or
   * payments, and no price drops.
   */
  readonly arePricesLocked: boolean;
}

/** The store profile says this about its inventory. */
export interface GatedInventory {
  readonly conditions: StoreProfile["conditions"];
  readonly pricing: Pick<
    StoreProfile["pricing"],
    "lockedPriceBandsDollars" | "paymentBandsDollars"
  >;
}

/** This rewrites a search so that its answer says nothing the gate keeps back. */
export function gateSearch(
  search: InventorySearch,
  gate: Gate,
  { conditions, pricing }: GatedInventory,
): GatedSearch {
  const { hiddenGroups, lockedPriceGroups } = toListGate(gate);
  const visible = conditions.filter((it) => !hiddenGroups.includes(it));
  const asked =
    search.condition === "all"
      ? visible
      : visible.filter((it) => it === search.condition);
  const arePricesLocked = asked.some((it) => lockedPriceGroups.includes(it));
  const narrowed = {
    ...search,
    ...(hiddenGroups.length > 0 && { hiddenConditions: hiddenGroups }),
    ...(search.table && {
      table: { ...search.table, lockedConditions: lockedPriceGroups },
    }),
  };
  const safe = arePricesLocked
    ? withoutPriceTraces(narrowed, pricing)
    : narrowed;
  return {
    search: asked.length === 0 ? null : safe,
    conditions: visible,
    arePricesLocked,
  };
}

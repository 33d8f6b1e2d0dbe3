import type { SortKey } from "#app/domain/inventory/search.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** What this dealership's inventory lets a visitor ask for; anything else is not found. */
export interface SearchAddressRules {
  readonly conditionsSold: readonly Condition[];
  readonly sortKeys: readonly SortKey[];
  readonly storeIds: readonly string[];
}

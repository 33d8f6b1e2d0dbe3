import type { SortKey } from "#app/domain/inventory/search.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** A visitor can ask only for what this dealership's inventory has; anything else is not found. */
export interface SearchAddressRules {
  readonly conditionsSold: readonly Condition[];
  readonly sortKeys: readonly SortKey[];
  readonly storeIds: readonly string[];
}

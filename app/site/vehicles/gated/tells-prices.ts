import {
  type Gate,
  locksPricesAmong,
  toListGate,
} from "#app/domain/gate/gate.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";

/** Assumption A484: how many cars a price has is told once prices are open. */
export function tellsPrices(
  { condition, ranges }: InventorySearch,
  gate: Gate,
): boolean {
  return (
    (ranges.price !== undefined || ranges.payment !== undefined) &&
    locksPricesAmong(toListGate(gate), condition)
  );
}

import { type Gate, hidesVehicles, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { createGatedIndex } from "./gated-index.ts";

/** Assumption A303: how many there are is no secret, which ones is. */
export function countHidden(
  index: Parameters<typeof createGatedIndex>[0],
  gate: Gate,
  inventory: Parameters<typeof createGatedIndex>[2],
): number {
  return hidesVehicles(gate)
    ? countVisible(index, OPEN_GATE, inventory) -
        countVisible(index, gate, inventory)
    : 0;
}

export function countVisible(
  index: Parameters<typeof createGatedIndex>[0],
  gate: Gate,
  inventory: Parameters<typeof createGatedIndex>[2],
): number {
  return createGatedIndex(index, gate, inventory).searchVisible(EVERYTHING)
    .total;
}

import type { Gate } from "#app/domain/gate/gate.ts";
import {
  EVERYTHING,
  type InventoryResults,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import { createGatedIndex } from "./gated-index.ts";

interface Ports {
  readonly profile: Parameters<typeof createGatedIndex>[2];
  readonly index: Pick<InventoryIndex, "search">;
}

/** The newest cars of all, whatever order lists have by default. */
export const NEWEST: InventorySearch = { ...EVERYTHING, sort: "newest" };

/** Null means that all it asks for is hidden or would reveal a locked price. */
export function searchBehindGate(
  { profile, index }: Ports,
  gate: Gate,
  asked: InventorySearch,
): InventoryResults | null {
  const answer = createGatedIndex(index, gate, profile).search(asked);
  if (answer === null) return null;
  const { search, arePricesLocked, results } = answer;
  // A count under a price that is not the card's own would be untrue.
  if (arePricesLocked && !isSameQuestion(asked, search)) return null;
  return results;
}

function isSameQuestion(
  { values, ranges }: InventorySearch,
  gated: InventorySearch,
): boolean {
  return (
    JSON.stringify([values, ranges]) ===
    JSON.stringify([gated.values, gated.ranges])
  );
}

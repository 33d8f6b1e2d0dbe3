import type { Gate } from "#app/domain/gate/gate.ts";
import type { InventoryResults } from "#app/domain/inventory/results.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { InventoryIndex } from "#app/ports.ts";
import { gatedSearch } from "#app/site/vehicles/gated-search.ts";

interface Ports {
  readonly profile: Pick<StoreProfile, "conditions"> & {
    readonly pricing: Pick<StoreProfile["pricing"], "lockedPriceBandsDollars">;
  };
  readonly index: Pick<InventoryIndex, "search">;
}

/** A search as this visitor may make it; null when all it asks for is hidden or would tell of a locked price. */
export function searchBehindGate(
  { profile, index }: Ports,
  gate: Gate,
  asked: InventorySearch,
): InventoryResults | null {
  const { search, arePricesLocked } = gatedSearch(asked, gate, profile);
  if (search === null) return null;
  // A count under a price that is not the card's own would be untrue.
  if (arePricesLocked && !isSameQuestion(asked, search)) return null;
  return index.search(search);
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

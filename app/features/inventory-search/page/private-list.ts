import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { AppPorts } from "#app/ports.ts";
import { gateSearch } from "#app/site/vehicles/gated/gated-search.ts";

/** The list is wholly behind the gate, so it says the same whatever the inventory holds. */
export interface PrivateListData {
  readonly kind: "private";
  /** This is the list's own address, to come back to. */
  readonly address: string;
}

/**
 * The answer is null when the visitor may see any of what the search asks for, or when a page after the first
 * is asked for.
 */
export function findPrivateList(
  { profile }: Pick<AppPorts, "profile">,
  gate: Gate,
  asked: InventorySearch,
  language: string,
): PrivateListData | null {
  if (asked.page > 1 || gateSearch(asked, gate, profile).search !== null)
    return null;
  return { kind: "private", address: formatSearchAddress(asked, { language }) };
}

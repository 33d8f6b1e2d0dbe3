import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { isHomeAddress } from "#app/domain/address/return-address.ts";
import {
  type Gate,
  hidesVehicles,
  openInventory,
} from "#app/domain/gate/gate.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import {
  formatSearchAddress,
  readSearch,
} from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";

/**
 * Assumption A385: whoever came from nowhere in particular, or from a list, wants to see the cars that have opened, from a
 * list those that its filters ask for. Everybody else comes back to where they were.
 */
export function findOpenedPage(
  { profile, index }: Pick<AppPorts, "profile" | "index">,
  gate: Gate,
  returnTo: string,
): string {
  if (!hidesVehicles(gate)) return returnTo;
  const [only, ...others] = gate.hiddenGroups;
  const isAll = only === undefined || others.length > 0 || gate.search.isHidden;
  const condition: InventorySearch["condition"] = isAll ? "all" : only;
  const isHome = isHomeAddress(returnTo);
  const left = isHome
    ? EVERYTHING
    : readSearch(returnTo, getSearchAddressRules(profile));
  // A list of just what has opened stays as it was.
  if (left === null || (!isHome && left.condition === condition))
    return returnTo;
  const opened: InventorySearch = { ...left, condition, page: 1 };
  // What there is of it may tell no more of a price that is still locked than the list itself.
  const shown = createGatedIndex(index, openInventory(gate), profile);
  return shown.searchVisible(opened).total === 0
    ? returnTo
    : formatSearchAddress(opened, {
        language: splitLanguage(returnTo).language,
      });
}

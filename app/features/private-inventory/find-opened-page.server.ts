import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { isHomeAddress } from "#app/domain/address/return-address.ts";
import { type Gate, hidesVehicles } from "#app/domain/gate/gate.ts";
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
  const left = isHomeAddress(returnTo)
    ? EVERYTHING
    : readSearch(returnTo, getSearchAddressRules(profile));
  if (left === null) return returnTo;
  const [only, ...others] = gate.hiddenGroups;
  const isAll = only === undefined || others.length > 0 || gate.search.isHidden;
  const opened: InventorySearch = {
    ...left,
    condition: isAll ? "all" : only,
    page: 1,
  };
  // A list that shows everything that opened already stays as it was.
  const isShown = isAll && left.condition === "all" && left !== EVERYTHING;
  return isShown || index.search(opened).total === 0
    ? returnTo
    : formatSearchAddress(opened, {
        language: splitLanguage(returnTo).language,
      });
}

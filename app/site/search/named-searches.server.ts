import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/profile-link.server.ts";

/** Menus and the home page name searches this way. */
export function buildNamedSearches(
  profile: StoreProfile,
): ReadonlyMap<string, InventorySearch> {
  const { menus, search } = profile;
  const targets = [...menus.main, ...menus.main.flatMap(({ items }) => items)]
    .map(({ target }) => target)
    .concat(menus.footer.map(({ target }) => target));
  const paths = [
    ...targets.flatMap((it) => (it?.kind === "search" ? [it.path] : [])),
    ...search.specialFilters.map(({ path }) => path),
  ];
  return new Map(
    paths.flatMap((path) => {
      const named = findSearchByPath(path, profile);
      return named === null ? [] : [[formatSearchAddress(named), named]];
    }),
  );
}

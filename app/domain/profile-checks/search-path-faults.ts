import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { SearchAddressRules } from "#app/domain/search-address/search-check.ts";
import type { MenuTarget } from "#app/domain/store-profile/content/menus.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  buildFault,
  buildWarning,
  type ProfileFault,
  type ProfileKey,
} from "./profile-fault.ts";

/** The site would answer these addresses of menus and cards with 404 or a redirect. */
export function* listSearchPathFaults(
  profile: StoreProfile,
): Iterable<ProfileFault> {
  const rules: SearchAddressRules = {
    conditionsSold: profile.conditions,
    sortKeys: profile.search.sortOptions,
    defaultSort: profile.search.defaultSort,
    storeIds: profile.stores.map(({ id }) => id),
  };
  for (const { key, path } of listSearchPaths(profile)) {
    const { pathname, searchParams } = new URL(path, "https://site.example");
    const [, , ...segments] = pathname.split("/").map(decodeURIComponent);
    const address = parseSearchAddress(segments, searchParams, rules);
    if (address.kind === "not-found")
      yield buildFault(key, `"${path}" names no inventory that is sold here`);
    if (address.kind === "redirect")
      yield buildWarning(key, `redirects; write "${address.location}"`);
  }
}

function* listSearchPaths({
  menus,
  search,
}: StoreProfile): Iterable<{ key: ProfileKey; path: string }> {
  for (const { key, target } of listMenuTargets(menus))
    if (target.kind === "search")
      yield { key: [...key, "path"], path: target.path };
  for (const [at, { path }] of search.specialFilters.entries())
    yield { key: ["search", "specialFilters", at, "path"], path };
}

interface PlacedTarget {
  readonly key: ProfileKey;
  readonly target: MenuTarget;
}

/** Each target has its place in the profile. */
export function* listMenuTargets({
  main,
  footer,
}: StoreProfile["menus"]): Iterable<PlacedTarget> {
  for (const [at, { target, items }] of main.entries()) {
    const key = ["menus", "main", at];
    if (target !== null) yield { key: [...key, "target"], target };
    yield* listTargets([...key, "items"], items);
  }
  yield* listTargets(["menus", "footer"], footer);
}

function* listTargets(
  key: ProfileKey,
  items: readonly { readonly target: MenuTarget }[],
): Iterable<PlacedTarget> {
  for (const [at, { target }] of items.entries())
    yield { key: [...key, at, "target"], target };
}

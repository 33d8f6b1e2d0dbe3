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

/** It lists inventory addresses in menus and cards that the site would answer with 404 or a redirect. */
export function listSearchPathFaults(profile: StoreProfile): ProfileFault[] {
  const rules: SearchAddressRules = {
    conditionsSold: profile.conditions,
    sortKeys: profile.search.sortOptions,
    storeIds: profile.stores.map(({ id }) => id),
  };
  return listSearchPaths(profile).flatMap(({ key, path }) => {
    const { pathname, searchParams } = new URL(path, "https://site.example");
    const [, , ...segments] = pathname.split("/").map(decodeURIComponent);
    const address = parseSearchAddress(segments, searchParams, rules);
    if (address.kind === "not-found") {
      return [
        buildFault(key, `"${path}" names no inventory that is sold here`),
      ];
    }
    return address.kind === "redirect"
      ? [buildWarning(key, `redirects; write "${address.location}"`)]
      : [];
  });
}

function listSearchPaths({
  menus,
  search,
}: StoreProfile): { key: ProfileKey; path: string }[] {
  return [
    ...listMenuTargets(menus).flatMap(({ key, target }) =>
      target.kind === "search"
        ? [{ key: [...key, "path"], path: target.path }]
        : [],
    ),
    ...search.specialFilters.map(({ path }, at) => ({
      key: ["search", "specialFilters", at, "path"],
      path,
    })),
  ];
}

/** It lists everything that the menus lead to, with its place in the profile. */
export function listMenuTargets({
  main,
  footer,
}: StoreProfile["menus"]): { key: ProfileKey; target: MenuTarget }[] {
  const inMain = main.flatMap(({ target, items }, at) => {
    const key = ["menus", "main", at];
    const below = listTargets([...key, "items"], items);
    return target === null
      ? below
      : [{ key: [...key, "target"], target }, ...below];
  });
  return [...inMain, ...listTargets(["menus", "footer"], footer)];
}

function listTargets(
  key: ProfileKey,
  items: readonly { readonly target: MenuTarget }[],
): { key: ProfileKey; target: MenuTarget }[] {
  return items.map(({ target }, at) => ({
    key: [...key, at, "target"],
    target,
  }));
}

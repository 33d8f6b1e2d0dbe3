import { listMenuTargets } from "./menu-targets.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { buildFault, type ProfileFault } from "./profile-fault.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** It lists menu entries that lead nowhere. */
export function listMenuFaults({ menus }: StoreProfile): ProfileFault[] {
  const empty = menus.main.flatMap(({ target, items }, at) =>
    target === null && items.length === 0
      ? [buildFault(["menus", "main", at], "needs a target or items")]
      : [],
  );
  const withParameters = listMenuTargets(menus).flatMap(({ key, target }) =>
    target.kind === "page" && PAGE_PATHS[target.page] === null
      ? [
          buildFault(
            [...key, "page"],
            `"${target.page}" has no single address and cannot stand in a menu`,
          ),
        ]
      : [],
  );
  return [...empty, ...withParameters];
}

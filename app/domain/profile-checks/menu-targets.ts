import type { MenuTarget } from "#app/domain/store-profile/content/menus.ts";
import type { ProfileKey } from "./profile-fault.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

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

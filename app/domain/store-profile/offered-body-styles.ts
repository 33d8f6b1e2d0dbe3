import type { ValueKey } from "#app/domain/inventory/facets.ts";
import type { StoreProfile } from "./store-profile.ts";

/** A body style that the profile names as not active is not offered as a filter, and its cars stay; every other value is. */
export function isValueOffered(
  bodyStyles: StoreProfile["search"]["bodyStyles"],
  key: ValueKey,
  value: string,
): boolean {
  if (key !== "bodystyle") return true;
  return bodyStyles.find((it) => it.value === value)?.active ?? true;
}

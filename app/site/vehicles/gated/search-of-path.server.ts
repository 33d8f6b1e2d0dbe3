import {
  formatSearchAddress,
  parseSearchAddress,
} from "#app/domain/search-address/search-address.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";

/** The profile names a search by its path; it is null when the path is none. */
export function findSearchByPath(
  path: string,
  profile: StoreProfile,
): InventorySearch | null {
  const url = new URL(path, "http://profile.invalid");
  const [, first, ...segments] = url.pathname
    .split("/")
    .map(decodeURIComponent);
  if (first !== "search-vehicles") return null;
  const rules = getSearchAddressRules(profile);
  const parsed = parseSearchAddress(segments, url.searchParams, rules);
  if (parsed.kind === "search") return parsed.search;
  // An equivalent address means the same as its canonical form.
  return parsed.kind === "redirect"
    ? findSearchByPath(parsed.location, profile)
    : null;
}

export function findSearchPathAddress(
  path: string,
  profile: StoreProfile,
  language: Language,
): string | null {
  const search = findSearchByPath(path, profile);
  return search === null ? null : formatSearchAddress(search, { language });
}

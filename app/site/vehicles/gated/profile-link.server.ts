import {
  type FixedPageKey,
  getOwnPageAddress,
  getPageAddress,
} from "#app/domain/address/page-address.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import {
  formatSearchAddress,
  type ParsedSearchAddress,
  parseSearchAddress,
} from "#app/domain/search-address/search-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";

/**
 * A page such as "/contact-us#store-aurora", a search, or another site. Null stands for a page of ours that is off or does not
 * exist (Assumption A9).
 */
export function findProfileLinkAddress(
  link: string,
  profile: StoreProfile,
  language: Language,
): string | null {
  if (!link.startsWith("/")) return link;
  const { pathname, search, hash } = new URL(link, "http://profile.invalid");
  const page = findFixedPage(pathname);
  const own = profile.ownPages.find(
    ({ slug }) => pathname === getOwnPageAddress(slug),
  );
  if (own !== undefined)
    return getOwnPageAddress(own.slug, { language }) + search + hash;
  if (page === null) {
    const named = findSearchByPath(link, profile);
    return named && formatSearchAddress(named, { language });
  }
  return isPageOn(profile, page)
    ? getPageAddress(page, { language }) + search + hash
    : null;
}

/** The list page itself is a search like any other. */
function findFixedPage(path: string): FixedPageKey | null {
  const isFixed = (key: string): key is FixedPageKey =>
    key !== "searchVehicles" &&
    Object.entries(PAGE_PATHS).some(
      ([page, fixed]) => page === key && fixed === path,
    );
  return Object.keys(PAGE_PATHS).find(isFixed) ?? null;
}

/** Null means that the path is no search; an equivalent address means the same as its canonical form. */
export function findSearchByPath(
  path: string,
  profile: StoreProfile,
): InventorySearch | null {
  const parsed = parsePath(path, profile);
  const canonical =
    parsed?.kind === "redirect" ? parsePath(parsed.location, profile) : parsed;
  return canonical?.kind === "search" ? canonical.search : null;
}

function parsePath(
  path: string,
  profile: StoreProfile,
): ParsedSearchAddress | null {
  const url = new URL(path, "http://profile.invalid");
  const [, first, ...segments] = url.pathname
    .split("/")
    .map(decodeURIComponent);
  if (first !== "search-vehicles") return null;
  const rules = getSearchAddressRules(profile);
  return parseSearchAddress(segments, url.searchParams, rules);
}

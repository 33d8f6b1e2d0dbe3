import {
  type FixedPageKey,
  getPageAddress,
} from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { findSearchPathAddress } from "./search-of-path.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";

/**
 * A link of the profile leads to a page such as "/contact-us#store-aurora", a search, or another site. It is
 * null for a page of ours that is off or does not exist (Assumption A9).
 */
export function findProfileLinkAddress(
  link: string,
  profile: StoreProfile,
  language: Language,
): string | null {
  if (!link.startsWith("/")) return link;
  const { pathname, search, hash } = new URL(link, "http://profile.invalid");
  const page = findFixedPage(pathname);
  if (page === null) return findSearchPathAddress(link, profile, language);
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

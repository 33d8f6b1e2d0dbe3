import {
  getAuthorAddress,
  getGuideAddress,
  getStaffAddress,
} from "#app/domain/address/page-address.ts";
import { findLeftOutReason } from "#app/domain/search-address/left-out.ts";
import type { SitemapEntry } from "#app/domain/search-engines/sitemap-xml.ts";
import {
  PAGE_KEYS,
  PAGE_PATHS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";

type Documents = StoreProfile["legal"];

/**
 * These pages say when their words were last changed. The date is unknown for other pages, because a file's
 * date is a deployment's.
 */
const DOCUMENTS: Readonly<Partial<Record<PageKey, keyof Documents>>> = {
  privacyPolicy: "privacy-policy",
  cookiePolicy: "cookie-policy",
  termsOfSale: "terms-of-sale",
};
/** Two of these have a sitemap of their own; the third is a step of a form that no link leads to. */
const ELSEWHERE: ReadonlySet<PageKey> = new Set<PageKey>([
  "searchVehicles",
  "specialOffers",
  "sellTradeYourVehicle",
]);
const NO_QUERY = new URLSearchParams();

/** The entries are every page of the profile that is on, with its guides and their authors. */
export function listPageEntries(profile: StoreProfile): SitemapEntry[] {
  const pages = PAGE_KEYS.flatMap((page) => {
    const address = PAGE_PATHS[page];
    const isListed = isPageOn(profile, page) && !ELSEWHERE.has(page);
    if (address === null || !isListed) return [];
    if (findLeftOutReason(address, NO_QUERY) !== null) return [];
    const document = DOCUMENTS[page];
    const lastChange =
      document === undefined
        ? null
        : (profile.legal[document]?.en.updatedOn ?? null);
    return [{ address, lastChange, image: null }];
  });
  return [
    ...pages,
    ...listArticleEntries(
      profile,
      "shoppingGuides",
      profile.guides,
      getGuideAddress,
    ),
    ...listArticleEntries(
      profile,
      "authors",
      profile.authors,
      getAuthorAddress,
    ),
  ];
}

export function listStaffEntries(profile: StoreProfile): SitemapEntry[] {
  if (!isPageOn(profile, "staffMember")) return [];
  return profile.staff.map(({ id }) => ({
    address: getStaffAddress(id),
    lastChange: null,
    image: null,
  }));
}

function listArticleEntries(
  profile: StoreProfile,
  page: PageKey,
  list: readonly { readonly slug: string; readonly updatedOn: string }[],
  getAddress: (slug: string) => string,
): SitemapEntry[] {
  if (!isPageOn(profile, page)) return [];
  return list.map(({ slug, updatedOn }) => ({
    address: getAddress(slug),
    lastChange: updatedOn,
    image: null,
  }));
}

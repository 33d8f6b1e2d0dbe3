import {
  getAuthorAddress,
  getGuideAddress,
  getOfferAddress,
  getOfferSectionAddress,
  getOwnPageAddress,
  getPageAddress,
  getStaffAddress,
} from "#app/domain/address/page-address.ts";
import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import { findLeftOutReason } from "#app/domain/search-address/left-out.ts";
import type { SitemapEntry } from "#app/domain/search-engines/sitemap-xml.ts";
import {
  PAGE_KEYS,
  PAGE_PATHS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";

type Documents = StoreProfile["legal"];

/** When other pages last changed is unknown, because a file's date is a deployment's. */
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
const SECTIONS = ["dealer", "sales", "service"] as const;
const NO_QUERY = new URLSearchParams();

/** The dealership's own pages, the guides and their authors are among them. */
export function listPageEntries(profile: StoreProfile): SitemapEntry[] {
  const pages = PAGE_KEYS.flatMap((page) => {
    const address = PAGE_PATHS[page];
    const isListed = isPageOn(profile, page) && !ELSEWHERE.has(page);
    if (address === null || !isListed) return [];
    if (findLeftOutReason(address, NO_QUERY) !== null) return [];
    const document = DOCUMENTS[page];
    const lastChange = document && profile.legal[document]?.en.updatedOn;
    return [toEntry(address, lastChange)];
  });
  return [
    ...pages,
    ...profile.ownPages.map(({ slug, updatedOn }) =>
      toEntry(getOwnPageAddress(slug), updatedOn),
    ),
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
  return profile.staff.map(({ id }) => toEntry(getStaffAddress(id)));
}

function listArticleEntries(
  profile: StoreProfile,
  page: PageKey,
  list: readonly { readonly slug: string; readonly updatedOn: string }[],
  getAddress: (slug: string) => string,
): SitemapEntry[] {
  if (!isPageOn(profile, page)) return [];
  return list.map(({ slug, updatedOn }) =>
    toEntry(getAddress(slug), updatedOn),
  );
}

/** While offers are locked, only the page that says so is listed. */
export function listOfferEntries(
  ports: OfferPorts,
  facts: OfferRequest,
): SitemapEntry[] {
  const { profile } = ports;
  const isOpen = !hasLockedOffers(facts.gate);
  const lists = isPageOn(profile, "specialOffers")
    ? [
        getPageAddress("specialOffers"),
        ...(isOpen ? SECTIONS.map((it) => getOfferSectionAddress(it)) : []),
      ]
    : [];
  const offers = isPageOn(profile, "specialOffer")
    ? listCurrentOffers(ports, facts).map(({ promotion: { id, additional } }) =>
        getOfferAddress(additional.category, id),
      )
    : [];
  return [...lists, ...offers].map((address) => toEntry(address));
}

/** Pages have no pictures in the sitemap; vehicles do. */
export function toEntry(
  address: string,
  lastChange: string | null = null,
): SitemapEntry {
  return { address, lastChange, image: null };
}

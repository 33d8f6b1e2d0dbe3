import type { PageKey } from "#app/domain/store-profile/fields/page-paths.ts";
import type { SitePart } from "#app/domain/store-profile/fields/site-parts.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** A page without a route counts as off whatever the profile says. */
const BUILT_PAGES: ReadonlySet<PageKey> = new Set<PageKey>([
  "home",
  "contact",
  "contactConfirmation",
  "sellTrade",
  "sellTradeYourVehicle",
  "applyForFinancing",
  "fullCreditApplication",
  "freeCreditScore",
  "autoFinancing",
  "buyHerePayHere",
  "badCreditFinancing",
  "privacyPolicy",
  "cookiePolicy",
  "termsOfSale",
  "ourCompany",
  "meetOurTeam",
  "staffMember",
  "careers",
  "service",
  "serviceSchedule",
  "vehicleProtectionPlans",
  "vehicle",
  "testDrive",
  "searchVehicles",
  "specialOffers",
  "specialOffer",
  "shoppingGuides",
  "authors",
]);

/** It says whether links, menus and sitemaps may name the page. */
export function isPageOn(
  profile: Pick<StoreProfile, "pages">,
  page: PageKey,
): boolean {
  return profile.pages[page] && BUILT_PAGES.has(page);
}

/** Parts of the site that stand; each is used through the page beside it. */
const BUILT_PARTS: ReadonlySet<SitePart> = new Set<SitePart>([
  "valuation",
  "testDriveBooking",
  "serviceBooking",
]);
const PAGE_OF_PART: Readonly<Record<SitePart, PageKey>> = {
  valuation: "sellTradeYourVehicle",
  serviceBooking: "serviceSchedule",
  testDriveBooking: "testDrive",
};

/** Nothing is promised before it can be kept (Assumption A154). */
export function isPartOn(
  profile: Pick<StoreProfile, "pages" | "trade">,
  part: SitePart,
): boolean {
  // Where the profile keeps the simple form, a person answers.
  const isChosen = part !== "valuation" || profile.trade.form === "valuation";
  return (
    isChosen && BUILT_PARTS.has(part) && isPageOn(profile, PAGE_OF_PART[part])
  );
}

/** Texts of the profile that promise no part, or one that stands. */
export function listKeptPromises<
  Text extends { readonly needs: SitePart | null },
>(
  profile: Pick<StoreProfile, "pages" | "trade">,
  texts: readonly Text[],
): readonly Text[] {
  return texts.filter(
    ({ needs }) => needs === null || isPartOn(profile, needs),
  );
}

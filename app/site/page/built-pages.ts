import type { PageKey } from "#app/domain/store-profile/fields/page-paths.ts";
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
  "vehicleProtectionPlans",
  "vehicle",
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

import type { PageKey } from "#app/domain/store-profile/pages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** Pages that have a route; one that has none counts as off whatever the profile says. */
const BUILT_PAGES: ReadonlySet<PageKey> = new Set<PageKey>([
  "home",
  "vehicle",
  "searchVehicles",
]);

/** Whether links, menus and sitemaps may name the page. */
export function isPageOn(
  profile: Pick<StoreProfile, "pages">,
  page: PageKey,
): boolean {
  return profile.pages[page] && BUILT_PAGES.has(page);
}

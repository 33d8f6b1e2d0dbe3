import { data } from "react-router";
import type { PageKey } from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "./built-pages.ts";

/** Spec §8: route validation failed. Throw it from a loader. */
export function buildNotFoundError({ pathname, search }: URL) {
  return data(`Page Not Found: ${pathname}${search}`, { status: 404 });
}

/** A page that the profile switches off is not found, whatever is asked of it. */
export function requirePageOn(
  profile: Pick<StoreProfile, "pages">,
  page: PageKey,
  url: URL,
): void {
  if (!isPageOn(profile, page)) throw buildNotFoundError(url);
}

/** What a page function answers; null is the page's 404. */
export function requirePage<Page>(page: Page | null, url: URL): Page {
  if (page === null) throw buildNotFoundError(url);
  return page;
}

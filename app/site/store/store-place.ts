import type { StoreView } from "#app/site/page/site-view.ts";

/** What a profile names as the store's site is its entry on the contact page: a link there from beside it leads nowhere. */
export function isPlaceHere({
  id,
  siteAddress,
}: Pick<StoreView, "id" | "siteAddress">): boolean {
  return siteAddress?.endsWith(`/contact-us#store-${id}`) === true;
}

import { flyIntoPlace } from "./fly-into-place.ts";

let left: { readonly path: string; readonly box: DOMRect } | null = null;

/** Called with the link of a card that the router is about to follow. */
export function rememberPicture(link: HTMLAnchorElement): void {
  const box = link
    .closest(".car-card")
    ?.querySelector(".shot img")
    ?.getBoundingClientRect();
  left = box === undefined ? null : { path: link.pathname, box };
}

/**
 * The picture of a car comes from the card that was pressed into its place on the car's page. The page is drawn in its
 * own time: a view transition would hold the old picture of the whole page until all of the new one is drawn in one go.
 */
export function landPicture(place: HTMLElement): void {
  const from = left;
  left = null;
  if (from?.path === location.pathname) flyIntoPlace(from.box, place);
}

const FLIGHT_MS = 280;

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
 * The picture of a car comes from the card that was pressed into its place on the car's page. Nothing waits for it, and
 * without it the picture stands there at once. The page is drawn in its own time: a view transition would hold the old
 * picture of the whole page until all of the new one is drawn in one go.
 */
export function landPicture(place: HTMLElement): void {
  const from = left;
  left = null;
  if (from === null || from.path !== location.pathname) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const to = place.getBoundingClientRect();
  const scale = from.box.width / to.width;
  const transform = `translate(${from.box.left - to.left}px, ${from.box.top - to.top}px) scale(${scale})`;
  place.animate(
    [
      { transformOrigin: "0 0", zIndex: 2, transform },
      { transformOrigin: "0 0", zIndex: 2, transform: "none" },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.2, 0, 0, 1)" },
  );
}

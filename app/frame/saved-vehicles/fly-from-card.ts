const FLIGHT_MS = 300;

/**
 * The picture of a car that was just chosen comes from its card into its place. Nothing waits for it, and without it the
 * picture stands there at once.
 */
export function flyFromCard(vin: string, place: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const button = document.querySelector(
    `button[data-pressed-here][name="compare"][value="${vin}"]`,
  );
  const picture = button
    ?.closest("article")
    ?.querySelector(".shot img")
    ?.getBoundingClientRect();
  if (picture === undefined) return;
  const { left, top, width } = place.getBoundingClientRect();
  if (width === 0) return;
  place.animate(
    [
      {
        transformOrigin: "0 0",
        transform: `translate(${picture.left - left}px, ${picture.top - top}px) scale(${picture.width / width})`,
      },
      { transformOrigin: "0 0", transform: "none" },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.2, 0, 0, 1)" },
  );
}

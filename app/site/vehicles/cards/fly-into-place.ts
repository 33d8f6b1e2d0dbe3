const FLIGHT_MS = 300;

/** Nothing waits for it, and without it the picture stands in its place at once, as for whoever wants no motion. */
export function flyIntoPlace(from: DOMRect, place: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { left, top, width } = place.getBoundingClientRect();
  if (width === 0) return;
  const frame = {
    transformOrigin: "0 0",
    // What stands beside the place would cover the picture on its way.
    zIndex: 2,
    transform: `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / width})`,
  };
  place.animate([frame, { ...frame, transform: "none" }], {
    duration: FLIGHT_MS,
    easing: "cubic-bezier(0.2, 0, 0, 1)",
  });
}

import { flyIntoPlace } from "#app/site/vehicles/cards/fly-into-place.ts";

/** The picture of a car that was just chosen comes from its card into its place. */
export function flyFromCard(vin: string, place: HTMLElement): void {
  const button = document.querySelector(
    `button[data-pressed-here][name="compare"][value="${vin}"]`,
  );
  const picture = button
    ?.closest("article")
    ?.querySelector(".shot img")
    ?.getBoundingClientRect();
  if (picture !== undefined) flyIntoPlace(picture, place);
}

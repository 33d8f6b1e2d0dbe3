import type { StoreView } from "#app/site/page/site-view.ts";
import type { MapPlace } from "#app/ui/map/locator-map.tsx";

/** The stores as a map marks them, in the order of every list of them; one of them may be chosen. */
export function listStorePlaces(
  stores: readonly StoreView[],
  chosenId: string | null = null,
): readonly MapPlace[] {
  return stores.map(({ id, city, coordinates }, at) => ({
    mark: String(at + 1),
    name: city,
    ...(chosenId !== null && { isChosen: id === chosenId }),
    ...coordinates,
  }));
}

import { useSite } from "#app/site/page/site-view.ts";
import type { MapFeature } from "#app/ui/map/landscape.tsx";
import type { MapSettings } from "./map-settings.ts";
import { StoreMap } from "./store-map.tsx";
import { listStorePlaces } from "./store-places.ts";

interface StoresMapProps {
  /** Null means that the site has no map tiles. */
  readonly map: MapSettings | null;
  readonly landscape: readonly MapFeature[];
}

/** All stores on one map, none of them chosen. */
export function StoresMap({ map, landscape }: StoresMapProps) {
  const { stores } = useSite();
  const places = listStorePlaces(stores);
  return (
    <StoreMap
      places={places}
      landscape={landscape}
      focus={places}
      settings={map}
    />
  );
}

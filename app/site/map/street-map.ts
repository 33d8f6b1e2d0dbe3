import { divIcon, map, marker, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import { TILE_SUBDOMAINS } from "#app/domain/map/tile-source.ts";
import type { MapPlace } from "#app/ui/map/locator-map.tsx";
import type { MapSettings } from "./map-settings.ts";

const PHONE = "(width < 48em)";

/** `onFailure` means that not one tile loaded. The returned function removes the map. */
export function openStreetMap(
  box: HTMLElement,
  focus: readonly MapPlace[],
  { tilesUrl, attribution, zoom }: MapSettings,
  onFailure: () => void,
): () => void {
  box.hidden = false;
  const streets = map(box, { scrollWheelZoom: false, zoomSnap: 1 });
  streets.attributionControl.setPrefix(false);
  streets.setView(
    [
      getMiddle(focus.map(({ latitude }) => latitude)),
      getMiddle(focus.map(({ longitude }) => longitude)),
    ],
    matchMedia(PHONE).matches ? zoom.phone : zoom.wide,
  );
  let hasTile = false;
  const tiles = tileLayer(tilesUrl, {
    subdomains: TILE_SUBDOMAINS,
    maxZoom: 19,
    ...(attribution !== null && { attribution: escapeHtml(attribution) }),
  });
  tiles.once("tileload", () => (hasTile = true));
  let isOpen = true;
  function close() {
    if (isOpen) streets.remove();
    isOpen = false;
  }
  tiles.once("load", () => {
    if (hasTile || !isOpen) return;
    // It must not run within the library's own event, which goes on with the map.
    setTimeout(() => {
      close();
      box.hidden = true;
      onFailure();
    });
  });
  tiles.addTo(streets);
  for (const { latitude, longitude, mark, name } of focus)
    marker([latitude, longitude], {
      icon: divIcon({
        className: "map-pin",
        html: escapeHtml(mark),
        iconSize: [30, 30],
      }),
      title: name,
      alt: name,
      keyboard: false,
    }).addTo(streets);
  return close;
}

function getMiddle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** The library takes markup, but a profile writes plain words. */
function escapeHtml(text: string): string {
  const element = document.createElement("span");
  element.textContent = text;
  return element.innerHTML;
}

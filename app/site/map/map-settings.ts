import { STORE_ZOOM } from "#app/domain/map/tile-source.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** A map of tiles that a visitor may open; nothing of it is loaded before. */
export interface MapSettings {
  readonly tilesUrl: string;
  /** Plain text; null when the tiles ask for none. */
  readonly attribution: string | null;
  /** Host of the tiles, so that a visitor knows who is asked. */
  readonly host: string;
  readonly zoom: { readonly phone: number; readonly wide: number };
}

/** Null draws the locator alone. Of one store, or of the whole group (zoom of spec §9). */
export function findMapSettings(
  { map }: Pick<StoreProfile, "map">,
  subject: "store" | "group",
): MapSettings | null {
  const { tilesUrl, tilesAttribution, zoomMobile, zoomDesktop } = map;
  const host = tilesUrl && URL.parse(tilesUrl.replace("{s}.", ""))?.host;
  if (tilesUrl === null || !host) return null;
  return {
    tilesUrl,
    attribution: tilesAttribution,
    host,
    zoom:
      subject === "store"
        ? { phone: STORE_ZOOM, wide: STORE_ZOOM }
        : { phone: zoomMobile, wide: zoomDesktop },
  };
}

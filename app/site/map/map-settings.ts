import { STORE_ZOOM } from "#app/domain/map/tile-source.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** Nothing of the tiles is loaded before the visitor opens the map. */
export interface MapSettings {
  readonly tilesUrl: string;
  /** This is plain text; null means that the tiles ask for none. */
  readonly attribution: string | null;
  /** A visitor is told which host is asked for the tiles. */
  readonly host: string;
  readonly zoom: { readonly phone: number; readonly wide: number };
}

/** Null draws only the locator. The map is of one store or of the whole group (Spec §9, zoom). */
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

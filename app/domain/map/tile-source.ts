/** Assumption A41: a store's own map opens at the scale of streets, whatever the profile says of the map of all stores. */
export const STORE_ZOOM = 13;

/** `{s}` is one of these, one letter each. */
export const TILE_SUBDOMAINS = "abc";

/**
 * Where map tiles come from, as a source of the content security policy: `https://tiles.example` or
 * `https://*.tiles.example`; null when there are none.
 */
export function findTileOrigin(tilesUrl: string | null): string | null {
  if (tilesUrl === null) return null;
  const url = URL.parse(tilesUrl.replace("{s}.", "subdomain."));
  if (url === null) return null;
  const host = tilesUrl.includes("{s}.")
    ? url.host.replace("subdomain.", "*.")
    : url.host;
  return `${url.protocol}//${host}`;
}

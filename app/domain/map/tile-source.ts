/** Assumption A90: a store's own map opens at street scale, whatever the profile says about the map of all stores. */
export const STORE_ZOOM = 13;

/** `{s}` stands for one of these letters. */
export const TILE_SUBDOMAINS = "abc";

/**
 * It returns the origin of map tiles as a source of the content security policy: `https://tiles.example` or
 * `https://*.tiles.example`. It is null when there are none.
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

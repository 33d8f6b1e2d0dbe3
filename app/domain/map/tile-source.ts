/** Assumption A90: a store's own map opens at street scale, whatever the profile says about the map of all stores. */
export const STORE_ZOOM = 13;

/** `{s}` stands for one of these letters. */
export const TILE_SUBDOMAINS = "abc";

/** The content security policy takes `https://tiles.example` or `https://*.tiles.example`. */
export function findTileOrigin(tilesUrl: string | null): string | null {
  if (tilesUrl === null) return null;
  const url = URL.parse(tilesUrl.replace("{s}.", "subdomain."));
  if (url === null) return null;
  const host = tilesUrl.includes("{s}.")
    ? url.host.replace("subdomain.", "*.")
    : url.host;
  return `${url.protocol}//${host}`;
}

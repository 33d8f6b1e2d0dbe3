const PAYLOAD_NAME = "/_payload.json";

/**
 * Spec §7, `{route}/_payload.json`: it returns the route of such an address, "/" for the home page's own, and null for
 * any other address.
 */
export function parsePayloadRoute(pathname: string): string | null {
  if (!pathname.endsWith(PAYLOAD_NAME)) return null;
  return pathname.slice(0, -PAYLOAD_NAME.length) || "/";
}

/** It returns where the payload of a page is; its query stays. */
export function getPayloadAddress(pageAddress: string): string {
  const [pathname = "", query] = pageAddress.split("?", 2);
  const route = pathname.replace(/(?<!\/)\/+$/, "");
  return `${route}${PAYLOAD_NAME}${query === undefined ? "" : `?${query}`}`;
}

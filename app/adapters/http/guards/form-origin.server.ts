import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a form was sent from a page of this very host, by what browsers say of themselves: Sec-Fetch-Site,
 * else Origin. A request with neither comes from no browser, so it carries nobody's cookies unasked.
 */
export function isFormOfThisSite(
  headers: IncomingHttpHeaders,
  host: string,
): boolean {
  const site = headers["sec-fetch-site"];
  // "none": the visitor's own doing, such as a reload.
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (headers.origin === undefined) return true;
  return URL.parse(headers.origin)?.host === host.toLowerCase();
}

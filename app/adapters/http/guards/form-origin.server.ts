import type { IncomingHttpHeaders } from "node:http";

/**
 * This tells whether a form was sent from a page of this very host, by what browsers report: Sec-Fetch-Site, else
 * Origin. A request with neither comes from no browser, so it carries no visitor's cookies without their knowledge.
 */
export function isFormOfThisSite(
  headers: IncomingHttpHeaders,
  host: string,
): boolean {
  const site = headers["sec-fetch-site"];
  // "none" means that the visitor did it directly, such as by a reload.
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (headers.origin === undefined) return true;
  return URL.parse(headers.origin)?.host === host.toLowerCase();
}

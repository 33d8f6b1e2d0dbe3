import type { IncomingHttpHeaders } from "node:http";

/** The site answers only for these hosts; any other gets 421 (a poisoned Host header, a scanner). */
export interface TrustedHosts {
  /** Each is an exact `host` or `host:port` in lower case. */
  readonly names: readonly string[];
  /** The demonstration answers localhost on any port. */
  readonly isLocalhostTrusted: boolean;
}

const LOCALHOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

export function isTrustedHost(
  host: string | undefined,
  trusted: TrustedHosts,
): boolean {
  if (host === undefined) return false;
  const name = host.toLowerCase();
  if (trusted.isLocalhostTrusted && LOCALHOST.test(name)) return true;
  return trusted.names.includes(name);
}

/**
 * Browsers report the page in Sec-Fetch-Site, else Origin. A request with neither comes from no browser, so it carries
 * no visitor's cookies without their knowledge.
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

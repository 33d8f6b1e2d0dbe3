import type { IncomingHttpHeaders } from "node:http";

/**
 * This is the host that the visitor asked for. Behind proxies it is in X-Forwarded-Host, to which each of them may have
 * added one: the one from the outermost trusted proxy counts, and anything before it is only the client's claim.
 */
export function readRequestedHost(
  headers: IncomingHttpHeaders,
  trustedProxyCount: number,
): string | undefined {
  const forwarded = headers["x-forwarded-host"];
  if (trustedProxyCount === 0 || forwarded === undefined) return headers.host;
  const hosts = String(forwarded)
    .split(",")
    .map((host) => host.trim());
  return hosts.at(-trustedProxyCount) ?? hosts[0];
}

/**
 * With two Host lines, servers between here and the visitor may disagree about which host is asked; Node keeps the
 * first. In `rawHeaders` names and values alternate.
 */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === "host") count++;
  return count > 1;
}

import type { IncomingHttpHeaders } from "node:http";

/**
 * The host that the visitor asked for. Behind proxies it is in X-Forwarded-Host, where each of them may have
 * added one to the list: the outermost trusted proxy's word counts, anything before it is the client's own.
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

/** Two Host lines are two opinions between here and the visitor about who is asked; Node keeps the first. `rawHeaders` alternate name and value. */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === "host") count++;
  return count > 1;
}

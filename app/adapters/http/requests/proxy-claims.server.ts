import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { ClientFacts } from "#app/request-facts.ts";

/**
 * Each proxy adds what it saw at the end: what the outermost trusted one added counts, anything before it is only the
 * client's claim.
 */
function readClaim(
  header: string | string[] | undefined,
  trustedProxyCount: number,
): string | undefined {
  if (trustedProxyCount === 0 || header === undefined) return undefined;
  const claims = String(header)
    .split(",")
    .map((claim) => claim.trim());
  return claims.at(-trustedProxyCount) ?? claims[0];
}

export function readRequestedHost(
  headers: IncomingHttpHeaders,
  trustedProxyCount: number,
): string | undefined {
  return (
    readClaim(headers["x-forwarded-host"], trustedProxyCount) ?? headers.host
  );
}

/**
 * With two Host lines, servers between here and the visitor may disagree about which host is asked; Node keeps the
 * first. In `rawHeaders` names and values alternate.
 */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  // Every cached page passes here.
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (
      rawHeaders[at]?.length === 4 &&
      rawHeaders[at]?.toLowerCase() === "host"
    )
      count++;
  return count > 1;
}

export function readClientFacts(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trustedProxyCount: number,
): ClientFacts {
  const claim = readClaim(headers["x-forwarded-for"], trustedProxyCount);
  return {
    address:
      claim === undefined ? (socket.remoteAddress ?? "") : withoutPort(claim),
    userAgent: headers["user-agent"] ?? "",
  };
}

/** Some proxies add the client's port, which would make every connection look like another client. */
function withoutPort(address: string): string {
  const [, bare = address] =
    /^(\d+(?:\.\d+){3}):\d+$|^\[([^\]]+)\](?::\d+)?$/
      .exec(address)
      ?.filter((it) => it !== undefined) ?? [];
  return bare;
}

import type { IncomingMessage } from "node:http";
import type { ClientFacts } from "#app/ports.ts";

/**
 * This tells who asks. Behind proxies, each of them appends the address it saw to X-Forwarded-For: the one that the
 * outermost trusted proxy added counts, and anything before it is only the client's claim.
 */
export function readClientFacts(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trustedProxyCount: number,
): ClientFacts {
  return {
    address: readForwardedAddress(
      headers["x-forwarded-for"],
      trustedProxyCount,
      socket.remoteAddress ?? "",
    ),
    userAgent: headers["user-agent"] ?? "",
  };
}

function readForwardedAddress(
  header: string | string[] | undefined,
  trustedProxyCount: number,
  peer: string,
): string {
  if (trustedProxyCount === 0 || header === undefined) return peer;
  const seen = String(header)
    .split(",")
    .map((address) => address.trim());
  return withoutPort(seen.at(-trustedProxyCount) ?? seen[0] ?? peer);
}

/** Some proxies add the client's port, which would make every connection look like another client. */
function withoutPort(address: string): string {
  const [, bare = address] =
    /^(\d+(?:\.\d+){3}):\d+$|^\[([^\]]+)\](?::\d+)?$/
      .exec(address)
      ?.filter((it) => it !== undefined) ?? [];
  return bare;
}

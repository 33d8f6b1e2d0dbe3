import { hash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FeedsAccess } from "#app/adapters/config/environment.server.ts";

/** When any of these headers is present, a proxy is between us and whoever asks. */
const FORWARDING = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
] as const;
const LOCALHOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * With the token, metrics may be read from anywhere; without one, only by a client that asks this very machine by its
 * own name. A proxy on this machine also comes from the loopback address, but it forwards or asks by the site's name.
 */
export function canReadMetrics(
  {
    headers,
    socket,
  }: {
    readonly headers: IncomingMessage["headers"];
    readonly socket: Pick<IncomingMessage["socket"], "remoteAddress">;
  },
  token: string | null,
): boolean {
  const given = parseBearerToken(headers.authorization);
  if (given !== null) return token !== null && isSameSecret(given, token);
  return (
    LOOPBACK.test(socket.remoteAddress ?? "") &&
    LOCALHOST.test(headers.host ?? "") &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}

function parseBearerToken(header: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? null;
}

/** The comparison takes the same time wherever the texts differ. */
function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(
    hash("sha256", given, "buffer"),
    hash("sha256", secret, "buffer"),
  );
}

/** `unknown` answers as if the page did not exist, and `ask` wants a password. */
type Permission = "yes" | "unknown" | "ask";

/** The token comes in the path or as the password of any user; neither goes into a log of ours. */
export function checkFeedAccess(
  access: FeedsAccess,
  givenToken: string | null,
  { headers }: Pick<IncomingMessage, "headers">,
): Permission {
  if (access.kind === "off") return "unknown";
  if (access.kind === "public") return givenToken === null ? "yes" : "unknown";
  if (givenToken !== null)
    return isSameSecret(givenToken, access.token) ? "yes" : "unknown";
  const password = parseBasicPassword(headers.authorization);
  return password !== null && isSameSecret(password, access.token)
    ? "yes"
    : "ask";
}

function parseBasicPassword(header: string | undefined): string | null {
  const packed = /^Basic +([\w+/=-]+)$/i.exec(header ?? "")?.[1];
  if (packed === undefined) return null;
  const text = Buffer.from(packed, "base64").toString();
  const at = text.indexOf(":");
  return at === -1 ? null : text.slice(at + 1);
}

import { hash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

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
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(
    hash("sha256", given, "buffer"),
    hash("sha256", secret, "buffer"),
  );
}

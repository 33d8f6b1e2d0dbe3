import { hash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Whatever of these is there, somebody stands between us and who asks. */
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
 * With the token from anywhere; without one only for who asks this very machine by its own name. A proxy on this
 * machine comes from the loopback address too: it forwards, or it asks by the site's name.
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

/** In the same time wherever they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(
    hash("sha256", given, "buffer"),
    hash("sha256", secret, "buffer"),
  );
}

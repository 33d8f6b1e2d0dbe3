import type { IncomingMessage, ServerResponse } from "node:http";
import { namesTwoHosts } from "#app/adapters/http/requests/proxy-claims.server.ts";

export interface PreparedAnswer {
  /** Names and values alternate, because `writeHead` takes such a list without checking each one. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
}

/**
 * Two requests with the same text get the same answer, so the second need not be parsed again. Null where the answer is
 * not just bytes.
 */
export function findShortcut({
  method,
  url,
  headers,
  rawHeaders,
}: IncomingMessage): string | null {
  if (method !== "GET" || headers["if-none-match"] !== undefined) return null;
  // Of two hosts the first is in `headers`; the request is refused where its host is checked.
  if (namesTwoHosts(rawHeaders)) return null;
  return `${headers.host}\n${url}\n${headers.cookie}\n${headers["accept-encoding"]}\n${headers["x-forwarded-host"]}\n${headers["sec-gpc"]}`;
}

export function sendPrepared(
  outgoing: ServerResponse,
  { headers, body }: PreparedAnswer,
): void {
  // Node writes the list as it is; its type asks for a mutable one.
  outgoing.writeHead(200, headers as string[]);
  outgoing.end(body);
}

export function prepare(
  headers: Readonly<Record<string, string | string[]>>,
  body: Uint8Array,
): PreparedAnswer {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((it) => [name, it]),
  );
  return { headers: [...list, "Content-Length", String(body.length)], body };
}

import { chooseEncoding, compressOnce } from "./compression.server.ts";
import {
  type AnswerHeaders,
  type Exchange,
  send,
  sendIfUnchanged,
} from "#app/adapters/http/requests/exchange.server.ts";
import { readStart, sendInParts } from "./long-answer.server.ts";
import { buildSecurityHeaders } from "./security-headers.server.ts";

/** The cookies tell who asks, and the privacy signal what they allow. */
export const VARY_BY_VISITOR = "Accept-Encoding, Cookie, Sec-GPC";

/** A compressed answer below this size is no smaller. */
const MIN_COMPRESSED_BYTES = 512;
/** A longer answer is not held in memory: it is produced while it is sent, as fast as the client reads. */
const MOST_HELD_BYTES = 256 * 1024;
/** Clients may ask again after this many seconds for what was out of reach. */
export const RETRY_AFTER_S = "30";

/** Redirects, page data, sitemaps and API answers come as the framework produced them. */
export async function sendWebResponse(
  exchange: Exchange,
  response: Response,
): Promise<true> {
  const { status } = response;
  const headers: AnswerHeaders = {
    ...buildSecurityHeaders(exchange.hasTls),
    // Redirects are not cached either: a browser that kept one forever could not follow when its direction is reversed.
    "Cache-Control": "private, no-cache",
    Vary: VARY_BY_VISITOR,
    ...(status === 503 && { "Retry-After": RETRY_AFTER_S }),
    ...readAnswerHeaders(response),
  };
  if (status === 200 && sendIfUnchanged(exchange, headers)) {
    await response.body?.cancel();
    return true;
  }
  const { bytes, long } = await readStart(response.body, MOST_HELD_BYTES);
  const encoding =
    bytes.length < MIN_COMPRESSED_BYTES || isCompressed(headers)
      ? "identity"
      : chooseEncoding(exchange.incoming.headers["accept-encoding"], [
          "zstd",
          "br",
          "gzip",
        ]);
  const encoded = {
    ...headers,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  if (long !== null)
    return sendInParts(exchange, { status, headers: encoded, encoding }, long);
  const body = compressOnce(bytes, encoding);
  return send(exchange, { status, headers: encoded, body });
}

function isCompressed(headers: AnswerHeaders): boolean {
  return headers["Content-Type"] === "application/gzip";
}

/** Several cookies stay several. */
export function readAnswerHeaders({ headers }: Response): AnswerHeaders {
  const named: Record<string, string | string[]> = {};
  for (const [name, value] of headers)
    if (name !== "set-cookie") named[formatHeaderName(name)] = value;
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) named["Set-Cookie"] = cookies;
  return named;
}

function formatHeaderName(name: string): string {
  return name === "etag"
    ? "ETag"
    : name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

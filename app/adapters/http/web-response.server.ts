import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { type Exchange, matchesEtag } from "./exchange.server.ts";

/** Redirects, page data and API answers: written through as the framework made them. */
export async function sendWebResponse(
  { incoming, outgoing }: Exchange,
  response: Response,
  defaults: Readonly<Record<string, string>>,
): Promise<true> {
  for (const [name, value] of Object.entries(defaults))
    outgoing.setHeader(name, value);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("Set-Cookie", cookies);
  const etag = response.headers.get("ETag");
  if (etag !== null && matchesEtag(incoming.headers["if-none-match"], etag)) {
    outgoing.writeHead(304).end();
    return true;
  }
  outgoing.statusCode = response.status;
  if (response.body === null || incoming.method === "HEAD") {
    outgoing.end();
    return true;
  }
  // The DOM's and Node's stream types describe the same object.
  const body = response.body as unknown as NodeReadableStream<Uint8Array>;
  await pipeline(Readable.fromWeb(body), outgoing);
  return true;
}

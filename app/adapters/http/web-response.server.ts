import { chooseEncoding, compressOnce } from "./compression.server.ts";
import { type AnswerHeaders, type Exchange, send } from "./exchange.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

/** Below this a compressed answer is no smaller. */
const MIN_COMPRESSED_BYTES = 512;

/** Redirects, page data and API answers, as the framework made them. */
export async function sendWebResponse(
  exchange: Exchange,
  response: Response,
  hasTls: boolean,
): Promise<true> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const encoding =
    bytes.length < MIN_COMPRESSED_BYTES
      ? "identity"
      : chooseEncoding(exchange.incoming.headers["accept-encoding"], [
          "zstd",
          "br",
          "gzip",
        ]);
  return send(exchange, {
    status: response.status,
    headers: {
      ...securityHeaders(hasTls),
      // A redirect, too: a browser that kept one for ever could not follow when it is turned round.
      "Cache-Control": "private, no-cache",
      Vary: "Accept-Encoding, Cookie",
      ...answerHeaders(response),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    },
    body: compressOnce(bytes, encoding),
  });
}

/** What a response says, by the names that the rest of the server uses; several cookies stay several. */
export function answerHeaders({ headers }: Response): AnswerHeaders {
  const named: Record<string, string | string[]> = {};
  for (const [name, value] of headers)
    if (name !== "set-cookie") named[printedName(name)] = value;
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) named["Set-Cookie"] = cookies;
  return named;
}

function printedName(name: string): string {
  return name === "etag"
    ? "ETag"
    : name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

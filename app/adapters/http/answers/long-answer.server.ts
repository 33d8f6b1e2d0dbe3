import type { ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import zlib from "node:zlib";
import { type Encoding, ZSTD_ONCE } from "./compression.server.ts";
import type {
  AnswerHeaders,
  Exchange,
} from "#app/adapters/http/requests/exchange.server.ts";
import type { LongBody } from "./long-body.server.ts";

interface LongAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly encoding: Encoding;
}

/** This sends an answer part by part: no more of it is produced than the client has taken. HEAD produces none. */
export async function sendInParts(
  { incoming, outgoing }: Pick<Exchange, "incoming" | "outgoing">,
  { status, headers, encoding }: LongAnswer,
  body: LongBody,
): Promise<true> {
  outgoing.writeHead(status, { ...headers });
  if (incoming.method === "HEAD") await body.cancel();
  else
    for await (const part of compressParts(body.readParts(), encoding)) {
      if (outgoing.destroyed) return true;
      if (!outgoing.write(part)) await waitForRoom(outgoing);
    }
  outgoing.end();
  return true;
}

function compressParts(
  parts: AsyncGenerator<Uint8Array>,
  encoding: Encoding,
): AsyncIterable<Uint8Array> {
  if (encoding === "identity") return parts;
  const source = Readable.from(parts, { highWaterMark: 1 });
  // A failure is thrown where the result is read.
  return pipeline(source, createCompressor(encoding), () => {});
}

function createCompressor(encoding: Exclude<Encoding, "identity">) {
  if (encoding === "gzip") return zlib.createGzip({ level: 4 });
  if (encoding === "br")
    return zlib.createBrotliCompress({
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 },
    });
  return zlib.createZstdCompress({
    params: { [zlib.constants.ZSTD_c_compressionLevel]: ZSTD_ONCE },
  });
}

/** This waits until the client has read on, or has left. */
function waitForRoom(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const stopWaiting = () => {
      outgoing.off("drain", stopWaiting).off("close", stopWaiting);
      resolve();
    };
    outgoing.on("drain", stopWaiting).on("close", stopWaiting);
  });
}

import type { ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import zlib from "node:zlib";
import type {
  AnswerHeaders,
  Exchange,
} from "#app/adapters/http/requests/exchange.server.ts";
import { type Encoding, ZSTD_ONCE } from "./compression.server.ts";

interface LongAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly encoding: Encoding;
}

/** No more is produced than the client has taken. HEAD produces none. */
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

function waitForRoom(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const stopWaiting = () => {
      outgoing.off("drain", stopWaiting).off("close", stopWaiting);
      resolve();
    };
    outgoing.on("drain", stopWaiting).on("close", stopWaiting);
  });
}

interface BodyStart {
  /** Of a long body, only what was read so far is here. */
  readonly bytes: Uint8Array;
  readonly long: LongBody | null;
}

/** Only the start of this body was produced; one of the two functions has to be called. */
interface LongBody {
  /** Parts start at the first byte and are produced as they are read; whoever stops reading stops the production. */
  readParts(): AsyncGenerator<Uint8Array>;
  cancel(): Promise<void>;
}

/** This reads a body to its end, or until it has more bytes than may be held. */
export async function readStart(
  body: Response["body"],
  mostHeldBytes: number,
): Promise<BodyStart> {
  if (body === null) return { bytes: new Uint8Array(), long: null };
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length <= mostHeldBytes) {
    const { done, value } = await reader.read();
    if (done) return { bytes: Buffer.concat(parts), long: null };
    parts.push(value);
    length += value.length;
  }
  const long: LongBody = {
    readParts: () => readOn(parts, reader),
    cancel: () => reader.cancel(),
  };
  return { bytes: Buffer.concat(parts), long };
}

async function* readOn(
  parts: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let part = parts.shift(); part !== undefined; part = parts.shift())
      yield part;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

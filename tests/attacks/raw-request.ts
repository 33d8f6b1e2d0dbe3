import { type IncomingHttpHeaders, request } from "node:http";
import {
  brotliDecompressSync,
  gunzipSync,
  zstdDecompressSync,
} from "node:zlib";

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly text: string;
}

interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
}

const OPENERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** A request as no browser would send it: header for header as given. */
export function rawRequest(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sending = request(
      { hostname, port, path, method, headers, agent: false },
      (incoming) => {
        incoming.toArray().then((chunks) => {
          const bytes = Buffer.concat(chunks);
          const encoding = incoming.headers["content-encoding"] ?? "identity";
          const open = bytes.length === 0 ? undefined : OPENERS[encoding];
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: String(open === undefined ? bytes : open(bytes)),
          });
        }, reject);
      },
    );
    sending.on("error", reject);
    sending.end(body);
  });
}

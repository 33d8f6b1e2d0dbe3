import { promisify } from "node:util";
import zlib from "node:zlib";

export type Encoding = "br" | "zstd" | "gzip" | "identity";

/** This quality is for a page that is stored and sent again; 9 and up cost a tenth of a second and more. */
const BROTLI_STORED = 5;
export const ZSTD_ONCE = 3;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** `q=0` refuses an encoding. */
export function chooseEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding {
  const names = (accepted ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase().split(";"))
    .filter(([, quality]) => !/^\s*q=0(\.0*)?\s*$/.test(quality ?? ""))
    .map(([name]) => name);
  return offered.find((encoding) => names.includes(encoding)) ?? "identity";
}

/** Bytes that are kept are compressed off the event loop. */
export async function compressStored(
  bytes: Uint8Array,
): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_STORED },
    }),
    gzip(bytes, { level: 6 }),
  ]);
  return { br, gzip: gz };
}

/** Synchronous, because a page takes 0.1 ms, less than the hop to a thread. */
export function compressOnce(
  bytes: Uint8Array,
  encoding: Encoding,
): Uint8Array {
  if (encoding === "zstd") {
    return zlib.zstdCompressSync(bytes, {
      params: { [zlib.constants.ZSTD_c_compressionLevel]: ZSTD_ONCE },
    });
  }
  if (encoding === "gzip") return zlib.gzipSync(bytes, { level: 4 });
  if (encoding === "br") {
    return zlib.brotliCompressSync(bytes, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 },
    });
  }
  return bytes;
}

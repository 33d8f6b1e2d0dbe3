import { open, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  FeedChangedError,
  FeedError,
  type FeedLimits,
} from "#app/adapters/inventory-feed/feed-record.server.ts";

/** It is a path, or the bytes as they arrive. */
export type FeedInput = string | AsyncIterable<Uint8Array>;

const GZIP_MAGIC = [0x1f, 0x8b];
const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04];
const RATIO_COUNTS_FROM_BYTES = 16 * 1024 ** 2;

/** Gzip is unpacked; throws FeedError when the bytes are cut off or too many. */
export async function* readFeedBytes(
  input: FeedInput,
  limits: FeedLimits,
): AsyncGenerator<Uint8Array> {
  let packedBytes = 0;
  let bytes = 0;
  const counted = tallyBytes(
    typeof input === "string" ? readFeedFile(input) : input,
    (length) => (packedBytes += length),
  );
  const { head, chunks } = await withHead(counted);
  if (startsWith(head, ZIP_MAGIC))
    throw new FeedError(
      "The file is a ZIP archive (or an Excel workbook). Unpack it, or export it as CSV, and import that file.",
    );
  const isGzip = startsWith(head, GZIP_MAGIC);
  for await (const chunk of isGzip ? unpackGzip(chunks) : chunks) {
    bytes += chunk.length;
    if (bytes > limits.maxBytes)
      throw new FeedError(
        `The feed is larger than ${limits.maxBytes.toLocaleString("en-US")} bytes. Nothing was imported.`,
      );
    if (
      isGzip &&
      bytes > RATIO_COUNTS_FROM_BYTES &&
      bytes > packedBytes * limits.maxRatio
    )
      throw new FeedError(
        `The gzip file unpacks to more than ${limits.maxRatio} times its size: it looks like a decompression bomb. Nothing was imported.`,
      );
    yield chunk;
  }
}

async function* unpackGzip(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const source = Readable.from(chunks);
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(
      `The gzip file is damaged or cut off (${getErrorMessage(error)}). Send it again; nothing was imported.`,
    );
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function withHead(
  chunks: AsyncGenerator<Uint8Array>,
): Promise<{ head: Uint8Array; chunks: AsyncIterable<Uint8Array> }> {
  let head: Uint8Array = new Uint8Array();
  while (head.length < ZIP_MAGIC.length) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* readAll(): AsyncGenerator<Uint8Array> {
    if (head.length > 0) yield head;
    yield* chunks;
  }
  return { head, chunks: readAll() };
}

async function* tallyBytes(
  chunks: AsyncIterable<Uint8Array>,
  count: (length: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface FileFacts {
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ino: bigint;
}

/** Throws FeedChangedError when the file is not the same at its end as at its beginning. */
async function* readFeedFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* readUnchangedBytes(path);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(
      `Cannot read ${resolve(path)}: ${describeFileProblem(error)}.`,
    );
  }
}

async function* readUnchangedBytes(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const before = await file.stat({ bigint: true });
    for await (const chunk of file.createReadStream({ autoClose: false }))
      yield chunk;
    // Data from a pipe has no size and no end to compare.
    if (!before.isFile()) return;
    // The file is looked up by its name again, because a program that replaces a file leaves the one that we read
    // unchanged.
    const after = await stat(path, { bigint: true }).catch(() => null);
    if (after === null || !hasSameFacts(before, after))
      throw new FeedChangedError();
  } finally {
    await file.close();
  }
}

/** The bytes are the same as far as the file system tells. */
export function hasSameFacts(one: FileFacts, other: FileFacts): boolean {
  return (
    one.size === other.size &&
    one.mtimeNs === other.mtimeNs &&
    one.ino === other.ino
  );
}

function describeFileProblem(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "it is a folder, name a file";
  if (code === "EACCES") return "this user may not read it";
  return error instanceof Error ? error.message : String(error);
}

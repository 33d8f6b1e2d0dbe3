import { type BigIntStats, constants } from "node:fs";
import { type FileHandle, lstat, open } from "node:fs/promises";
import { basename } from "node:path";
import { isFileMissing } from "#app/adapters/file-system.server.ts";
import {
  DEFAULT_FEED_LIMITS,
  FeedChangedError,
  FeedError,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import { hasSameFacts } from "#app/adapters/inventory-feed/readers/feed-bytes.server.ts";
import type { LimitedCalls, RunCall } from "./limited-calls.server.ts";

/** What an uploader put in a file's place, as a message calls it; null for a plain file. */
export function describeOddKind(
  stats: Pick<BigIntStats, "isFile" | "isDirectory" | "isSymbolicLink">,
): string | null {
  if (stats.isFile()) return null;
  if (stats.isDirectory()) return "a folder";
  return stats.isSymbolicLink() ? "a link" : "a pipe or a device";
}

/** Throws FeedChangedError when the file is not the same at its end as at its beginning, FeedError for what is no file. */
export async function* readUploadedFeed(
  path: string,
  calls: LimitedCalls,
): AsyncGenerator<Uint8Array> {
  const { file, facts } = await openUploaded(path, calls);
  try {
    requireSize(path, facts, DEFAULT_FEED_LIMITS.maxBytes);
    yield* readChunks(file, facts, calls.run);
    // The file is looked up by its name again, because a program that replaces a file leaves the one that we read
    // unchanged.
    const after = await findFacts(path, calls.run);
    if (after === null || !hasSameFacts(facts, after))
      throw new FeedChangedError();
  } finally {
    await closeUnlessHanging(file, calls);
  }
}

/** Null where there is none; throws FeedError that names the file and what is wrong with it. */
export async function readUploadedText(
  path: string,
  maxBytes: number,
  calls: LimitedCalls,
): Promise<string | null> {
  if ((await findFacts(path, calls.run)) === null) return null;
  const { file, facts } = await openUploaded(path, calls);
  try {
    requireSize(path, facts, maxBytes);
    const chunks: Uint8Array[] = [];
    for await (const chunk of readChunks(file, facts, calls.run))
      chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
  } finally {
    await closeUnlessHanging(file, calls);
  }
}

/**
 * The uploader may put something else in the file's place at any moment: the opening itself refuses a link, which would
 * lead out of the folder, and does not wait for a pipe's other end, which would keep a thread for good.
 */
async function openUploaded(
  path: string,
  { run }: LimitedCalls,
): Promise<{ file: FileHandle; facts: BigIntStats }> {
  const before = await findFacts(path, run);
  if (before === null) throw new FeedChangedError();
  requireFile(path, before);
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await run(() =>
    open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
  ).catch((error: unknown) => {
    throw toFeedError(path, error);
  });
  try {
    const facts = await run(() => file.stat({ bigint: true }));
    requireFile(path, facts);
    return { file, facts };
  } catch (error) {
    void file.close().catch(() => {});
    throw error;
  }
}

const CHUNK_BYTES = 65_536;

/** Not one byte more than there were at first: somebody may write without end. */
async function* readChunks(
  file: FileHandle,
  { size }: BigIntStats,
  run: RunCall,
): AsyncGenerator<Uint8Array> {
  for (let left = Number(size); left > 0;) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, left));
    const { bytesRead } = await run(() => file.read(chunk));
    if (bytesRead === 0) return;
    left -= bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** Closing waits for the calls under way. */
async function closeUnlessHanging(
  file: FileHandle,
  calls: LimitedCalls,
): Promise<void> {
  const closed = file.close().catch(() => {});
  if (!calls.isHanging()) await calls.run(() => closed);
}

async function findFacts(
  path: string,
  run: RunCall,
): Promise<BigIntStats | null> {
  return run(() => lstat(path, { bigint: true })).catch((error: unknown) => {
    if (isFileMissing(error)) return null;
    throw error;
  });
}

function requireFile(path: string, stats: BigIntStats): void {
  const kind = describeOddKind(stats);
  if (kind !== null)
    throw new FeedError(
      `${basename(path)}: is ${kind}. Put the file itself into the folder.`,
    );
}

function requireSize(path: string, { size }: BigIntStats, max: number): void {
  if (size > max)
    throw new FeedError(
      `${basename(path)}: is larger than ${max.toLocaleString("en-US")} bytes.`,
    );
}

const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: "this user may not read it",
  EPERM: "this user may not read it",
  // It became a link or a socket since it was looked at.
  ELOOP: "it is a link",
  ENXIO: "it is a pipe or a device",
};

/** What another try would not mend is the file's own fault; the rest stays what it is. */
function toFeedError(path: string, error: unknown): unknown {
  if (isFileMissing(error)) return new FeedChangedError();
  const code =
    error instanceof Error && "code" in error ? String(error.code) : "";
  const refusal = REFUSALS[code];
  return refusal === undefined
    ? error
    : new FeedError(`${basename(path)}: cannot be read: ${refusal}.`);
}

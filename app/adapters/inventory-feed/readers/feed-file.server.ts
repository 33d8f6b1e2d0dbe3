import { open, stat } from "node:fs/promises";
import { resolve } from "node:path";
import {
  FeedChangedError,
  FeedError,
} from "#app/adapters/inventory-feed/feed-error.server.ts";

interface FileFacts {
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ino: bigint;
}

/**
 * This gives the bytes of a file that is the same at its end as it was at its beginning; it throws FeedChangedError
 * otherwise.
 */
export async function* readFeedFile(path: string): AsyncGenerator<Uint8Array> {
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
    if (after === null || !isSame(before, after)) throw new FeedChangedError();
  } finally {
    await file.close();
  }
}

function isSame(one: FileFacts, other: FileFacts): boolean {
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

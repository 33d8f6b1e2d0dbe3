import { constants, type Stats } from "node:fs";
import { lstat, open, readdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import {
  isFolderMissing,
  isUnfinished,
} from "#app/adapters/file-system.server.ts";
import type { FolderPhoto } from "#app/domain/vehicle-photo/folder-photo.ts";

/** Whoever waits for a share that hangs limits each call. */
export type RunCall = <T>(call: () => Promise<T>) => Promise<T>;

/** A file may be put there at any moment, and be replaced by anything. */
export interface ListedPhotos {
  readonly photos: readonly FolderPhoto[];
  /** Why the others are left out, each by its path. */
  readonly problems: readonly string[];
}

export const PHOTO_FOLDER = "photos";
const MOST_PHOTO_BYTES = 20 * 1024 * 1024;
const MOST_FILES = 200_000;
/** A file that was changed less long ago may still be on its way. */
const SETTLED_MS = 10_000;
/** Systems leave their own files beside pictures. */
const SYSTEM_FILE = /\.(?:db|ini)$/i;

export const runAtOnce: RunCall = (call) => call();

/** Files stand in the folder itself or in one folder for each vehicle; deeper ones are not looked at. */
export async function listPhotoFiles(
  feedDir: string,
  root: readonly string[],
  nowMs: number,
  run: RunCall,
): Promise<ListedPhotos> {
  const photos: FolderPhoto[] = [];
  const problems: string[] = [];
  const find = (path: readonly string[]) =>
    run(() => lstat(join(feedDir, ...path))).catch((error: unknown) => {
      if (isFolderMissing(error)) return null;
      throw error;
    });
  const list = (path: readonly string[]) =>
    run(() => readdir(join(feedDir, ...path))).catch((error: unknown) => {
      if (isFolderMissing(error)) return [];
      throw error;
    });

  async function addFile(path: readonly string[], stats: Stats): Promise<void> {
    if (Math.abs(nowMs - stats.ctimeMs) < SETTLED_MS) return;
    const problem = findFileProblem(stats);
    if (problem === null) photos.push({ path, version: formatVersion(stats) });
    else problems.push(`${path.join("/")}: ${problem}`);
  }

  async function addFolder(
    path: readonly string[],
    isRoot: boolean,
  ): Promise<void> {
    for (const name of await list(path)) {
      if (isUnfinished(name) || SYSTEM_FILE.test(name)) continue;
      if (photos.length + problems.length >= MOST_FILES) return;
      const inner = [...path, name];
      const stats = await find(inner);
      if (stats === null) continue;
      if (!stats.isDirectory()) await addFile(inner, stats);
      else if (isRoot) await addFolder(inner, false);
      else
        problems.push(
          `${inner.join("/")}: is a folder in a vehicle's folder. Put the pictures one folder higher.`,
        );
    }
  }

  const stats = await find(root);
  if (stats?.isDirectory() === true) await addFolder(root, true);
  else if (stats != null)
    problems.push(`${root.join("/")}: is no folder. Put a real one there.`);
  return { photos, problems };
}

/** Throws when the file is not the one that was listed, or is not within the folder. */
export async function readPhotoFile(
  feedDir: string,
  { path, version }: FolderPhoto,
): Promise<Buffer> {
  await requireWithin(feedDir, path);
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  // The opening itself refuses a link, and does not wait for a pipe's other end.
  const file = await open(
    join(feedDir, ...path),
    O_RDONLY | O_NOFOLLOW | O_NONBLOCK,
  );
  try {
    const stats = await file.stat();
    const problem = findFileProblem(stats);
    if (problem !== null) throw new Error(`The file ${problem}`);
    if (formatVersion(stats) !== version)
      throw new Error("The file was changed since it was listed.");
    return await readBytes(file, stats.size);
  } finally {
    await file.close();
  }
}

/** Not one byte more than there were at first: somebody may write without end. */
async function readBytes(
  file: Awaited<ReturnType<typeof open>>,
  size: number,
): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let length = 0;
  while (length < size) {
    const { bytesRead } = await file.read(bytes, length, size - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}

/** The store's folder may be a link of the operator's; from the folder of photos on nothing may be one. */
async function requireWithin(
  feedDir: string,
  path: readonly string[],
): Promise<void> {
  const at = path.indexOf(PHOTO_FOLDER);
  const folder = path.slice(0, -1);
  if (at === -1 || at > 1 || folder.length > at + 2)
    throw new Error("The path leads to no photo.");
  const base = await realpath(join(feedDir, ...path.slice(0, at)));
  const found = await realpath(join(feedDir, ...folder));
  if (found !== join(base, ...folder.slice(at)))
    throw new Error("The path leads out of the folder.");
}

function formatVersion({ size, mtimeMs }: Stats): string {
  return `${size}-${Math.trunc(mtimeMs)}`;
}

function findFileProblem(stats: Stats): string | null {
  if (stats.isSymbolicLink())
    return "is a link. Put the picture itself into the folder.";
  if (!stats.isFile()) return "is no file.";
  if (stats.size === 0) return "is empty.";
  return stats.size > MOST_PHOTO_BYTES ? "is larger than 20 MB." : null;
}

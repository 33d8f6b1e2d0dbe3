import type { Dirent, Stats } from "node:fs";
import { lstat, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isFileMissing } from "#app/adapters/file-system.server.ts";
import { addFileDate, readFileName } from "./feed-file-name.server.ts";
import { isSameFile, type SeenFile } from "./settled-files.server.ts";

/** A finished file goes to one of these. */
export type Shelf = "done" | "refused";

/** The report is beside the feed, under the feed's name with `.report.txt` and `.report.json` added. */
export interface WrittenReport {
  readonly text: string;
  readonly json: string;
}

export interface StoreFolder {
  readonly path: string;
  prepare(): Promise<void>;
  /** Files that an earlier process took and did not finish come, too. */
  list(): Promise<readonly SeenFile[]>;
  /** Out of the uploaders' reach it gets a dated name; null when the file was replaced or is gone. */
  take(file: SeenFile, atMs: number): Promise<SeenFile | null>;
  /** Gives where the file then is, with its report if that could be written. */
  shelve(path: string, shelf: Shelf, report: WrittenReport): Promise<string>;
  placeOn(shelf: Shelf, path: string): string;
  prune(keep: number): Promise<void>;
}

const TAKEN = "importing";
const SHELVES = [TAKEN, "done", "refused"];
const REPORTS = [".report.txt", ".report.json"];

export function openStoreFolder(feedDir: string, storeId: string): StoreFolder {
  const path = join(feedDir, storeId);
  const taken = join(path, TAKEN);

  /** A file is never moved over another. */
  async function isTaken(name: string): Promise<boolean> {
    for (const shelf of SHELVES)
      if ((await findStats(join(path, shelf, name))) !== null) return true;
    return false;
  }

  return {
    path,
    async prepare() {
      for (const name of SHELVES)
        await mkdir(join(path, name), { recursive: true });
    },
    async list() {
      return [...(await listFeeds(path)), ...(await listFeeds(taken))];
    },
    async take(file, atMs) {
      if (file.path.startsWith(`${taken}/`))
        return findUnchanged(file, file.path);
      // A program that still writes continues in the moved file and is noticed; one that sends another file creates a
      // new one in the old place.
      for (let ms = atMs; ; ms++) {
        const name = addFileDate(basename(file.path), ms);
        if (await isTaken(name)) continue;
        const target = join(taken, name);
        return (await moveFile(file.path, target))
          ? findUnchanged(file, target)
          : null;
      }
    },
    placeOn: (shelf, from) => join(path, shelf, basename(from)),
    async shelve(from, shelf, report) {
      const target = join(path, shelf, basename(from));
      await rename(from, target);
      await writeFile(`${target}.report.txt`, report.text);
      await writeFile(`${target}.report.json`, report.json);
      return target;
    },
    async prune(keep) {
      const done = join(path, "done");
      const names = (await readdir(done))
        .filter((it) => !REPORTS.some((end) => it.endsWith(end)))
        .toSorted();
      for (const name of names.slice(0, Math.max(0, names.length - keep)))
        for (const end of ["", ...REPORTS])
          await rm(join(done, name + end), { force: true });
    },
  };
}

/** These belong to no store. */
export async function listStrangers(
  feedDir: string,
  storeIds: readonly string[],
): Promise<readonly string[]> {
  return (await listEntries(feedDir))
    .filter((it) => !it.name.startsWith(".") && !storeIds.includes(it.name))
    .map(({ name }) => name);
}

/** Symbolic links are left out because they would lead out of the folder. */
async function listFeeds(folder: string): Promise<readonly SeenFile[]> {
  const seen: SeenFile[] = [];
  for (const entry of await listEntries(folder)) {
    if (!entry.isFile() || readFileName(entry.name).kind === "ignored")
      continue;
    const file = await findSeenFile(join(folder, entry.name));
    if (file !== null) seen.push(file);
  }
  return seen;
}

async function listEntries(folder: string): Promise<readonly Dirent[]> {
  return readdir(folder, { withFileTypes: true });
}

async function findUnchanged(
  file: SeenFile,
  path: string,
): Promise<SeenFile | null> {
  const now = await findSeenFile(path);
  return now !== null && isSameFile(file, now) ? now : null;
}

async function findSeenFile(path: string): Promise<SeenFile | null> {
  const stats = await findStats(path);
  return (
    stats && {
      path,
      sizeBytes: stats.size,
      changedAtMs: stats.mtimeMs,
      inode: stats.ino,
    }
  );
}

async function moveFile(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    (error: unknown) => {
      if (isFileMissing(error)) return false;
      throw error;
    },
  );
}

async function findStats(path: string): Promise<Stats | null> {
  return lstat(path).catch((error: unknown) => {
    if (isFileMissing(error)) return null;
    throw error;
  });
}

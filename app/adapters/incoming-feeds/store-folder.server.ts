import type { Stats } from "node:fs";
import { lstat, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { PHOTO_FOLDER } from "#app/adapters/photo-folder/photo-files.server.ts";
import { isFileMissing } from "#app/adapters/file-system.server.ts";
import {
  addFileDate,
  hasFileDate,
  readFileName,
} from "./feed-file-name.server.ts";
import { HangingCallError, type LimitedCalls } from "./limited-calls.server.ts";
import { isSameFile, type SeenFile } from "./settled-files.server.ts";
import { describeOddKind } from "./uploaded-file.server.ts";

/** A finished file goes to one of these. */
export type Shelf = "done" | "refused";

/** The report is beside the feed, under the feed's name with `.report.txt` and `.report.json` added. */
export interface WrittenReport {
  readonly text: string;
  readonly json: string;
}

interface FolderListing {
  /** Files that an earlier process took and did not finish come, too. */
  readonly files: readonly SeenFile[];
  /** These have names of feeds, and are links, pipes or devices. */
  readonly odd: readonly { readonly name: string; readonly kind: string }[];
  /** Some names were left for a later look. */
  readonly isCut: boolean;
}

/**
 * Its uploaders may put anything there at any moment. Each call of the file system may fail, and throws
 * HangingCallError when it takes too long.
 */
export interface StoreFolder {
  readonly path: string;
  /** Throws in the operator's words what stands in the way. */
  prepare(): Promise<void>;
  list(): Promise<FolderListing>;
  /** Out of the uploaders' reach it gets a dated name; null when the file was replaced or is gone. */
  take(file: SeenFile, atMs: number): Promise<SeenFile | null>;
  /** Gives where the file then is. */
  shelve(path: string, shelf: Shelf): Promise<string>;
  report(path: string, report: WrittenReport): Promise<void>;
  placeOn(shelf: Shelf, path: string): string;
  /** A plain file is there. */
  has(path: string): Promise<boolean>;
  /** The report that stood beside a file in its earlier place. */
  removeReport(path: string): Promise<void>;
  prune(keep: number): Promise<void>;
}

const TAKEN = "importing";
const SHELVES = [TAKEN, "done", "refused"];
const REPORTS = [".report.txt", ".report.json"];
/** Asking for the size of so many files takes a moment; the others come when these are gone. */
const MOST_LISTED = 5_000;

export function openStoreFolder(
  feedDir: string,
  storeId: string,
  { run }: LimitedCalls,
): StoreFolder {
  const path = join(feedDir, storeId);
  const taken = join(path, TAKEN);

  async function findStats(file: string): Promise<Stats | null> {
    return run(() => lstat(file)).catch((error: unknown) => {
      if (isFileMissing(error)) return null;
      throw error;
    });
  }

  /** A file is never moved over another. */
  async function isTaken(name: string): Promise<boolean> {
    for (const shelf of SHELVES)
      if ((await findStats(join(path, shelf, name))) !== null) return true;
    return false;
  }

  /** What is moved through a link would leave the folder. */
  async function isFolder(shelf: string): Promise<boolean> {
    const stats = await findStats(join(path, shelf));
    if (stats === null) return false;
    if (stats.isDirectory()) return true;
    const kind = describeOddKind(stats) ?? "a file";
    throw new Error(
      `${shelf} is ${kind} where a folder of ours must be: move it away.`,
    );
  }

  async function listFeeds(folder: string): Promise<FolderListing> {
    const names = (await run(() => readdir(folder))).filter(
      (it) => readFileName(it).kind !== "ignored",
    );
    const files: SeenFile[] = [];
    const odd: FolderListing["odd"][number][] = [];
    for (const name of names.slice(0, MOST_LISTED)) {
      const file = join(folder, name);
      const stats = await findStats(file);
      if (stats === null || stats.isDirectory()) continue;
      const kind = describeOddKind(stats);
      if (kind === null) files.push(toSeenFile(file, stats));
      else odd.push({ name, kind });
    }
    return { files, odd, isCut: names.length > MOST_LISTED };
  }

  async function findUnchanged(
    file: SeenFile,
    at: string,
  ): Promise<SeenFile | null> {
    const stats = await findStats(at);
    if (stats === null || !stats.isFile()) return null;
    const now = toSeenFile(at, stats);
    return isSameFile(file, now) ? now : null;
  }

  async function move(from: string, to: string): Promise<boolean> {
    return run(() => rename(from, to)).then(
      () => true,
      (error: unknown) => {
        if (isFileMissing(error)) return false;
        throw error;
      },
    );
  }

  return {
    path,
    async prepare() {
      for (const name of SHELVES)
        if (!(await isFolder(name)))
          await run(() => mkdir(join(path, name), { recursive: true }));
    },
    async list() {
      const [fresh, left] = [await listFeeds(path), await listFeeds(taken)];
      return {
        files: [...fresh.files, ...left.files],
        odd: [...fresh.odd, ...left.odd],
        isCut: fresh.isCut || left.isCut,
      };
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
        return (await move(file.path, target))
          ? findUnchanged(file, target)
          : null;
      }
    },
    placeOn: (shelf, from) => join(path, shelf, basename(from)),
    async shelve(from, shelf) {
      await isFolder(shelf);
      const target = join(path, shelf, basename(from));
      await run(() => rename(from, target));
      return target;
    },
    async has(file) {
      return (await findStats(file))?.isFile() ?? false;
    },
    async removeReport(file) {
      for (const end of REPORTS)
        await run(() => rm(file + end, { force: true }));
    },
    async report(file, { text, json }) {
      for (const [end, content] of [
        [".report.txt", text],
        [".report.json", json],
      ] as const) {
        // A link in the report's place would lead our writing out of the folder.
        await run(() => rm(file + end, { force: true }));
        await run(() => writeFile(file + end, content, { flag: "wx" }));
      }
    },
    async prune(keep) {
      const done = join(path, "done");
      const names = (await run(() => readdir(done)))
        .filter(
          (it) => hasFileDate(it) && !REPORTS.some((end) => it.endsWith(end)),
        )
        .toSorted();
      for (const name of names.slice(0, Math.max(0, names.length - keep)))
        for (const end of ["", ...REPORTS])
          await run(() => rm(join(done, name + end), { force: true })).catch(
            (error: unknown) => {
              // What somebody made of it stays; the next one may go.
              if (error instanceof HangingCallError) throw error;
            },
          );
    },
  };
}

/** These belong to no store. */
export async function listStrangers(
  feedDir: string,
  storeIds: readonly string[],
  { run }: LimitedCalls,
): Promise<readonly string[]> {
  return (await run(() => readdir(feedDir))).filter(
    (it) =>
      !it.startsWith(".") && it !== PHOTO_FOLDER && !storeIds.includes(it),
  );
}

function toSeenFile(path: string, stats: Stats): SeenFile {
  return {
    path,
    sizeBytes: stats.size,
    changedAtMs: stats.mtimeMs,
    inode: stats.ino,
  };
}

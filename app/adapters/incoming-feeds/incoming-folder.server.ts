import { join } from "node:path";
import type { SessionLock } from "#app/adapters/database/dialects/session-lock.server.ts";
import type { PhotoRefresh } from "#app/adapters/photo-folder/photo-refresh.server.ts";
import type { ReleaseQueue } from "#app/adapters/database/feed-desk/release-queue.server.ts";
import type { FeedFolder } from "#app/ports/feed-desk-ports.ts";
import { createReleases } from "./carry-out-releases.server.ts";
import {
  createFileImport,
  type FileImportOptions,
} from "./file-import.server.ts";
import { createFolderNotes } from "./folder-notes.server.ts";
import {
  createLimitedCalls,
  type LimitedCalls,
} from "./limited-calls.server.ts";
import { buildPhotoReport } from "./photo-report.server.ts";
import { createSettledFiles, type SeenFile } from "./settled-files.server.ts";
import { listStrangers, openStoreFolder } from "./store-folder.server.ts";
import {
  AGAIN_AFTER_MS,
  type IncomingStore,
  type WatchedStore,
} from "./watched-store.server.ts";

export interface IncomingFolderOptions extends FileImportOptions {
  readonly feedDir: string;
  readonly stores: readonly IncomingStore[];
  /** What changed among the pictures of a store comes onto the site; null while nothing did. */
  readonly refreshPhotos?: (
    storeId: string,
    run: LimitedCalls["run"],
  ) => Promise<PhotoRefresh | null>;
  /** Null means that another process looks. */
  readonly takeLock: () => Promise<SessionLock | null>;
  readonly openCalls?: () => LimitedCalls;
  /** Held files that somebody released. */
  readonly releases?: ReleaseQueue;
  /** The console shows what waits. */
  readonly saveFolder?: (folder: FeedFolder) => Promise<void>;
}

export interface IncomingFolder {
  /**
   * Only what has settled since earlier looks is imported. It rejects when the folder or the lock is not available; what
   * is wrong in one store's folder keeps no other waiting.
   */
  look(signal: AbortSignal): Promise<void>;
  /** Another process may look after this. It takes as long as the calls under way. */
  close(): Promise<void>;
}

/** Of one store, so that thousands of files keep no other store waiting. */
const MOST_IN_A_LOOK = 10;
/** Each keeps one thread for files of the four that photos, names of hosts and compression need, too. */
const MOST_HANGING = 2;
/** A log with more names is read by nobody. */
const MOST_TOLD = 200;

/** Assumption A63: what is put into `{feedDir}/{store}/` becomes the store's inventory. */
export function createIncomingFolder(
  options: IncomingFolderOptions,
): IncomingFolder {
  const { feedDir, stores, clock, log } = options;
  const openCalls = options.openCalls ?? createLimitedCalls;
  const rootCalls = openCalls();
  const watchedStores = stores.map((store) => watchStore(store));
  const told = new Set<string>();
  const importOne = createFileImport(options, tellOnce);
  const { releases, saveFolder = async () => {} } = options;
  const carryOutReleases =
    releases === undefined ? null : createReleases({ ...options, releases });
  const noteFolder = createFolderNotes(clock, saveFolder);
  let lock: SessionLock | null = null;

  function watchStore(store: IncomingStore): WatchedStore {
    const calls = openCalls();
    return {
      store,
      calls,
      folder: openStoreFolder(feedDir, store.id, calls),
      listSettled: createSettledFiles(),
      failed: new Map(),
      problem: null,
    };
  }

  async function ensureLock(): Promise<boolean> {
    if (lock !== null && (await lock.isHeld())) return true;
    await lock?.release();
    lock = await options.takeLock();
    return lock !== null;
  }

  /** Nobody reads a log that repeats itself every few seconds. */
  function tellOnce(event: string, fields: Record<string, unknown>): void {
    const line = `${event} ${JSON.stringify(fields)}`;
    if (told.has(line) || told.size >= MOST_TOLD) return;
    told.add(line);
    log.warn(event, fields);
  }

  async function tellStrangers(): Promise<void> {
    if (!canCall(rootCalls)) return;
    const storeIds = stores.map(({ id }) => id);
    for (const name of await listStrangers(feedDir, storeIds, rootCalls))
      tellOnce("incoming-feeds.no-such-store", { name, stores: storeIds });
  }

  function canCall(calls: LimitedCalls): boolean {
    const all = [rootCalls, ...watchedStores.map((it) => it.calls)];
    return (
      !calls.isHanging() &&
      all.filter((it) => it.isHanging()).length < MOST_HANGING
    );
  }

  /** Whatever fails with a store's pictures is tried again, and keeps no feed waiting. */
  async function lookAtPhotos(
    { store, folder, calls }: WatchedStore,
    signal: AbortSignal,
  ): Promise<void> {
    if (signal.aborted || !canCall(calls)) return;
    try {
      const found = await options.refreshPhotos?.(store.id, calls.run);
      if (found == null) return;
      const { changedVehicles, problems } = found;
      log.info("incoming-feeds.photos", {
        store: store.id,
        changedVehicles,
        leftOut: problems.length,
      });
      await folder.report(
        join(folder.path, "photos"),
        buildPhotoReport(store, clock.nowMs(), found),
      );
    } catch (error) {
      tellOnce("incoming-feeds.photos-failed", {
        store: store.id,
        reason: String(error),
      });
    }
  }

  /** Whatever fails in one store's folder is that store's alone. */
  async function findDue(
    watched: WatchedStore,
  ): Promise<readonly SeenFile[] | null> {
    try {
      const due = await listDue(watched);
      watched.problem = null;
      await tellConsole(watched, due.files);
      return due.settled;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== watched.problem) {
        log.error("incoming-feeds.store-failed", {
          store: watched.store.id,
          reason: problem,
        });
        options.count("failed");
      }
      watched.problem = problem;
      await tellConsole(watched, []);
      return null;
    }
  }

  async function listDue(watched: WatchedStore): Promise<{
    readonly files: readonly SeenFile[];
    readonly settled: readonly SeenFile[];
  }> {
    const { store, folder, failed } = watched;
    await folder.prepare();
    const { files, odd, isCut } = await folder.list();
    for (const it of odd)
      tellOnce("incoming-feeds.no-file", { store: store.id, ...it });
    if (isCut) tellOnce("incoming-feeds.too-many-files", { store: store.id });
    const listed = new Set(files.map(({ path }) => path));
    for (const path of failed.keys())
      if (!listed.has(path)) failed.delete(path);
    const settled = watched
      .listSettled(files)
      .filter((file) => !isResting(watched, file))
      .slice(0, MOST_IN_A_LOOK);
    return { files, settled };
  }

  function isResting({ failed }: WatchedStore, { path }: SeenFile): boolean {
    const last = failed.get(path);
    return last !== undefined && clock.nowMs() - last.atMs < AGAIN_AFTER_MS;
  }

  /** The console can do without, and no feed waits for it. */
  async function tellConsole(
    watched: WatchedStore,
    files: readonly SeenFile[],
  ): Promise<void> {
    await noteFolder(watched, files).catch((error: unknown) =>
      tellOnce("incoming-feeds.not-noted", { message: String(error) }),
    );
  }

  /** What was decided waits until the leads' database and the store's folder answer, and keeps no feed waiting. */
  async function lookAtReleases(
    due: ReadonlyMap<WatchedStore, unknown>,
    signal: AbortSignal,
  ): Promise<void> {
    await carryOutReleases?.(
      watchedStores,
      async (watched) =>
        due.has(watched) && canCall(watched.calls) && (await isStillOurs()),
      signal,
    ).catch((error: unknown) =>
      tellOnce("incoming-feeds.no-releases", { message: String(error) }),
    );
  }

  async function isStillOurs(): Promise<boolean> {
    return lock !== null && (await lock.isHeld());
  }

  /** The stores take turns, one file each. */
  async function importDue(
    due: ReadonlyMap<WatchedStore, readonly SeenFile[]>,
    signal: AbortSignal,
  ): Promise<void> {
    for (let turn = 0; turn < MOST_IN_A_LOOK; turn++)
      for (const [watched, files] of due) {
        const file = files[turn];
        if (file === undefined || !canCall(watched.calls)) continue;
        if (signal.aborted) return;
        if (!(await isStillOurs())) return;
        await importOne(watched, file, signal);
      }
  }

  return {
    async look(signal) {
      if (!(await ensureLock())) return;
      const due = new Map<WatchedStore, readonly SeenFile[]>();
      for (const watched of watchedStores) {
        if (signal.aborted) return;
        if (!canCall(watched.calls)) continue;
        const files = await findDue(watched);
        if (files !== null) due.set(watched, files);
      }
      // Before the files that wait: a newer one of the feed would be in the way of what somebody looked at.
      await lookAtReleases(due, signal);
      await importDue(due, signal);
      for (const watched of due.keys()) await lookAtPhotos(watched, signal);
      await tellStrangers();
    },
    async close() {
      await lock?.release();
      lock = null;
      for (const calls of [rootCalls, ...watchedStores.map((it) => it.calls)])
        await calls.settle();
    },
  };
}

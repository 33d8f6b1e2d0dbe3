import { basename, join } from "node:path";
import { SITE_UNITS } from "#app/domain/feed-row/feed-units.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { SessionLock } from "#app/adapters/database/dialects/session-lock.server.ts";
import { readFileName } from "./feed-file-name.server.ts";
import type { FolderOrder, FolderResult } from "./import-in-worker.server.ts";
import {
  type FolderOptions,
  readFolderOptions,
} from "./folder-options.server.ts";
import type { PhotoRefresh } from "#app/adapters/photo-folder/photo-refresh.server.ts";
import {
  type DescribeImport,
  buildIncomingReport,
  getOutcomeLabel,
} from "./incoming-report.server.ts";
import { buildPhotoReport } from "./photo-report.server.ts";
import {
  createLimitedCalls,
  type LimitedCalls,
} from "./limited-calls.server.ts";
import { createSettledFiles, type SeenFile } from "./settled-files.server.ts";
import {
  listStrangers,
  openStoreFolder,
  type StoreFolder,
} from "./store-folder.server.ts";

export interface IncomingStore {
  readonly id: string;
  readonly timeZone: string;
}

interface RefusedFile {
  readonly storeId: string;
  readonly feed: string;
  readonly file: string;
  readonly reason: string;
}

export interface IncomingFolderOptions {
  readonly feedDir: string;
  readonly stores: readonly IncomingStore[];
  readonly clock: Clock;
  readonly log: Log;
  readonly importFile: (
    order: FolderOrder,
    signal: AbortSignal,
    calls: LimitedCalls,
  ) => Promise<FolderResult>;
  /** What changed among the pictures of a store comes onto the site; null while nothing did. */
  readonly refreshPhotos?: (
    storeId: string,
    run: LimitedCalls["run"],
  ) => Promise<PhotoRefresh | null>;
  /** Null means that another process looks. */
  readonly takeLock: () => Promise<SessionLock | null>;
  readonly describe: DescribeImport;
  readonly count: (outcome: ReturnType<typeof getOutcomeLabel>) => void;
  /** Somebody is told of a file that nothing could be taken from; it never rejects. */
  readonly tellRefused?: (file: RefusedFile) => Promise<void>;
  /** For each store this many finished files are kept. */
  readonly keepDone?: number;
  readonly openCalls?: () => LimitedCalls;
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

const KEEP_DONE = 20;
const AGAIN_AFTER_MS = 60_000;
const MOST_TRIES = 3;
/** Of one store, so that thousands of files keep no other store waiting. */
const MOST_IN_A_LOOK = 10;
/** Each keeps one thread for files of the four that photos, names of hosts and compression need, too. */
const MOST_HANGING = 2;
/** A log with more names is read by nobody. */
const MOST_TOLD = 200;

interface WatchedStore {
  readonly store: IncomingStore;
  readonly folder: StoreFolder;
  readonly calls: LimitedCalls;
  readonly listSettled: ReturnType<typeof createSettledFiles>;
  /** By the path at which the file is listed. */
  readonly failed: Map<string, { tries: number; atMs: number }>;
  /** Null while all is well. */
  problem: string | null;
}

/** Assumption A63: what is put into `{feedDir}/{store}/` becomes the store's inventory. */
export function createIncomingFolder(
  options: IncomingFolderOptions,
): IncomingFolder {
  const { feedDir, stores, clock, log } = options;
  const openCalls = options.openCalls ?? createLimitedCalls;
  const rootCalls = openCalls();
  const watchedStores = stores.map((store) => watchStore(store));
  const told = new Set<string>();
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
      return due;
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
      return null;
    }
  }

  async function listDue(watched: WatchedStore): Promise<readonly SeenFile[]> {
    const { store, folder, failed } = watched;
    await folder.prepare();
    const { files, odd, isCut } = await folder.list();
    for (const it of odd)
      tellOnce("incoming-feeds.no-file", { store: store.id, ...it });
    if (isCut) tellOnce("incoming-feeds.too-many-files", { store: store.id });
    const listed = new Set(files.map(({ path }) => path));
    for (const path of failed.keys())
      if (!listed.has(path)) failed.delete(path);
    return watched
      .listSettled(files)
      .filter((file) => !isResting(watched, file))
      .slice(0, MOST_IN_A_LOOK);
  }

  function isResting({ failed }: WatchedStore, { path }: SeenFile): boolean {
    const last = failed.get(path);
    return last !== undefined && clock.nowMs() - last.atMs < AGAIN_AFTER_MS;
  }

  async function importOne(
    watched: WatchedStore,
    seen: SeenFile,
    signal: AbortSignal,
  ): Promise<void> {
    let { path } = seen;
    try {
      const file = await watched.folder.take(seen, clock.nowMs());
      // The file was replaced or is gone by now, and a later look will tell.
      if (file === null) return;
      ({ path } = file);
      const order = await readOrder(watched, path, clock);
      const found =
        "problem" in order
          ? ({ kind: "refused", reason: order.problem } as const)
          : await options.importFile(order, signal, watched.calls);
      if (signal.aborted) return;
      const result = limitTries(watched, path, found);
      if (result.kind === "changed" || result.kind === "failed")
        tellUnfinished(watched, path, result);
      else await shelve(watched, path, order, result);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      const failure = { kind: "failed", reason, isPassing: true } as const;
      limitTries(watched, path, failure);
      tellUnfinished(watched, path, failure);
    }
  }

  function tellUnfinished(
    { store }: WatchedStore,
    path: string,
    result: Extract<FolderResult, { kind: "changed" | "failed" }>,
  ): void {
    options.count(result.kind);
    log.warn(`incoming-feeds.${result.kind}`, {
      store: store.id,
      file: basename(path),
      ...(result.kind === "failed" && { reason: result.reason }),
    });
  }

  /** What keeps failing without a temporary reason is refused in the end, so that somebody sees it. */
  function limitTries(
    { failed }: WatchedStore,
    path: string,
    result: FolderResult,
  ): FolderResult {
    if (result.kind !== "failed") {
      failed.delete(path);
      return result;
    }
    const tries = (failed.get(path)?.tries ?? 0) + (result.isPassing ? 0 : 1);
    failed.set(path, { tries, atMs: clock.nowMs() });
    if (tries < MOST_TRIES) return result;
    failed.delete(path);
    return { kind: "refused", reason: result.reason };
  }

  async function shelve(
    { store: { id, timeZone }, folder }: WatchedStore,
    path: string,
    order: FolderOrder,
    result: FolderResult,
  ): Promise<void> {
    const word = getOutcomeLabel(result);
    const shelf = word === "committed" ? "done" : "refused";
    const report = buildIncomingReport({
      order,
      timeZone,
      atMs: clock.nowMs(),
      result,
      path: folder.placeOn(shelf, path),
      describe: options.describe,
    });
    const file = basename(path);
    const shelved = await folder.shelve(path, shelf);
    options.count(word);
    log[word === "committed" ? "info" : "warn"](`incoming-feeds.${word}`, {
      store: id,
      feed: order.feed,
      file,
      ...(result.kind === "imported" && {
        rows: result.report.rowCount,
        refusedRows: result.report.refused.length,
      }),
    });
    await folder.report(shelved, report).catch((error: unknown) => {
      log.error("incoming-feeds.no-report", { file, message: String(error) });
    });
    if (result.kind === "refused")
      await options.tellRefused?.({
        storeId: id,
        feed: order.feed,
        file,
        reason: result.reason,
      });
    await folder.prune(options.keepDone ?? KEEP_DONE).catch((error: unknown) =>
      tellOnce("incoming-feeds.not-cleared", {
        store: id,
        reason: String(error),
      }),
    );
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
        if (lock === null || !(await lock.isHeld())) return;
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

const AS_USUAL: FolderOptions = {
  format: "auto",
  units: SITE_UNITS,
  mapping: null,
  words: [],
};

async function readOrder(
  { store, folder, calls }: Pick<WatchedStore, "store" | "folder" | "calls">,
  path: string,
  clock: Clock,
): Promise<FolderOrder & { readonly problem?: string }> {
  const named = readFileName(basename(path));
  const options = await readFolderOptions(folder.path, calls);
  const order = {
    path,
    storeId: store.id,
    feed: named.kind === "feed" ? named.feed : "none",
    today: formatZonedDay(clock.nowMs(), store.timeZone),
    ...(options.ok ? options.options : AS_USUAL),
  };
  if (named.kind === "misnamed") return { ...order, problem: named.problem };
  return options.ok ? order : { ...order, problem: options.problem };
}

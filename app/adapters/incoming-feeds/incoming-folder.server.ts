import { basename } from "node:path";
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
import {
  type DescribeImport,
  buildIncomingReport,
  getOutcomeLabel,
} from "./incoming-report.server.ts";
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

export interface IncomingFolderOptions {
  readonly feedDir: string;
  readonly stores: readonly IncomingStore[];
  readonly clock: Clock;
  readonly log: Log;
  readonly importFile: (
    order: FolderOrder,
    signal: AbortSignal,
  ) => Promise<FolderResult>;
  /** Null means that another process looks. */
  readonly takeLock: () => Promise<SessionLock | null>;
  readonly describe: DescribeImport;
  readonly count: (outcome: ReturnType<typeof getOutcomeLabel>) => void;
  /** For each store this many finished files are kept. */
  readonly keepDone?: number;
}

export interface IncomingFolder {
  /** Only what has settled since earlier looks is imported. It rejects when the folder or the lock is not available. */
  look(signal: AbortSignal): Promise<void>;
  /** Another process may look after this. */
  close(): Promise<void>;
}

const KEEP_DONE = 20;
const AGAIN_AFTER_MS = 60_000;
const MOST_TRIES = 3;

/** Assumption A63: what is put into `{feedDir}/{store}/` becomes the store's inventory. */
export function createIncomingFolder(
  options: IncomingFolderOptions,
): IncomingFolder {
  const { feedDir, stores, clock, log } = options;
  const folders = stores.map((store) => ({
    store,
    folder: openStoreFolder(feedDir, store.id),
    listSettled: createSettledFiles(),
  }));
  const told = new Set<string>();
  const failed = new Map<string, { tries: number; atMs: number }>();
  let lock: SessionLock | null = null;

  async function ensureLock(): Promise<boolean> {
    if (lock !== null && (await lock.isHeld())) return true;
    await lock?.release();
    lock = await options.takeLock();
    return lock !== null;
  }

  /** Each name is logged once, because nobody reads a log that repeats it every few seconds. */
  async function tellStrangers(): Promise<void> {
    const storeIds = stores.map(({ id }) => id);
    for (const name of await listStrangers(feedDir, storeIds)) {
      if (told.has(name)) continue;
      told.add(name);
      log.warn("incoming-feeds.no-such-store", { name, stores: storeIds });
    }
  }

  function isResting({ path }: SeenFile): boolean {
    const last = failed.get(path);
    return last !== undefined && clock.nowMs() - last.atMs < AGAIN_AFTER_MS;
  }

  async function importOne(
    store: IncomingStore,
    folder: StoreFolder,
    seen: SeenFile,
    signal: AbortSignal,
  ): Promise<void> {
    const file = await folder.take(seen, clock.nowMs());
    // The file was replaced or is gone by now, and a later look will tell.
    if (file === null) return;
    const order = await readOrder(store, folder, file.path, clock);
    const found =
      "problem" in order
        ? ({ kind: "refused", reason: order.problem } as const)
        : await options.importFile(order, signal);
    if (signal.aborted) return;
    const result = limitTries(file.path, found);
    options.count(getOutcomeLabel(result));
    if (result.kind === "changed" || result.kind === "failed") {
      log.warn(`incoming-feeds.${result.kind}`, {
        store: store.id,
        file: basename(file.path),
        ...(result.kind === "failed" && { reason: result.reason }),
      });
      return;
    }
    await shelve(store, folder, file.path, order, result);
  }

  /** What keeps failing without a temporary reason is refused in the end, so that somebody sees it. */
  function limitTries(path: string, result: FolderResult): FolderResult {
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
    { id, timeZone }: IncomingStore,
    folder: StoreFolder,
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
    await folder.shelve(path, shelf, report).catch((error: unknown) => {
      log.error("incoming-feeds.no-report", { file, message: String(error) });
    });
    log[word === "committed" ? "info" : "warn"](`incoming-feeds.${word}`, {
      store: id,
      feed: order.feed,
      file,
      ...(result.kind === "imported" && {
        rows: result.report.rowCount,
        refusedRows: result.report.refused.length,
      }),
    });
    await folder.prune(options.keepDone ?? KEEP_DONE);
  }

  return {
    async look(signal) {
      if (!(await ensureLock())) return;
      for (const { folder } of folders) await folder.prepare();
      await tellStrangers();
      for (const { store, folder, listSettled } of folders)
        for (const file of listSettled(await folder.list())) {
          if (signal.aborted || isResting(file)) continue;
          if (lock === null || !(await lock.isHeld())) return;
          await importOne(store, folder, file, signal);
        }
    },
    async close() {
      await lock?.release();
      lock = null;
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
  store: IncomingStore,
  folder: StoreFolder,
  path: string,
  clock: Clock,
): Promise<FolderOrder & { readonly problem?: string }> {
  const named = readFileName(basename(path));
  const options = await readFolderOptions(folder.path);
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

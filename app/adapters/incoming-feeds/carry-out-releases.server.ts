import { basename } from "node:path";
import type {
  ReleaseQueue,
  WaitingRelease,
} from "#app/adapters/database/feed-desk/release-queue.server.ts";
import type { DecisionFault, FeedRun } from "#app/domain/inventory/feed-run.ts";
import type { RunRelease } from "#app/domain/inventory/import-run.ts";
import type { FileImportOptions } from "./file-import.server.ts";
import { readOrder } from "./folder-order.server.ts";
import type { FolderOrder, FolderResult } from "./import-in-worker.server.ts";
import { buildIncomingReport } from "./incoming-report.server.ts";
import {
  AGAIN_AFTER_MS,
  MOST_TRIES,
  type WatchedStore,
} from "./watched-store.server.ts";

interface CarryOutOptions extends Pick<
  FileImportOptions,
  "clock" | "log" | "importFile" | "describe"
> {
  readonly releases: ReleaseQueue;
}

/** What it led to; null leaves it for a later look. */
type End = "done" | DecisionFault | null;

/**
 * Imports held files that somebody released. The run that does it names the decision in the commit of the import itself,
 * so whoever comes after a process that was killed finds the run, and imports nothing twice.
 */
export function createReleases({
  clock,
  log,
  importFile,
  describe,
  releases,
}: CarryOutOptions) {
  const failed = new Map<string, { count: number; atMs: number }>();

  async function carryOut(
    { id, run }: WaitingRelease,
    watched: WatchedStore | undefined,
    signal: AbortSignal,
  ): Promise<End> {
    const release = run === null ? null : toRelease(id, run);
    if (run?.fileName == null || release === null || watched === undefined)
      return "file-gone";
    const before = await findEnd(id);
    const path = watched.folder.placeOn("refused", run.fileName);
    if (before === null && !(await watched.folder.has(path)))
      return "file-gone";
    const order = await readOrder(watched, path, clock);
    if (before !== null) {
      if (before === "done") await putAway(watched, order, null);
      return before;
    }
    if (order.problem !== undefined) return "unreadable";
    const result = await importFile(
      { ...order, release },
      signal,
      watched.calls,
    );
    if (signal.aborted) return null;
    const end = (await findEnd(id)) ?? toFault(id, result);
    if (end === "done") await putAway(watched, order, result);
    return end;
  }

  /** The run is asked for, not the answer of who imported: another process may have done it. */
  async function findEnd(id: string): Promise<End> {
    const result = await releases.findResult(id);
    if (result === null) return null;
    return result.ending === "held" ? "held-again" : "done";
  }

  function toFault(id: string, result: FolderResult): End {
    if (result.kind === "changed") return "file-changed";
    if (result.kind === "refused")
      return result.isSuperseded === true ? "superseded" : "unreadable";
    if (result.kind === "imported") return null;
    const count = (failed.get(id)?.count ?? 0) + (result.isPassing ? 0 : 1);
    failed.set(id, { count, atMs: clock.nowMs() });
    return count < MOST_TRIES ? null : "unreadable";
  }

  /** The inventory has it by now: what fails here changes nothing of that. */
  async function putAway(
    { store, folder }: WatchedStore,
    order: FolderOrder,
    result: FolderResult | null,
  ): Promise<void> {
    try {
      if (!(await folder.has(order.path))) return;
      const shelved = await folder.shelve(order.path, "done");
      await folder.removeReport(order.path);
      if (result === null) return;
      const { timeZone } = store;
      const atMs = clock.nowMs();
      const parts = { order, timeZone, atMs, result, path: shelved, describe };
      await folder.report(shelved, buildIncomingReport(parts));
    } catch (error) {
      log.warn("incoming-feeds.not-put-away", {
        store: store.id,
        file: basename(order.path),
        message: String(error),
      });
    }
  }

  function isResting({ id }: WaitingRelease): boolean {
    const last = failed.get(id);
    return last !== undefined && clock.nowMs() - last.atMs < AGAIN_AFTER_MS;
  }

  /** What fails with one keeps no other waiting. */
  async function tryToCarryOut(
    waiting: WaitingRelease,
    watched: WatchedStore | undefined,
    signal: AbortSignal,
  ): Promise<End> {
    try {
      return await carryOut(waiting, watched, signal);
    } catch (error) {
      failed.set(waiting.id, { count: 0, atMs: clock.nowMs() });
      log.warn("incoming-feeds.release-failed", {
        store: waiting.run?.storeId,
        message: String(error),
      });
      return null;
    }
  }

  return async (
    watchedStores: readonly WatchedStore[],
    mayImport: (watched: WatchedStore) => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<void> => {
    for (const waiting of await releases.listWaiting()) {
      if (signal.aborted) return;
      const watched = watchedStores.find(
        ({ store }) => store.id === waiting.run?.storeId,
      );
      if (isResting(waiting)) continue;
      if (watched !== undefined && !(await mayImport(watched))) continue;
      const end = await tryToCarryOut(waiting, watched, signal);
      if (end === null) continue;
      failed.delete(waiting.id);
      await releases.settle(
        waiting.id,
        end === "done" ? null : end,
        clock.nowMs(),
      );
      log.info("incoming-feeds.release", {
        store: waiting.run?.storeId,
        run: waiting.run?.id,
        end,
      });
    }
  };
}

function toRelease(id: string, run: FeedRun): RunRelease | null {
  const { contentHash, hold } = run;
  return contentHash === null || hold === null
    ? null
    : { id, runId: run.id, contentHash, reason: hold.reason };
}

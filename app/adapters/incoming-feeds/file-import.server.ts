import { basename } from "node:path";
import type { UnreadFile } from "#app/adapters/database/inventory/feed-runs.server.ts";
import type { Clock, Log } from "#app/ports.ts";
import { readOrder } from "./folder-order.server.ts";
import type { FolderOrder, FolderResult } from "./import-in-worker.server.ts";
import {
  buildIncomingReport,
  type DescribeImport,
  getOutcomeLabel,
} from "./incoming-report.server.ts";
import type { LimitedCalls } from "./limited-calls.server.ts";
import type { SeenFile } from "./settled-files.server.ts";
import { MOST_TRIES, type WatchedStore } from "./watched-store.server.ts";

interface RefusedFile {
  readonly storeId: string;
  readonly feed: string;
  readonly file: string;
  readonly reason: string;
}

export interface FileImportOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly importFile: (
    order: FolderOrder,
    signal: AbortSignal,
    calls: LimitedCalls,
  ) => Promise<FolderResult>;
  readonly describe: DescribeImport;
  readonly count: (outcome: ReturnType<typeof getOutcomeLabel>) => void;
  /** Somebody is told of a file that nothing could be taken from; it never rejects. */
  readonly tellRefused?: (file: RefusedFile) => Promise<void>;
  /** The console shows it; what could be read is in the inventory's own history. */
  readonly recordUnread?: (file: UnreadFile) => Promise<void>;
  /** For each store this many finished files are kept. */
  readonly keepDone?: number;
}

const KEEP_DONE = 20;

type ImportOne = (
  watched: WatchedStore,
  seen: SeenFile,
  signal: AbortSignal,
) => Promise<void>;

/** Imports a file of a store's folder, and puts it with its report on the shelf where people look for it. */
export function createFileImport(
  options: FileImportOptions,
  tellOnce: (event: string, fields: Record<string, unknown>) => void,
): ImportOne {
  const { clock, log } = options;

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
      else {
        if (result.kind === "refused")
          await recordUnread(order, found, result.reason);
        await shelve(watched, path, order, result);
      }
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      const failure = { kind: "failed", reason, isPassing: true } as const;
      limitTries(watched, path, failure);
      tellUnfinished(watched, path, failure);
    }
  }

  /** Before the file is put away: what is killed in between is recorded once all the same. */
  async function recordUnread(
    { storeId, feed, format, path }: FolderOrder,
    found: FolderResult,
    problem: string,
  ): Promise<void> {
    await options.recordUnread?.({
      storeId,
      feed,
      format,
      fileName: basename(path),
      status: found.kind === "failed" ? "failed" : "refused",
      problem,
      atMs: clock.nowMs(),
    });
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

  return importOne;
}

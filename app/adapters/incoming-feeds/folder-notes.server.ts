import { basename } from "node:path";
import { MINUTE_MS } from "#app/domain/time.ts";
import type { FeedFolder } from "#app/ports/feed-desk-ports.ts";
import type { Clock } from "#app/ports.ts";
import type { SeenFile } from "./settled-files.server.ts";
import type { WatchedStore } from "./watched-store.server.ts";

type SaveFolder = (folder: FeedFolder) => Promise<void>;

/** A page shows no more of them. */
const MOST_NAMED = 20;
/** Tells the console what waits in each store's folder, whichever node looks into it. */
export function createFolderNotes(
  clock: Clock,
  save: SaveFolder,
): (watched: WatchedStore, files: readonly SeenFile[]) => Promise<void> {
  const saved = new Map<string, { text: string; atMs: number }>();
  return async ({ store, problem }, files) => {
    const waiting = files.slice(0, MOST_NAMED).map((file) => ({
      name: basename(file.path),
      sizeBytes: file.sizeBytes,
      changedAtMs: Math.round(file.changedAtMs),
    }));
    const facts = { waiting, waitingCount: files.length, problem };
    const text = JSON.stringify(facts);
    const last = saved.get(store.id);
    const atMs = clock.nowMs();
    // What did not change is written again after a while, so that the page knows that somebody looks.
    if (last?.text === text && atMs - last.atMs < MINUTE_MS) return;
    await save({ storeId: store.id, lookedAtMs: atMs, ...facts });
    saved.set(store.id, { text, atMs });
  };
}

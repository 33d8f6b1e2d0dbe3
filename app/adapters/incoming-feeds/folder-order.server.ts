import { basename } from "node:path";
import { SITE_UNITS } from "#app/domain/feed-row/feed-units.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { Clock } from "#app/ports.ts";
import { readFileName } from "./feed-file-name.server.ts";
import {
  type FolderOptions,
  readFolderOptions,
} from "./folder-options.server.ts";
import type { FolderOrder } from "./import-in-worker.server.ts";
import type { WatchedStore } from "./watched-store.server.ts";

const AS_USUAL: FolderOptions = {
  format: "auto",
  units: SITE_UNITS,
  mapping: null,
  words: [],
};

/** What a file of a store is imported as; a problem says why it cannot be. */
export async function readOrder(
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

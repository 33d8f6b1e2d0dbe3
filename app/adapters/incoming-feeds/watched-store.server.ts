import type { LimitedCalls } from "./limited-calls.server.ts";
import type { createSettledFiles } from "./settled-files.server.ts";
import type { StoreFolder } from "./store-folder.server.ts";

/** What failed rests for so long before it is tried again. */
export const AGAIN_AFTER_MS = 60_000;
/** What keeps failing without a temporary reason is said after so many tries, so that somebody sees it. */
export const MOST_TRIES = 3;

export interface IncomingStore {
  readonly id: string;
  readonly timeZone: string;
}

export interface WatchedStore {
  readonly store: IncomingStore;
  readonly folder: StoreFolder;
  readonly calls: LimitedCalls;
  readonly listSettled: ReturnType<typeof createSettledFiles>;
  /** By the path at which the file is listed. */
  readonly failed: Map<string, { tries: number; atMs: number }>;
  /** Null while all is well. */
  problem: string | null;
}

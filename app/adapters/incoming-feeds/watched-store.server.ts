import type { LimitedCalls } from "./limited-calls.server.ts";
import type { createSettledFiles } from "./settled-files.server.ts";
import type { StoreFolder } from "./store-folder.server.ts";

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

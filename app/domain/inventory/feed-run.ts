import type { HoldReason, RecordedRun } from "./import-run.ts";

/** How a file of a feed ended, as people of the store say it. */
export const RUN_ENDINGS = [
  "done",
  "unchanged",
  "held",
  "refused",
  "failed",
] as const;
export type RunEnding = (typeof RUN_ENDINGS)[number];

/** A run with everything that the console shows of it. */
export interface FeedRun extends RecordedRun {
  readonly ending: RunEnding;
  /** What the held import would have taken away; null for all others, and unknown counts for runs from before. */
  readonly hold: Hold | null;
  /** In English: why nothing could be read of a file. */
  readonly problem: string | null;
  /** On its shelf; null where it was read at the terminal. */
  readonly fileName: string | null;
  /** SHA-256 in hex of how the file was read and of all its bytes; null where none was noted. */
  readonly contentHash: string | null;
  /** The decision that had it imported. */
  readonly releaseId: string | null;
}

export interface Hold {
  readonly reason: HoldReason;
  readonly count: number | null;
  readonly total: number | null;
}

/** Confirming it would empty the feed: not one of its rows became a vehicle. */
export function isWhollyRefused({
  heldReason,
  rowCount,
}: Pick<RecordedRun, "heldReason" | "rowCount">): boolean {
  return heldReason === "empty" && rowCount > 0;
}

export const FEED_DECISIONS = ["import", "leave-out"] as const;
export type FeedDecision = (typeof FEED_DECISIONS)[number];

/** Why a held run cannot be imported after all; null where it can. */
export type ReleaseProblem =
  /** The next file of the feed was read since. */
  | "superseded"
  /** Not one row of it became a vehicle. */
  | "all-refused"
  /** It came from the terminal, or before files were noted. */
  | "no-file"
  /** This site watches no folder. */
  | "no-folder";

export function findReleaseProblem(
  run: FeedRun,
  {
    isNewest,
    isWatching,
  }: { readonly isNewest: boolean; readonly isWatching: boolean },
): ReleaseProblem | null {
  if (!isNewest) return "superseded";
  if (isWhollyRefused(run)) return "all-refused";
  if (run.fileName === null || run.contentHash === null) return "no-file";
  return isWatching ? null : "no-folder";
}

/** What became of a decision that could not be carried out. */
export const DECISION_FAULTS = [
  "file-gone",
  "file-changed",
  "superseded",
  "held-again",
  "unreadable",
] as const;
export type DecisionFault = (typeof DECISION_FAULTS)[number];

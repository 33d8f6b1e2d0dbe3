import type { Actor } from "#app/domain/console/audit-entry.ts";
import type {
  DecisionFault,
  FeedDecision,
  FeedRun,
  ReleaseProblem,
  RunEnding,
} from "#app/domain/inventory/feed-run.ts";
import type { ImportHistory } from "./inventory-ports.ts";
import type { OwnStores } from "./lead-desk-ports.ts";

export interface RecordedDecision {
  readonly id: string;
  readonly runId: number;
  readonly decision: FeedDecision;
  readonly by: Actor;
  readonly atMs: number;
  readonly state: "waiting" | "done" | "failed";
  /** Null unless it failed. */
  readonly problem: DecisionFault | null;
}

/** A run, with what somebody decided about it last. */
export interface DecidedRun {
  readonly run: FeedRun;
  readonly decision: RecordedDecision | null;
}

export interface RunDetail extends DecidedRun {
  /** Why it cannot be imported after all; null where it can. */
  readonly releaseProblem: ReleaseProblem | null;
  /** What its decision led to. */
  readonly resultRunId: number | null;
  /** Nothing of the feed was read since, so it can be decided. */
  readonly isNewest: boolean;
}

export interface FeedState extends DecidedRun {
  /** Null before the first. */
  readonly lastImportedAtMs: number | null;
}

export interface WaitingFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly changedAtMs: number;
}

/** What the watcher saw last in a store's folder. */
export interface FeedFolder {
  readonly storeId: string;
  readonly lookedAtMs: number;
  /** The first of those that wait. */
  readonly waiting: readonly WaitingFile[];
  readonly waitingCount: number;
  /** In English: what stands in the way. */
  readonly problem: string | null;
}

export interface RunQuestion {
  readonly storeIds: OwnStores;
  readonly ending?: RunEnding | undefined;
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

export interface AskedDecision {
  readonly runId: number;
  readonly decision: FeedDecision;
  /** A run of another store is not there. */
  readonly storeIds: OwnStores;
  readonly by: Actor;
  readonly nowMs: number;
}

export type DecisionOutcome =
  | { readonly status: "decided" }
  /** Somebody was faster, or the button was pressed twice. */
  | { readonly status: "decided-before"; readonly decision: RecordedDecision }
  | {
      readonly status: "impossible";
      readonly problem: ReleaseProblem | "not-held";
    }
  | { readonly status: "unknown" };

/** Incoming feeds as people of the store see them, in the console and at the terminal. */
export interface FeedDesk extends Pick<
  ImportHistory,
  "listRefusals" | "listWarnings"
> {
  /** Somebody carries decisions out: the site has a folder of incoming feeds. */
  readonly isWatching: boolean;
  /** By store and feed, with the newest run of each. */
  listFeeds(storeIds: OwnStores): Promise<readonly FeedState[]>;
  /** Of stores whose folders were ever looked at. */
  listFolders(storeIds: OwnStores): Promise<readonly FeedFolder[]>;
  /** The newest first. */
  listRuns(question: RunQuestion): Promise<readonly DecidedRun[]>;
  findRun(id: number, storeIds: OwnStores): Promise<RunDetail | null>;
  /** With its line of the audit, in one commit. A release is carried out by whoever watches the folder, once. */
  decide(asked: AskedDecision): Promise<DecisionOutcome>;
}

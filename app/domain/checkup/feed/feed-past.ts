import type {
  CheckWords,
  FindingUnit,
} from "#app/domain/checkup/findings/finding.ts";
import {
  EXAMPLES_KEPT,
  getMessageKind,
  type RecordedRefusal,
  type RecordedRun,
  SAMPLE_FEED,
  type WarningKind,
} from "#app/domain/inventory/import-run.ts";

export interface FeedPast {
  readonly storeId: string;
  readonly feed: string;
  /** Runs come newest first, and there is at least one. */
  readonly runs: readonly RecordedRun[];
  /** The newest run refused these. */
  readonly refusals: readonly RefusalKind[];
  /** The newest run gave these. */
  readonly warnings: readonly WarningKind[];
  readonly vehicleCount: number;
}

export interface RefusalKind {
  readonly kind: string;
  /** Another store or feed offers the VIN for sale. */
  readonly isElsewhere: boolean;
  readonly count: number;
  /** Only the first refusals are kept as examples. */
  readonly examples: readonly RecordedRefusal[];
}

const ELSEWHERE_KIND = "VIN is for sale by another store or feed";

export interface RefusalTally {
  add(refusals: readonly RecordedRefusal[]): void;
  /** Kinds come most frequent first. */
  listKinds(): readonly RefusalKind[];
}

export function tallyRefusals(): RefusalTally {
  const kinds = new Map<
    string,
    { isElsewhere: boolean; count: number; examples: RecordedRefusal[] }
  >();
  return {
    add(refusals) {
      for (const refusal of refusals) {
        const isElsewhere = refusal.row === null;
        const kind = isElsewhere
          ? ELSEWHERE_KIND
          : getMessageKind(refusal.reason);
        const tally = kinds.get(kind) ?? {
          isElsewhere,
          count: 0,
          examples: [],
        };
        kinds.set(kind, tally);
        tally.count++;
        if (tally.examples.length < EXAMPLES_KEPT) tally.examples.push(refusal);
      }
    },
    listKinds: () =>
      [...kinds]
        .map(([kind, tally]) => ({ kind, ...tally }))
        .toSorted((a, b) => b.count - a.count),
  };
}

/** The sample inventory is no dealer's feed. */
export function isRealFeed({ feed }: Pick<RecordedRun, "feed">): boolean {
  return feed !== SAMPLE_FEED;
}

export function findLastCommittedRun({
  runs,
}: Pick<FeedPast, "runs">): RecordedRun | null {
  return runs.find(({ heldReason }) => heldReason === null) ?? null;
}

/** An empty file has a share of 0. */
export function getRefusedShare({
  refusedCount,
  rowCount,
}: RecordedRun): number {
  return rowCount === 0 ? 0 : refusedCount / rowCount;
}

export interface FeedConcern {
  readonly detail: string;
  readonly row?: number | null;
  readonly vin?: string | null;
  /** Cases with the same label, besides the same feed, form one group. */
  readonly label?: string;
  readonly rank?: number;
  /** It counts the rows that the case stands for; it is 1 when left out. */
  readonly count?: number;
}

export interface FeedCheck extends CheckWords {
  readonly unit: FindingUnit;
  readonly find: (past: FeedPast, nowMs: number) => readonly FeedConcern[];
}

import { SAMPLE_FEED } from "#app/domain/inventory/import-run.ts";
import {
  EXAMPLES_KEPT,
  getMessageKind,
  type RecordedRefusal,
  type RecordedRun,
  type WarningKind,
} from "#app/domain/inventory/import-history.ts";

/** What is known of one store's feed. */
export interface FeedPast {
  readonly storeId: string;
  readonly feed: string;
  /** The newest first, at least one. */
  readonly runs: readonly RecordedRun[];
  /** Of the newest run. */
  readonly refusals: readonly RefusalKind[];
  /** Of the newest run. */
  readonly warnings: readonly WarningKind[];
  /** Vehicles for sale that came by it. */
  readonly vehicleCount: number;
}

/** Refused rows of one run and one reason. */
export interface RefusalKind {
  readonly kind: string;
  /** The VIN is for sale by another store or feed. */
  readonly isElsewhere: boolean;
  readonly count: number;
  /** The first of them. */
  readonly examples: readonly RecordedRefusal[];
}

const ELSEWHERE_KIND = "VIN is for sale by another store or feed";

export interface RefusalTally {
  add(refusals: readonly RecordedRefusal[]): void;
  /** The commonest first. */
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

/** The sample is nobody's feed. */
export function isRealFeed({ feed }: Pick<RecordedRun, "feed">): boolean {
  return feed !== SAMPLE_FEED;
}

/** The newest run that was committed; null when all that are known were held. */
export function findLastCommittedRun({ runs }: FeedPast): RecordedRun | null {
  return runs.find(({ heldReason }) => heldReason === null) ?? null;
}

/** Of the rows that a run read; 0 for an empty file. */
export function getRefusedShare({
  refusedCount,
  rowCount,
}: RecordedRun): number {
  return rowCount === 0 ? 0 : refusedCount / rowCount;
}

import type { FeedPast } from "./feed-past.ts";
import type {
  CheckWords,
  FindingUnit,
} from "#app/domain/checkup/findings/finding.ts";

export interface FeedConcern {
  readonly detail: string;
  readonly row?: number | null;
  readonly vin?: string | null;
  /** What it has in common with others, besides its feed. */
  readonly label?: string;
  readonly rank?: number;
  /** Rows that it stands for; 1 when left out. */
  readonly count?: number;
}

/** A rule about one feed of one store. */
export interface FeedCheck extends CheckWords {
  readonly unit: FindingUnit;
  readonly find: (past: FeedPast, nowMs: number) => readonly FeedConcern[];
}

import type { FeedPast } from "./feed-past.ts";
import type {
  CheckWords,
  FindingUnit,
} from "#app/domain/checkup/findings/finding.ts";

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

/** It is a rule about one feed of one store. */
export interface FeedCheck extends CheckWords {
  readonly unit: FindingUnit;
  readonly find: (past: FeedPast, nowMs: number) => readonly FeedConcern[];
}

import type { Generated } from "kysely";
import type {
  DecisionFault,
  FeedDecision,
} from "#app/domain/inventory/feed-run.ts";

/** What the console knows of incoming feeds besides the runs. */
export interface FeedDeskTables {
  feed_decisions: {
    number: Generated<number>;
    id: string;
    run_id: number;
    store_id: string;
    decision: FeedDecision;
    /** Null is the command line. */
    person_id: string | null;
    person_name: string;
    at_ms: number;
    state: "waiting" | "done" | "failed";
    settled_at_ms: number | null;
    problem: DecisionFault | null;
  };
  feed_folders: {
    store_id: string;
    looked_at_ms: number;
    /** It is JSON of WaitingFile[]. */
    waiting: string;
    waiting_count: number;
    problem: string | null;
  };
}

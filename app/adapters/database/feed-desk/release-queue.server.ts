import { createFeedRuns } from "#app/adapters/database/inventory/feed-runs.server.ts";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import type { DecisionFault, FeedRun } from "#app/domain/inventory/feed-run.ts";
import { listWaitingReleases, settleDecision } from "./decision-rows.server.ts";

export interface WaitingRelease {
  /** Of the decision. */
  readonly id: string;
  /** Null where the inventory does not know it any more: it was put back to an older backup. */
  readonly run: FeedRun | null;
}

/** What the watcher of incoming feeds has to carry out. */
export interface ReleaseQueue {
  /** The oldest first. */
  listWaiting(): Promise<readonly WaitingRelease[]>;
  /** The run that it led to, also where the process that imported it said so to nobody. */
  findResult(id: string): Promise<FeedRun | null>;
  /** Null says that it is done. */
  settle(
    id: string,
    problem: DecisionFault | null,
    atMs: number,
  ): Promise<void>;
}

export function createReleaseQueue({
  inventory,
  leads,
}: Pick<Database, "inventory" | "leads">): ReleaseQueue {
  const runs = createFeedRuns(inventory);
  return {
    findResult: (id) => runs.findByRelease(id),
    settle: (id, problem, atMs) => settleDecision(leads.db, id, problem, atMs),
    async listWaiting() {
      const waiting = await listWaitingReleases(leads.db);
      return Promise.all(
        waiting.map(async ({ id, runId }) => ({
          id,
          run: await runs.find(runId),
        })),
      );
    },
  };
}

import { randomUUID } from "node:crypto";
import { createFeedRuns } from "#app/adapters/database/inventory/feed-runs.server.ts";
import { createImportHistory } from "#app/adapters/database/inventory/import-history.server.ts";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import { requireWhole } from "#app/adapters/database/tables/database-area.server.ts";
import { isOwnStore } from "#app/domain/console/roles.ts";
import {
  type FeedRun,
  findReleaseProblem,
} from "#app/domain/inventory/feed-run.ts";
import type {
  AskedDecision,
  DecidedRun,
  DecisionOutcome,
  FeedDesk,
} from "#app/ports/feed-desk-ports.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";
import { insertDecision, listDecisions } from "./decision-rows.server.ts";
import { listFeedFolders } from "./feed-folders.server.ts";

/** Runs lie in the inventory, what was decided about them in the leads' database: nothing is committed in both. */
export function createFeedDesk(
  { inventory, leads }: Pick<Database, "inventory" | "leads">,
  isWatching: boolean,
): FeedDesk {
  const runs = createFeedRuns(inventory);
  const history = createImportHistory(inventory);

  async function withDecisions(
    found: readonly FeedRun[],
  ): Promise<readonly DecidedRun[]> {
    const held = found.filter(({ ending }) => ending === "held");
    const decisions = await listDecisions(
      leads.db,
      held.map(({ id }) => id),
    );
    return found.map((run) => ({
      run,
      decision: decisions.get(run.id) ?? null,
    }));
  }

  /** Null for one of another store, too. */
  async function findOwn(
    id: number,
    storeIds: OwnStores,
  ): Promise<FeedRun | null> {
    const run = await runs.find(id);
    return run !== null && isOwnStore({ storeIds }, run.storeId) ? run : null;
  }

  /** A file that could not be read changes nothing of what a held one would do. */
  async function isNewestRead({ id, storeId, feed }: FeedRun) {
    const newest = await runs.listNewest([storeId], "read");
    return newest.find((it) => it.feed === feed)?.id === id;
  }

  async function decide(
    asked: AskedDecision,
    run: FeedRun,
  ): Promise<DecisionOutcome> {
    requireWhole(leads);
    const id = randomUUID();
    const isDecided = await leads.commit((trx) =>
      insertDecision(trx, id, asked, run),
    );
    requireWhole(leads);
    if (isDecided) return { status: "decided" };
    const decision = (await listDecisions(leads.db, [run.id])).get(run.id);
    return decision === undefined
      ? { status: "unknown" }
      : { status: "decided-before", decision };
  }

  return {
    isWatching,
    listRefusals: history.listRefusals,
    listWarnings: history.listWarnings,
    listFolders: (storeIds) => listFeedFolders(leads, storeIds),

    async listFeeds(storeIds) {
      const newest = await runs.listNewest(storeIds, "any");
      const imported = await runs.listNewest(storeIds, "imported");
      const findImported = ({ storeId, feed }: FeedRun) =>
        imported.find((it) => it.storeId === storeId && it.feed === feed);
      return (await withDecisions(newest)).map((it) => ({
        ...it,
        lastImportedAtMs: findImported(it.run)?.endedAtMs ?? null,
      }));
    },

    listRuns: async (question) => withDecisions(await runs.list(question)),

    async findRun(id, storeIds) {
      const run = await findOwn(id, storeIds);
      if (run === null) return null;
      const [decided = { run, decision: null }] = await withDecisions([run]);
      const isNewest = await isNewestRead(run);
      const result =
        decided.decision === null
          ? null
          : await runs.findByRelease(decided.decision.id);
      return {
        ...decided,
        isNewest,
        releaseProblem: findReleaseProblem(run, { isNewest, isWatching }),
        resultRunId: result?.id ?? null,
      };
    },

    async decide(asked) {
      const run = await findOwn(asked.runId, asked.storeIds);
      if (run === null) return { status: "unknown" };
      if (run.ending !== "held")
        return { status: "impossible", problem: "not-held" };
      const before = (await listDecisions(leads.db, [run.id])).get(run.id);
      if (before !== undefined && before.state !== "failed")
        return { status: "decided-before", decision: before };
      const isNewest = await isNewestRead(run);
      const problem = findReleaseProblem(run, { isNewest, isWatching });
      if (problem === "superseded" || asked.decision === "import")
        if (problem !== null) return { status: "impossible", problem };
      return decide(asked, run);
    },
  };
}

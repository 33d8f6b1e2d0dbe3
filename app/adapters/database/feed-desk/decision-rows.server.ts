import type { Kysely, Selectable, Transaction } from "kysely";
import { insertAuditEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AuditAction } from "#app/domain/console/audit-entry.ts";
import type {
  DecisionFault,
  FeedDecision,
  FeedRun,
} from "#app/domain/inventory/feed-run.ts";
import type {
  AskedDecision,
  RecordedDecision,
} from "#app/ports/feed-desk-ports.ts";

type Db = Kysely<LeadsTables>;

/** The newest of each run; of those that failed, the last one stands until somebody decides anew. */
export async function listDecisions(
  db: Db,
  runIds: readonly number[],
): Promise<ReadonlyMap<number, RecordedDecision>> {
  // PostgreSQL knows no empty list.
  if (runIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("feed_decisions")
    .selectAll()
    .where("run_id", "in", runIds)
    .orderBy("number")
    .execute();
  return new Map(rows.map((row) => [row.run_id, toDecision(row)]));
}

export async function listWaitingReleases(
  db: Db,
): Promise<readonly RecordedDecision[]> {
  const rows = await db
    .selectFrom("feed_decisions")
    .selectAll()
    .where("state", "=", "waiting")
    .orderBy("number")
    .execute();
  return rows.map(toDecision);
}

const ACTIONS: Readonly<Record<FeedDecision, AuditAction>> = {
  import: "feed.released",
  "leave-out": "feed.left-out",
};

/** With its line of the audit; false where somebody else was faster, and nothing is written then. */
export async function insertDecision(
  trx: Transaction<LeadsTables>,
  id: string,
  { decision, by, nowMs }: AskedDecision,
  run: FeedRun,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("feed_decisions")
    .values({
      id,
      run_id: run.id,
      store_id: run.storeId,
      decision,
      person_id: by.personId,
      person_name: by.name,
      at_ms: nowMs,
      // What is left out is left out by being so.
      ...(decision === "import"
        ? { state: "waiting", settled_at_ms: null }
        : { state: "done", settled_at_ms: nowMs }),
      problem: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await insertAuditEntry(trx, {
    atMs: nowMs,
    by,
    storeId: run.storeId,
    action: ACTIONS[decision],
    subject: run.fileName ?? String(run.id),
    before: {
      run: run.id,
      feed: run.feed,
      held: run.hold?.reason ?? null,
      count: run.hold?.count ?? null,
      total: run.hold?.total ?? null,
    },
    after: { decision },
  });
  return true;
}

/** A decision ends once. */
export async function settleDecision(
  db: Db,
  id: string,
  problem: DecisionFault | null,
  atMs: number,
): Promise<void> {
  await db
    .updateTable("feed_decisions")
    .set({
      state: problem === null ? "done" : "failed",
      settled_at_ms: atMs,
      problem,
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

function toDecision(
  row: Selectable<LeadsTables["feed_decisions"]>,
): RecordedDecision {
  return {
    id: row.id,
    runId: row.run_id,
    decision: row.decision,
    by: { personId: row.person_id, name: row.person_name },
    atMs: row.at_ms,
    state: row.state,
    problem: row.problem,
  };
}

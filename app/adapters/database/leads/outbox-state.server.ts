import { sql } from "kysely";
import {
  type CompilingArea,
  compileStatement,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

export interface OutboxState {
  readonly waiting: number;
  readonly oldestWaitingAtMs: number | null;
  readonly dead: number;
}

type LeadsArea = CompilingArea<LeadsTables>;

/** Of leads alone: a visitor's mail may be given up for a typo in their address. The queries use the indexes of waiting and dead deliveries, so they cost the same however many were delivered. */
export function compileOutboxState(
  area: LeadsArea,
): () => Promise<OutboxState> {
  const countWaiting = compileWaitingCount(area);
  const countDead = compileStatement(area, (db) =>
    db
      .selectFrom("outbox")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("state", "=", sql.lit("dead"))
      .where("lead_id", "is not", null),
  );
  return async () => {
    const waiting = await countWaiting();
    const dead = await countDead(area.db, {});
    return {
      waiting: waiting.count,
      oldestWaitingAtMs: waiting.oldestAtMs,
      dead: dead.rows[0]?.count ?? 0,
    };
  };
}

export function compileWaitingCount(area: LeadsArea) {
  const count = compileStatement(area, (db) =>
    db
      .selectFrom("outbox")
      .select(({ fn }) => [
        fn.countAll<number>().as("count"),
        fn.min<number | null>("queued_at_ms").as("oldestAtMs"),
      ])
      .where("state", "=", sql.lit("waiting"))
      .where("lead_id", "is not", null),
  );
  return async () => {
    const { rows } = await count(area.db, {});
    return rows[0] ?? { count: 0, oldestAtMs: null };
  };
}

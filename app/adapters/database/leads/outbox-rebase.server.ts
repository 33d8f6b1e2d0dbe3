import { sql, type Transaction } from "kysely";
import {
  type CompilingArea,
  compileStatement,
  type SlotOf,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

interface Latest {
  /** No waiting delivery may be due later. */
  readonly latestMs: number;
  readonly nextMs: number;
}

/** Brings back what lies further ahead than it can, after a jump of the clock. */
export function compileRebase(area: CompilingArea<LeadsTables>) {
  const bringDueBack = compileStatement(area, (db, slot: SlotOf<Latest>) =>
    db
      .updateTable("outbox")
      .set({ due_at_ms: slot("nextMs") })
      .where("state", "=", sql.lit("waiting"))
      .where("due_at_ms", ">", slot("latestMs")),
  );
  const bringLeasesBack = compileStatement(area, (db, slot: SlotOf<Latest>) =>
    db
      .updateTable("outbox")
      .set({ leased_until_ms: slot("nextMs") })
      .where("state", "=", sql.lit("waiting"))
      .where("leased_until_ms", ">", slot("latestMs")),
  );
  return async (
    trx: Transaction<LeadsTables>,
    {
      nowMs,
      aheadMs,
      leaseMs,
    }: { nowMs: number; aheadMs: number; leaseMs: number },
  ): Promise<void> => {
    await bringDueBack(trx, { latestMs: nowMs + aheadMs, nextMs: nowMs });
    const leaseEndMs = nowMs + leaseMs;
    await bringLeasesBack(trx, { latestMs: leaseEndMs, nextMs: leaseEndMs });
  };
}

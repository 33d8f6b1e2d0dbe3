import type { ReplayRequest } from "#app/operator-ports.ts";
import type { Transaction } from "kysely";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

export async function replayDeliveries(
  area: Pick<DatabaseArea<LeadsTables>, "runExclusively">,
  { leadId, isDeadOnly, nowMs, findAddress = () => null }: ReplayRequest,
): Promise<number> {
  // On SQLite an ordinary statement does not wait for a running server's turn.
  return area.runExclusively(async (trx) => {
    let query = trx
      .selectFrom("outbox")
      .innerJoin("leads", "leads.id", "outbox.lead_id")
      .select([
        "outbox.id",
        "leads.id as lead_id",
        "outbox.recipient_id",
        "outbox.recipient",
        "leads.store_id",
      ])
      .where(
        "outbox.state",
        "in",
        isDeadOnly ? ["dead"] : ["dead", "delivered"],
      )
      .orderBy("outbox.id");
    if (leadId !== null) query = query.where("outbox.lead_id", "=", leadId);
    const rows = await query.execute();
    for (const row of rows) {
      const address = findAddress(row.recipient_id, row.store_id);
      if (address !== null) await correctAddress(trx, row, address);
      await trx
        .updateTable("outbox")
        .set({
          state: "waiting",
          due_at_ms: nowMs,
          queued_at_ms: nowMs,
          attempt_count: 0,
          unconfirmed_count: 0,
          ended_at_ms: null,
        })
        .where("id", "=", row.id)
        .execute();
    }
    return rows.length;
  });
}

/** The address stays as it is when another delivery of the lead already goes to the new one. */
async function correctAddress(
  trx: Transaction<LeadsTables>,
  row: {
    readonly id: number;
    readonly lead_id: number;
    readonly recipient: string;
  },
  address: string,
): Promise<void> {
  const recipient = address.toLowerCase();
  if (recipient === row.recipient) return;
  const taken = await trx
    .selectFrom("outbox")
    .select("id")
    .where("lead_id", "=", row.lead_id)
    .where("recipient", "=", recipient)
    .executeTakeFirst();
  if (taken !== undefined) return;
  await trx
    .updateTable("outbox")
    .set({ recipient })
    .where("id", "=", row.id)
    .execute();
}

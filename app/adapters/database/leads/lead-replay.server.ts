import type { ReplayRequest } from "#app/operator-ports.ts";
import type { Transaction } from "kysely";
import { insertAuditEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

export async function replayDeliveries(
  area: Pick<DatabaseArea<LeadsTables>, "runExclusively">,
  request: ReplayRequest,
): Promise<number> {
  // On SQLite an ordinary statement does not wait for a running server's turn.
  return area.runExclusively((trx) => replayInTurn(trx, request));
}

/** As above, in a turn that was taken. */
export async function replayInTurn(
  trx: Transaction<LeadsTables>,
  { leadId, isDeadOnly, nowMs, by, findAddress = () => null }: ReplayRequest,
): Promise<number> {
  let query = trx
    .selectFrom("outbox")
    .innerJoin("leads", "leads.id", "outbox.lead_id")
    .select([
      "outbox.id",
      "leads.id as lead_id",
      "outbox.recipient_id",
      "outbox.recipient",
      "leads.store_id",
      "leads.reference",
    ])
    .where("outbox.state", "in", isDeadOnly ? ["dead"] : ["dead", "delivered"])
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
  for (const [reference, deliveries] of Map.groupBy(rows, (it) => it.reference))
    await insertAuditEntry(trx, {
      atMs: nowMs,
      by,
      storeId: deliveries[0]?.store_id ?? null,
      action: "delivery.replayed",
      subject: reference,
      before: null,
      after: { deliveries: deliveries.length },
    });
  return rows.length;
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

import type { Kysely } from "kysely";
import type { DeliveryRecord } from "#app/operator-ports.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

export async function listDeliveries(
  db: Kysely<LeadsTables>,
  leadIds: readonly number[],
): Promise<(leadId: number) => readonly DeliveryRecord[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .orderBy("id")
    .execute();
  const attempts = await db
    .selectFrom("delivery_attempts")
    .innerJoin("outbox", "outbox.id", "delivery_attempts.outbox_id")
    .selectAll("delivery_attempts")
    .where("outbox.lead_id", "in", leadIds)
    .orderBy("delivery_attempts.id")
    .execute();
  const attemptsOf = Map.groupBy(attempts, ({ outbox_id }) => outbox_id);
  const rowsOf = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return (leadId) =>
    (rowsOf.get(leadId) ?? []).map((row) => ({
      id: row.id,
      recipient: row.recipient,
      format: row.format,
      subject: row.subject,
      isFallback: row.is_fallback === 1,
      state: row.state,
      dueAtMs: row.due_at_ms,
      endedAtMs: row.ended_at_ms,
      attempts: (attemptsOf.get(row.id) ?? []).map(
        ({ at_ms, took_ms, outcome, answer }) => ({
          atMs: at_ms,
          tookMs: took_ms,
          outcome,
          answer,
        }),
      ),
    }));
}

import type { Transaction } from "kysely";
import type { StoredLead } from "#app/domain/leads/stored-lead.ts";
import type {
  ClaimedDelivery,
  ClaimRequest,
} from "#app/adapters/outbox/outbox-store.server.ts";
import { readStoredLeads } from "./lead-read.server.ts";
import type { LeadsTables } from "./tables.server.ts";

interface Claimed {
  readonly delivery: Omit<ClaimedDelivery, "readLead" | "readAttachments">;
  readLead(): StoredLead;
}

/** Oldest first. On PostgreSQL several workers claim at once and none waits for another. */
export async function claimDeliveries(
  trx: Transaction<LeadsTables>,
  { nowMs, leaseMs, token, limit }: ClaimRequest,
  dialect: "sqlite" | "postgres",
): Promise<Claimed[]> {
  const due = trx
    .selectFrom("outbox")
    .selectAll()
    .where("state", "=", "waiting")
    .where("due_at_ms", "<=", nowMs)
    .where(({ or, eb }) =>
      or([
        eb("leased_until_ms", "is", null),
        eb("leased_until_ms", "<=", nowMs),
      ]),
    )
    .orderBy("id")
    .limit(limit);
  const rows = await (
    dialect === "postgres" ? due.forUpdate().skipLocked() : due
  ).execute();
  if (rows.length === 0) return [];
  await trx
    .updateTable("outbox")
    .set({ leased_until_ms: nowMs + leaseMs, lease_token: token })
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  const leadOf = await readStoredLeads(
    trx,
    rows.map(({ lead_id }) => lead_id),
  );
  return rows.map((row) => ({
    delivery: {
      id: row.id,
      leadId: row.lead_id,
      token,
      attemptCount: row.attempt_count,
      queuedAtMs: row.queued_at_ms,
      recipientId: row.recipient_id,
      recipientName: row.recipient_name,
      recipient: row.recipient,
      format: row.format,
      subject: row.subject,
      isFallback: row.is_fallback === 1,
    },
    readLead: () => leadOf(row.lead_id),
  }));
}

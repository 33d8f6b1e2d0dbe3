import type { Transaction } from "kysely";
import type {
  LeadFormat,
  LeadRecipient,
} from "#app/domain/leads/route-lead.ts";
import {
  type CompilingArea,
  compileInsert,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

const COLUMNS = [
  "lead_id",
  "recipient_id",
  "recipient_name",
  "recipient",
  "format",
  "subject",
  "is_fallback",
  "state",
  "queued_at_ms",
  "due_at_ms",
  "attempt_count",
] as const;

interface DeliveredContent {
  readonly leadId: number;
  readonly format: LeadFormat;
  readonly subject: string;
  readonly isFallback: boolean;
}

/** Puts a lead into the queue for some recipients. Nobody gets a lead twice: for one who already has it nothing is added. */
export type InsertDeliveries = (
  trx: Transaction<LeadsTables>,
  recipients: readonly LeadRecipient[],
  content: DeliveredContent,
  nowMs: number,
) => Promise<void>;

export function compileDeliveryInsert(
  area: CompilingArea<LeadsTables>,
): InsertDeliveries {
  const insertRows = compileInsert(area, "outbox", COLUMNS, (insert) =>
    insert.onConflict((conflict) =>
      conflict.columns(["lead_id", "recipient"]).doNothing(),
    ),
  );
  return (trx, recipients, { leadId, format, subject, isFallback }, nowMs) =>
    insertRows(
      trx,
      recipients.map(({ id, name, email }) => ({
        lead_id: leadId,
        recipient_id: id,
        recipient_name: name,
        recipient: email.toLowerCase(),
        format,
        subject,
        is_fallback: isFallback ? 1 : 0,
        state: "waiting",
        queued_at_ms: nowMs,
        due_at_ms: nowMs,
        attempt_count: 0,
      })),
    );
}

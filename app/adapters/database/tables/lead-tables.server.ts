import type { AttemptOutcome } from "#app/domain/leads/attempt-outcome.ts";
import type { Generated } from "kysely";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";

export interface LeadTables {
  leads: {
    id: Generated<number>;
    reference: string;
    idempotency_key: string;
    content_hash: string;
    first_lead_id: number | null;
    type: string;
    topic_id: number | null;
    store_id: string;
    status: "new" | "resend";
    received_at_ms: number;
    content: string;
  };
  lead_attachments: {
    lead_id: number;
    position: number;
    file_name: string;
    content_type: string;
    bytes: Uint8Array;
  };
  outbox: OutboxTable;
  delivery_attempts: {
    id: Generated<number>;
    outbox_id: number;
    at_ms: number;
    took_ms: number;
    outcome: AttemptOutcome;
    answer: string;
  };
}

export interface OutboxTable {
  id: Generated<number>;
  lead_id: number;
  recipient_id: string;
  recipient_name: string;
  recipient: string;
  format: LeadFormat;
  subject: string;
  is_fallback: 0 | 1;
  state: "waiting" | "delivered" | "dead";
  queued_at_ms: number;
  due_at_ms: number;
  attempt_count: number;
  leased_until_ms: number | null;
  lease_token: string | null;
  ended_at_ms: number | null;
}

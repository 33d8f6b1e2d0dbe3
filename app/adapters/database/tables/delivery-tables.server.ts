import type { Generated } from "kysely";
import type { AttemptOutcome } from "#app/domain/leads/lead.ts";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";

/** Leads, and what is mailed of them and to visitors. */
export interface DeliveryTables {
  leads: {
    id: Generated<number>;
    reference: string;
    idempotency_key: string;
    content_hash: string;
    subject_hash: string | null;
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
  /** Mails to visitors, who asked for them. */
  visitor_mails: {
    id: Generated<number>;
    idempotency_key: string;
    kind: string;
    store_id: string;
    visitor_id: string | null;
    created_at_ms: number;
    content: string;
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

interface OutboxTable {
  id: Generated<number>;
  /** Either this or `visitor_mail_id` is null. */
  lead_id: number | null;
  visitor_mail_id: Generated<number | null>;
  recipient_id: string;
  recipient_name: string;
  recipient: string;
  format: LeadFormat | "visitor";
  subject: string;
  is_fallback: 0 | 1;
  state: "waiting" | "delivered" | "dead";
  queued_at_ms: number;
  due_at_ms: number;
  attempt_count: number;
  /** A new row has none. */
  unconfirmed_count: Generated<number>;
  leased_until_ms: number | null;
  lease_token: string | null;
  ended_at_ms: number | null;
}

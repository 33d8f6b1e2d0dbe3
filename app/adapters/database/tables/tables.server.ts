import type { Generated } from "kysely";
import type { AuditAction } from "#app/domain/console/audit-entry.ts";
import type { Role } from "#app/domain/console/roles.ts";
import type { ChallengePurpose } from "#app/domain/console/session-rules.ts";
import type { HoldReason } from "#app/domain/inventory/import-run.ts";
import type { AttemptOutcome } from "#app/domain/leads/lead.ts";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";
import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";
import type { FeedDeskTables } from "./feed-desk-tables.server.ts";
import type { LeadDeskTables } from "./lead-desk-tables.server.ts";
import type { EditField } from "#app/domain/vehicle-edits/edit-fields.ts";
import type { FactColumns } from "./vehicle-columns.server.ts";

/** Every SQLite file has this table, PostgreSQL has it once. */
export interface MigrationTables {
  schema_migrations: {
    area: string;
    number: number;
    name: string;
    checksum: string;
    applied_at_ms: number;
  };
}

export interface InventoryTables extends MigrationTables {
  vehicles: VehiclesTable;
  price_history: {
    id: Generated<number>;
    vin: string;
    at_ms: number;
    sale_price_cents: number | null;
  };
  import_runs: ImportRunsTable;
  refused_rows: {
    id: Generated<number>;
    run_id: number;
    row_number: number | null;
    vin: string | null;
    reason: string;
  };
  import_warnings: {
    id: Generated<number>;
    run_id: number;
    kind: string;
    row_count: number;
    /** The text is JSON of RowWarning[]. */
    examples: string;
  };
  inventory_version: { id: number; version: number };
  changed_vehicles: {
    version: number;
    /** It is JSON of VINs; null where they were too many. */
    vins: string | null;
  };
}

export interface VehiclesTable extends FactColumns {
  feed: string;
  first_seen_at_ms: number;
  changed_at_ms: number;
  gone_at_ms: number | null;
  content_hash: string;
  details: string;
}

interface ImportRunsTable {
  id: Generated<number>;
  store_id: string;
  feed: string;
  format: string;
  status: "committed" | "held" | "refused" | "failed";
  held_reason: HoldReason | null;
  started_at_ms: number;
  ended_at_ms: number;
  row_count: number;
  merged_row_count: number;
  refused_count: number;
  warning_count: number;
  added: number;
  returned: number;
  changed: number;
  price_changed: number;
  unchanged: number;
  gone: number;
  samples_removed: number;
  elsewhere: number;
  hold_count: number | null;
  hold_total: number | null;
  problem: string | null;
  file_name: string | null;
  content_hash: string | null;
  release_id: string | null;
}

export interface LeadsTables
  extends MigrationTables, LeadDeskTables, FeedDeskTables {
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
  trade_records: {
    id: string;
    store_id: string;
    visitor_id: string | null;
    created_at_ms: number;
    revision: number;
    kept_until_ms: number;
    content: string;
  };
  appointments: {
    id: string;
    reference: string;
    kind: AppointmentKind;
    store_id: string;
    start_ms: number;
    end_ms: number;
    state: "booked" | "cancelled";
    revision: number;
    idempotency_key: string;
    content_hash: string;
    visitor_id: string | null;
    /** It is the address in lower case. */
    mailbox: string | null;
    phone: string | null;
    created_at_ms: number;
    kept_until_ms: number;
    /** A new row has none. */
    reminded_of_ms: Generated<number | null>;
    /** A new row has none. */
    told_closed_ms: Generated<number | null>;
    /** It is JSON of AppointmentContent. */
    content: string;
  };
  slot_holds: {
    id: string;
    kind: AppointmentKind;
    store_id: string;
    start_ms: number;
    end_ms: number;
    visitor_id: string | null;
    client_key: string;
    ends_at_ms: number;
  };
  slot_blocks: {
    id: Generated<number>;
    kind: AppointmentKind;
    store_id: string;
    start_ms: number;
    end_ms: number;
    note: string;
    created_at_ms: number;
  };
  /** Its rows are locks. */
  appointment_days: {
    store_id: string;
    kind: AppointmentKind;
    day: string;
    writes: number;
  };
  appointment_feeds: {
    store_id: string;
    kind: AppointmentKind;
    /** It is the SHA-256 of the secret in the address, in hex. */
    secret_hash: string;
    renewed_at_ms: number;
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
  /** Each text that anyone agreed to stands here once. */
  consent_texts: {
    /** This is the SHA-256 of the text, in hex. */
    text_hash: string;
    text: string;
  };
  consent_entries: {
    id: Generated<number>;
    at_ms: number;
    kind: "cookies" | "contact";
    visitor_id: string | null;
    text_version: string;
    text_hash: string;
    choice: string;
    path: string;
    client_address: string;
    user_agent: string;
  };
  // Phone numbers are stored as ten-digit numbers: none begins with 0, and neighboring numbers are found by counting.
  /** The newest code that a browser asked for stays until it was typed in. */
  phone_codes: {
    id: Generated<number>;
    phone: number;
    /** It is the hash of the secret in the browser's cookie. */
    asker_key: string;
    salt: string;
    code_hash: string;
    expires_at_ms: number;
    tries_left: number;
  };
  phone_code_sends: {
    id: Generated<number>;
    at_ms: number;
    phone: number;
    client_key: string;
    session_key: string | null;
    asker_key: string | null;
  };
  phone_code_checks: {
    id: Generated<number>;
    at_ms: number;
    phone: number;
    client_key: string;
    /** The browser had not asked for a code of this number: null. */
    asker_key: string | null;
    is_approved: 0 | 1;
  };
  /** The table has one row. */
  phone_code_breaker: { id: number; open_until_ms: number };
  alerts: {
    id: Generated<number>;
    key: string;
    email: string;
    /** It is the address in lower case. */
    mailbox: string;
    visitor_id: string | null;
    language: string;
    store_id: string;
    wish: string;
    name: string;
    /** It is JSON of KnownFacts. */
    known: string;
    created_at_ms: number;
    confirmed_at_ms: number | null;
    ends_at_ms: number;
    checked_at_ms: number;
  };
  relay_events: {
    id: Generated<number>;
    event_id: string;
    at_ms: number;
    state: "waiting" | "sent" | "refused";
    due_at_ms: number;
    attempt_count: number;
    /** A new row has none. */
    leased_until_ms: Generated<number | null>;
    /** A new row has none. */
    lease_token: Generated<string | null>;
    visitor_id: string | null;
    fbp: string | null;
    fbc: string | null;
    /** It is JSON of MetaEvent. */
    event: string | null;
  };
  /** Visitors who saw a page of an experiment, each once. */
  experiment_views: {
    id: Generated<number>;
    experiment: string;
    /** This is the SHA-256 of uniqueUserId, in hex. */
    visitor_hash: string;
    variant: string;
    seen_at_ms: number;
    /** A new row has none. */
    lead_at_ms: Generated<number | null>;
    /** 1 for whoever saw another variant as well. */
    is_mixed: 0 | 1;
  };
  /** A visitor has one conversation at a time. */
  conversations: {
    visitor_id: string;
    id: string;
    store_id: string;
    reference: string;
    kept_until_ms: number;
    writes: number;
    /** It is JSON of contact details and messages. */
    content: string;
  };
  /** These mailboxes' owners want no more contact. */
  contact_stops: {
    /** This is the SHA-256 of the address in lower case, in hex. */
    mailbox_hash: string;
    stopped_at_ms: number;
    told_at_ms: number;
  };
  /** These visitors asked to be forgotten. */
  erased_visitors: {
    /** This is the SHA-256 of uniqueUserId, in hex. */
    visitor_hash: string;
    erased_at_ms: number;
  };
  console_people: {
    id: string;
    name: string;
    email: string;
    role: Role;
    /** It is JSON of the ids of stores, or null for every store. */
    store_ids: string | null;
    language: string;
    created_at_ms: number;
    removed_at_ms: number | null;
  };
  console_invitations: {
    token_hash: string;
    person_id: string;
    ends_at_ms: number;
  };
  console_passkeys: {
    id: string;
    person_id: string;
    public_key: Uint8Array;
    counter: number;
    /** It is JSON of how a browser reaches the authenticator. */
    transports: string;
    is_backed_up: 0 | 1;
    created_at_ms: number;
    used_at_ms: number | null;
  };
  console_challenges: {
    browser_hash: string;
    challenge: string;
    purpose: ChallengePurpose;
    person_id: string | null;
    ends_at_ms: number;
  };
  console_sessions: {
    id: string;
    token_hash: string;
    person_id: string;
    created_at_ms: number;
    used_at_ms: number;
    confirmed_at_ms: number;
    user_agent: string;
  };
  console_audit: {
    id: Generated<number>;
    at_ms: number;
    person_id: string | null;
    person_name: string;
    store_id: string | null;
    action: AuditAction;
    subject: string;
    /** It is JSON, as `after` is. */
    before: string;
    after: string;
  };
  /** What people of the store say in the feed's place. */
  vehicle_edits: {
    vin: string;
    field: EditField;
    /** It is JSON, as `feed_said` is. */
    value: string;
    feed_said: string;
    reason: string | null;
    person_id: string | null;
    person_name: string;
    at_ms: number;
    revision: number;
  };
  /** Vehicles that were ever edited. */
  edited_vehicles: {
    vin: string;
    changed_at_ms: number;
    version: number;
  };
  edited_prices: {
    id: Generated<number>;
    vin: string;
    at_ms: number;
    is_feed: 0 | 1;
    sale_price_cents: number | null;
  };
  vehicle_edits_version: { id: number; version: number };
  /** Pictures of cars that people of the store sent. */
  uploaded_photos: {
    vin: string;
    hash: string;
    bytes: Uint8Array;
    person_id: string | null;
    person_name: string;
    at_ms: number;
    position: number;
  };
  site_tallies: {
    id: Generated<number>;
    /** Midnight UTC of a day on the store's calendar. */
    day_ms: number;
    kind: string;
    /** It is "" for what is of no one store. */
    store_id: string;
    /** It is "" for all but a search that found nothing. */
    subject: string;
    count: number;
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

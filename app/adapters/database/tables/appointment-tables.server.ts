import type { Generated } from "kysely";
import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";

/** What was booked, and what is held and blocked. */
export interface AppointmentTables {
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
    driven_vin: string | null;
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
}

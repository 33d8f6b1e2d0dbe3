import type { Generated } from "kysely";

/** What the stores' people note on leads, and what leads are found by; all of it goes with its lead. */
export interface LeadDeskTables {
  lead_answers: {
    lead_id: number;
    answered_at_ms: number;
    /** Null is the command line. */
    person_id: string | null;
    person_name: string;
  };
  lead_assignments: {
    lead_id: number;
    person_id: string;
    person_name: string;
    assigned_at_ms: number;
  };
  lead_notes: {
    id: Generated<number>;
    lead_id: number;
    at_ms: number;
    /** Null is the command line. */
    person_id: string | null;
    person_name: string;
    text: string;
  };
  lead_finds: {
    lead_id: number;
    visitor_id: string | null;
    /** It is the address in lower case. */
    mailbox: string | null;
    words: string;
  };
}

import type { Generated } from "kysely";
import type { AuditAction } from "#app/domain/console/audit-entry.ts";
import type { Role } from "#app/domain/console/roles.ts";
import type { ChallengePurpose } from "#app/domain/console/session-rules.ts";

/** Who may enter the console, and what was done in it. */
export interface ConsoleTables {
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
}

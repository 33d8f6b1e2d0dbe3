import type { Generated } from "kysely";

/** Codes that prove a phone number. */
export interface PhoneCodeTables {
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
}

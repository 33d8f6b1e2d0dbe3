import type { Generated } from "kysely";

/** Phone numbers are stored as ten-digit numbers: none begins with 0, and neighboring numbers are found by counting. */
export interface PhoneTables {
  /** It holds the newest code of each number; the row is deleted once the code was typed in. */
  phone_codes: {
    phone: number;
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
  };
  phone_code_checks: {
    id: Generated<number>;
    at_ms: number;
    phone: number;
    client_key: string;
    is_approved: 0 | 1;
  };
  /** The table has one row. */
  phone_code_breaker: { id: number; open_until_ms: number };
}

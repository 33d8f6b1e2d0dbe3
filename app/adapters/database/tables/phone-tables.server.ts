import type { Generated } from "kysely";

/** Phone numbers are ten digits as a number: none begins with 0, and neighbors are found by counting. */
export interface PhoneTables {
  /** The newest code of each number; gone once it was typed in. */
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
  /** One row. */
  phone_code_breaker: { id: number; open_until_ms: number };
}

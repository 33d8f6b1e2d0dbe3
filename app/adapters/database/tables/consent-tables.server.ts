import type { Generated } from "kysely";

export interface ConsentTables {
  /** It holds every text that anyone agreed to, once. */
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
}

import type { Generated } from "kysely";

/** What is known and counted of visitors, and what they asked for. */
export interface VisitorTables {
  trade_records: {
    id: string;
    store_id: string;
    visitor_id: string | null;
    created_at_ms: number;
    revision: number;
    kept_until_ms: number;
    content: string;
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

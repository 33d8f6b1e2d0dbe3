import type { Generated } from "kysely";
import type { HoldReason } from "#app/domain/inventory/import-run.ts";
import type { ConsentTables } from "./consent-tables.server.ts";
import type { LeadTables } from "./lead-tables.server.ts";
import type { FactColumns } from "./vehicle-columns.server.ts";

/** It records each finished migration; the table is in every SQLite file, and once on PostgreSQL. */
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
}

/** The leads area has one file of table types for each of its subjects. */
export type LeadsTables = MigrationTables &
  LeadTables &
  ConsentTables &
  PhoneTables &
  VisitorTables;

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
  status: "committed" | "held";
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
}

/** Phone numbers are stored as ten-digit numbers: none begins with 0, and neighboring numbers are found by counting. */
interface PhoneTables {
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

/** It holds visitors who asked to be forgotten. */
interface VisitorTables {
  erased_visitors: {
    /** This is the SHA-256 of uniqueUserId, in hex. */
    visitor_hash: string;
    erased_at_ms: number;
  };
}

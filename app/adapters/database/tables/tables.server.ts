import type { Generated } from "kysely";
import type { HoldReason } from "#app/domain/inventory/import-run.ts";
import type { AppointmentTables } from "./appointment-tables.server.ts";
import type { ConsoleTables } from "./console-tables.server.ts";
import type { DeliveryTables } from "./delivery-tables.server.ts";
import type { FeedDeskTables } from "./feed-desk-tables.server.ts";
import type { LeadDeskTables } from "./lead-desk-tables.server.ts";
import type { PhoneCodeTables } from "./phone-code-tables.server.ts";
import type { FactColumns } from "./vehicle-columns.server.ts";
import type { VehicleEditTables } from "./vehicle-edit-tables.server.ts";
import type { VisitorTables } from "./visitor-tables.server.ts";

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
  extends
    MigrationTables,
    DeliveryTables,
    LeadDeskTables,
    FeedDeskTables,
    AppointmentTables,
    VisitorTables,
    PhoneCodeTables,
    VehicleEditTables,
    ConsoleTables {}

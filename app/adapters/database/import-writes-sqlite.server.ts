import { CompiledQuery, type Transaction } from "kysely";
import type { InventoryTables, VehiclesTable } from "./tables.server.ts";

/**
 * The statements of a large import for SQLite, written out: a query builder takes as long over them as the database
 * does, and leaves as much to be collected. They say what import-writes.server.ts says.
 */
const VEHICLE_COLUMNS = [
  "vin",
  "store_id",
  "feed",
  "stock_number",
  "condition",
  "year",
  "make",
  "model",
  "trim",
  "bodystyle",
  "drivetrain",
  "transmission",
  "fuel_type",
  "exterior_color",
  "exterior_color_family",
  "interior_color",
  "interior_color_family",
  "miles",
  "sale_price_cents",
  "old_price_cents",
  "listed_on",
  "first_seen_at_ms",
  "changed_at_ms",
  "gone_at_ms",
  "content_hash",
  "details",
] as const satisfies readonly (keyof VehiclesTable)[];
const PRICE_COLUMNS = ["vin", "at_ms", "sale_price_cents"] as const;

/** What a known VIN keeps. */
const KEPT = new Set<string>(["vin", "first_seen_at_ms"]);
const UPDATES = VEHICLE_COLUMNS.filter((column) => !KEPT.has(column))
  .map((column) => `${column} = excluded.${column}`)
  .join(", ");

const vehicleInsert = insertStatements(
  "vehicles",
  VEHICLE_COLUMNS,
  ` ON CONFLICT (vin) DO UPDATE SET ${UPDATES}`,
);
const priceInsert = insertStatements("price_history", PRICE_COLUMNS, "");

export async function insertVehiclesOnSqlite(
  trx: Transaction<InventoryTables>,
  rows: readonly VehiclesTable[],
): Promise<void> {
  const values: unknown[] = [];
  for (const row of rows)
    for (const column of VEHICLE_COLUMNS) values.push(row[column]);
  await trx.executeQuery(CompiledQuery.raw(vehicleInsert(rows.length), values));
}

export async function insertPricesOnSqlite(
  trx: Transaction<InventoryTables>,
  rows: readonly Omit<InventoryTables["price_history"], "id">[],
): Promise<void> {
  const values: unknown[] = [];
  for (const row of rows)
    for (const column of PRICE_COLUMNS) values.push(row[column]);
  await trx.executeQuery(CompiledQuery.raw(priceInsert(rows.length), values));
}

/** For a number of rows; the newest is kept, because nearly all are of one number. */
function insertStatements(
  table: string,
  columns: readonly string[],
  end: string,
): (rowCount: number) => string {
  const row = `(${columns.map(() => "?").join(", ")})`;
  let newest = { rowCount: 0, statement: "" };
  return (rowCount) => {
    if (newest.rowCount !== rowCount) {
      const rows = Array.from({ length: rowCount }, () => row).join(", ");
      const statement = `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${rows}${end}`;
      newest = { rowCount, statement };
    }
    return newest.statement;
  };
}

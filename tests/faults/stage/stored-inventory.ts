import { join } from "node:path";
import SqliteHandle from "better-sqlite3";
import { Client } from "pg";
import type { SitePlace } from "./site-process.ts";

const FOR_SALE =
  "SELECT vin, sale_price_cents AS cents FROM vehicles WHERE gone_at_ms IS NULL ORDER BY vin";
/** As our imports hold it on PostgreSQL: FORE, inventory. */
const IMPORT_LOCK =
  "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 1179603525 AND objid = 1 AND granted";

type Place = Pick<SitePlace, "dataDir" | "databaseUrl">;

/** VIN and price of everything for sale, read with plain queries and none of the site's own. */
export async function readForSale(place: Place): Promise<string> {
  const rows = await query<{ vin: string; cents: number | string | null }>(
    place,
    FOR_SALE,
  );
  return rows.map(({ vin, cents }) => `${vin} ${cents ?? "-"}`).join("\n");
}

export interface StoredRun {
  readonly id: number;
  readonly status: string;
  readonly file: string | null;
  /** The decision that it carried out. */
  readonly release: string | null;
}

export function readRuns(place: Place): Promise<readonly StoredRun[]> {
  return query<StoredRun>(
    place,
    "SELECT id, status, file_name AS file, release_id AS release FROM import_runs ORDER BY id",
  );
}

/** Whether somebody writes to the inventory now. */
export async function isBeingWritten(place: Place): Promise<boolean> {
  if (place.databaseUrl !== undefined)
    return (await query(place, IMPORT_LOCK)).length > 0;
  const handle = new SqliteHandle(join(place.dataDir, "inventory.sqlite"), {
    timeout: 0,
  });
  try {
    handle.exec("BEGIN IMMEDIATE; ROLLBACK");
    return false;
  } catch (error) {
    if (String(error).includes("locked")) return true;
    throw error;
  } finally {
    handle.close();
  }
}

async function query<Row extends object>(
  { dataDir, databaseUrl }: Place,
  sql: string,
): Promise<readonly Row[]> {
  if (databaseUrl === undefined) {
    const handle = new SqliteHandle(join(dataDir, "inventory.sqlite"), {
      timeout: 5_000,
    });
    try {
      return handle.prepare<Row>(sql).all([]);
    } finally {
      handle.close();
    }
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

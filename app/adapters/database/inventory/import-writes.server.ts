import type { Transaction } from "kysely";
import { SAMPLE_FEED } from "#app/domain/inventory/import-run.ts";
import {
  type CompilingArea,
  compileInsert,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import type { KnownVehicle } from "./import-plan.server.ts";
import type { InventoryTables } from "#app/adapters/database/tables/tables.server.ts";

type InventoryTransaction = Transaction<InventoryTables>;
type InventoryArea = CompilingArea<InventoryTables>;

const VINS_PER_QUERY = 1_000;
const CURRENT_VINS_PER_QUERY = 10_000;

const KNOWN_COLUMNS = [
  "vin",
  "store_id",
  "feed",
  "sale_price_cents",
  "gone_at_ms",
  "content_hash",
] as const;

/** What a known VIN keeps when it is written over. */
const KEPT_COLUMNS = ["vin", "first_seen_at_ms"] as const;
const REPLACED_COLUMNS = [
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
  "changed_at_ms",
  "gone_at_ms",
  "content_hash",
  "details",
] as const;
const VEHICLE_COLUMNS = [...KEPT_COLUMNS, ...REPLACED_COLUMNS] as const;
const PRICE_COLUMNS = ["vin", "at_ms", "sale_price_cents"] as const;

/** A known VIN keeps the instant it was first seen at. */
export function compileVehicleWrite(area: InventoryArea) {
  return compileInsert(area, "vehicles", VEHICLE_COLUMNS, (insert) =>
    insert.onConflict((conflict) =>
      conflict
        .column("vin")
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(
            REPLACED_COLUMNS.map((column) => [
              column,
              ref(`excluded.${column}`),
            ]),
          ),
        ),
    ),
  );
}

export function compilePriceInsert(area: InventoryArea) {
  return compileInsert(area, "price_history", PRICE_COLUMNS);
}

/** VINs come in portions. */
export async function* listCurrentVins(
  trx: InventoryTransaction,
  storeId: string,
  feed: string,
): AsyncGenerator<readonly string[]> {
  let lastVin = "";
  for (;;) {
    const rows = await trx
      .selectFrom("vehicles")
      .select("vin")
      .where("store_id", "=", storeId)
      .where("feed", "=", feed)
      .where("gone_at_ms", "is", null)
      .where("vin", ">", lastVin)
      .orderBy("vin")
      .limit(CURRENT_VINS_PER_QUERY)
      .execute();
    const vins = rows.map(({ vin }) => vin);
    const last = vins.at(-1);
    if (last === undefined) return;
    yield vins;
    lastVin = last;
  }
}

/** Whoever sells or sold them, all that is known of these VINs counts. */
export async function listKnown(
  trx: InventoryTransaction,
  vins: readonly string[],
): Promise<KnownVehicle[]> {
  const known: KnownVehicle[][] = [];
  for (const chunk of splitIntoChunks(vins, VINS_PER_QUERY)) {
    known.push(
      await trx
        .selectFrom("vehicles")
        .select(KNOWN_COLUMNS)
        .where("vin", "in", chunk)
        .execute(),
    );
  }
  return known.flat();
}

export async function markGone(
  trx: InventoryTransaction,
  vins: readonly string[],
  atMs: number,
): Promise<void> {
  for (const chunk of splitIntoChunks(vins, VINS_PER_QUERY)) {
    await trx
      .updateTable("vehicles")
      .set({ gone_at_ms: atMs })
      .where("vin", "in", chunk)
      .execute();
  }
}

export async function deleteSamples(
  trx: InventoryTransaction,
  storeId: string,
): Promise<readonly string[]> {
  const rows = await trx
    .deleteFrom("vehicles")
    .where("store_id", "=", storeId)
    .where("feed", "=", SAMPLE_FEED)
    .returning("vin")
    .execute();
  return rows.map(({ vin }) => vin);
}

export function* splitIntoChunks<T>(
  items: readonly T[],
  size: number,
): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
  }
}

import type { Transaction } from "kysely";
import { SAMPLE_FEED } from "#app/domain/inventory/import-run.ts";
import {
  insertPricesOnSqlite,
  insertVehiclesOnSqlite,
} from "./import-writes-sqlite.server.ts";
import type { KnownVehicle } from "./import-plan.server.ts";
import type { InventoryTables, VehiclesTable } from "./tables.server.ts";
import type { VehicleFacts } from "./vehicle-row.server.ts";

type InventoryTransaction = Transaction<InventoryTables>;

interface WriteContext {
  readonly atMs: number;
  readonly dialect: "sqlite" | "postgres";
}

/** 250 rows of 26 columns stay well below both databases' limit of parameters. */
export const ROWS_PER_INSERT = 250;
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

/** The VINs that one store's feed sells now, in portions. */
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

/** Everything known of these VINs, whoever sells or sold them. */
export async function listKnown(
  trx: InventoryTransaction,
  vins: readonly string[],
): Promise<KnownVehicle[]> {
  const known: KnownVehicle[][] = [];
  for (const chunk of inChunks(vins, VINS_PER_QUERY)) {
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

/** For sale from now on; a known VIN keeps the instant it was first seen at. */
export async function writeVehicles(
  trx: InventoryTransaction,
  vehicles: readonly VehicleFacts[],
  { feed, atMs, dialect }: WriteContext & { readonly feed: string },
): Promise<void> {
  for (const chunk of inChunks(vehicles, ROWS_PER_INSERT)) {
    const rows: VehiclesTable[] = chunk.map((facts) => ({
      ...facts,
      feed,
      first_seen_at_ms: atMs,
      changed_at_ms: atMs,
      gone_at_ms: null,
    }));
    if (dialect === "sqlite") {
      await insertVehiclesOnSqlite(trx, rows);
      continue;
    }
    await trx
      .insertInto("vehicles")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("vin").doUpdateSet(({ ref }) => ({
          store_id: ref("excluded.store_id"),
          feed: ref("excluded.feed"),
          stock_number: ref("excluded.stock_number"),
          condition: ref("excluded.condition"),
          year: ref("excluded.year"),
          make: ref("excluded.make"),
          model: ref("excluded.model"),
          trim: ref("excluded.trim"),
          bodystyle: ref("excluded.bodystyle"),
          drivetrain: ref("excluded.drivetrain"),
          transmission: ref("excluded.transmission"),
          fuel_type: ref("excluded.fuel_type"),
          exterior_color: ref("excluded.exterior_color"),
          exterior_color_family: ref("excluded.exterior_color_family"),
          interior_color: ref("excluded.interior_color"),
          interior_color_family: ref("excluded.interior_color_family"),
          miles: ref("excluded.miles"),
          sale_price_cents: ref("excluded.sale_price_cents"),
          old_price_cents: ref("excluded.old_price_cents"),
          listed_on: ref("excluded.listed_on"),
          changed_at_ms: ref("excluded.changed_at_ms"),
          gone_at_ms: ref("excluded.gone_at_ms"),
          content_hash: ref("excluded.content_hash"),
          details: ref("excluded.details"),
        })),
      )
      .execute();
  }
}

export async function appendPrices(
  trx: InventoryTransaction,
  vehicles: readonly VehicleFacts[],
  { atMs, dialect }: WriteContext,
): Promise<void> {
  for (const chunk of inChunks(vehicles, ROWS_PER_INSERT)) {
    const rows = chunk.map(({ vin, sale_price_cents }) => ({
      vin,
      at_ms: atMs,
      sale_price_cents,
    }));
    if (dialect === "sqlite") await insertPricesOnSqlite(trx, rows);
    else await trx.insertInto("price_history").values(rows).execute();
  }
}

export async function markGone(
  trx: InventoryTransaction,
  vins: readonly string[],
  atMs: number,
): Promise<void> {
  for (const chunk of inChunks(vins, VINS_PER_QUERY)) {
    await trx
      .updateTable("vehicles")
      .set({ gone_at_ms: atMs })
      .where("vin", "in", chunk)
      .execute();
  }
}

/** With their price history. Returns how many there were. */
export async function deleteSamples(
  trx: InventoryTransaction,
  storeId: string,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("vehicles")
    .where("store_id", "=", storeId)
    .where("feed", "=", SAMPLE_FEED)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export function* inChunks<T>(
  items: readonly T[],
  size: number,
): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
  }
}

import { type Kysely, type Selectable, sql } from "kysely";
import type {
  PriceChange,
  StockedVehicle,
} from "#app/domain/vehicle/vehicle.ts";
import type { Clock } from "#app/ports.ts";
import type { FeedInventory } from "#app/ports/inventory-ports.ts";
import { listChangedVins } from "./changed-vehicles.server.ts";
import { compileImport } from "./commit-import.server.ts";
import { splitIntoChunks } from "./import-writes.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type {
  InventoryTables,
  VehiclesTable,
} from "#app/adapters/database/tables/tables.server.ts";
import { toStockedVehicle } from "./vehicle-row.server.ts";

export const DEFAULT_BATCH_SIZE = 1_000;

export function createInventoryStore(
  area: DatabaseArea<InventoryTables>,
  clock: Clock,
): FeedInventory {
  const { db, bulkDb } = area;
  const commitImport = compileImport(area);
  return {
    async readVersion() {
      const { version } = await db
        .selectFrom("inventory_version")
        .select("version")
        .executeTakeFirstOrThrow();
      return version;
    },

    async findVehicle(vin, hiddenConditions = []) {
      const row = await db
        .selectFrom("vehicles")
        .selectAll()
        .where("vin", "=", vin)
        .$if(hiddenConditions.length > 0, (it) =>
          it.where("condition", "not in", hiddenConditions),
        )
        .executeTakeFirst();
      if (row === undefined) return null;
      const [vehicle] = await withPriceHistory(db, [row]);
      return vehicle ?? null;
    },

    listForSale: (batchSize = DEFAULT_BATCH_SIZE, storeId) =>
      listForSale(bulkDb, batchSize, storeId),

    async listVehicles(vins) {
      const vehicles: StockedVehicle[][] = [];
      for (const chunk of splitIntoChunks(
        vins.toSorted(),
        DEFAULT_BATCH_SIZE,
      )) {
        const rows = await db
          .selectFrom("vehicles")
          .selectAll()
          .where("vin", "in", chunk)
          .where("gone_at_ms", "is", null)
          .orderBy("vin")
          .execute();
        if (rows.length > 0) vehicles.push(await withPriceHistory(db, rows));
      }
      return vehicles.flat();
    },

    listChangedVins: (above, upTo) => listChangedVins(db, above, upTo),

    async countVehicles() {
      const { all, gone } = await db
        .selectFrom("vehicles")
        .select(({ fn }) => [
          fn.countAll<number>().as("all"),
          fn.count<number>("gone_at_ms").as("gone"),
        ])
        .executeTakeFirstOrThrow();
      return { forSale: all - gone, gone };
    },

    commitImport: (request) => commitImport(request, () => clock.nowMs()),

    async readLastImportAtMs() {
      const { atMs } = await db
        .selectFrom("import_runs")
        .select(({ fn }) => fn.max<number | null>("ended_at_ms").as("atMs"))
        .where("status", "=", "committed")
        .executeTakeFirstOrThrow();
      return atMs;
    },
  };
}

/** Each batch is a read of its own: an import committed meanwhile shows, and raises the version. */
async function* listForSale(
  db: Kysely<InventoryTables>,
  batchSize: number,
  storeId: string | undefined,
): AsyncGenerator<readonly StockedVehicle[]> {
  let lastVin = "";
  for (;;) {
    const rows = await db
      .selectFrom("vehicles")
      .selectAll()
      .where("gone_at_ms", "is", null)
      .where("vin", ">", lastVin)
      .$if(storeId !== undefined, (query) =>
        // With an index by store the database would sort all of its vehicles for every batch, so this expression avoids
        // it.
        query.where(sql<string>`store_id || ''`, "=", storeId ?? ""),
      )
      .orderBy("vin")
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    lastVin = last.vin;
    yield await withPriceHistory(db, rows);
    if (rows.length < batchSize) return;
  }
}

async function withPriceHistory(
  db: Kysely<InventoryTables>,
  rows: readonly Selectable<VehiclesTable>[],
): Promise<StockedVehicle[]> {
  const history = new Map<string, PriceChange[]>(
    rows.map(({ vin }) => [vin, []]),
  );
  const changes = await db
    .selectFrom("price_history")
    .select(["vin", "at_ms", "sale_price_cents"])
    .where("vin", "in", [...history.keys()])
    .orderBy("id")
    .execute();
  for (const { vin, at_ms, sale_price_cents } of changes) {
    history.get(vin)?.push({ atMs: at_ms, salePriceCents: sale_price_cents });
  }
  return rows.map((row) => toStockedVehicle(row, history.get(row.vin) ?? []));
}

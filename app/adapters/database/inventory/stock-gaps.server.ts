import { type ExpressionBuilder, sql } from "kysely";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { InventoryTables } from "#app/adapters/database/tables/tables.server.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";
import type { StockGaps, StoreGaps } from "#app/ports/today-ports.ts";

const MOST_CARS = 200;
/** The column is written by `JSON.stringify` alone, its keys in this order. Pictures of the model are no photos. */
const NO_PHOTOS =
  '%"images":{"imageCustomBg":[],"previewImage":null,"additionalImages":[],%';

type Vehicles = ExpressionBuilder<InventoryTables, "vehicles">;

const GAPS = {
  photos: ({ eb }: Vehicles) => eb("details", "like", NO_PHOTOS),
  prices: ({ eb, or }: Vehicles) =>
    or([eb("sale_price_cents", "is", null), eb("sale_price_cents", "=", 0)]),
} as const;

/** Counting reads every car for sale, so it is done once for each version of the inventory. */
export function createStockGaps(
  { bulkDb: db }: Pick<DatabaseArea<InventoryTables>, "bulkDb">,
  { readVersion }: Pick<InventoryStore, "readVersion">,
): StockGaps {
  let counted: {
    readonly version: number;
    readonly gaps: Promise<readonly StoreGaps[]>;
  } | null = null;

  async function countByStore(): Promise<readonly StoreGaps[]> {
    const rows = await db
      .selectFrom("vehicles")
      .select((vehicles) => [
        "store_id",
        sql<number>`sum(CASE WHEN ${GAPS.photos(vehicles)} THEN 1 ELSE 0 END)`.as(
          "photos",
        ),
        sql<number>`sum(CASE WHEN ${GAPS.prices(vehicles)} THEN 1 ELSE 0 END)`.as(
          "prices",
        ),
      ])
      .where("gone_at_ms", "is", null)
      .groupBy("store_id")
      .execute();
    return rows.map(({ store_id, photos, prices }) => ({
      storeId: store_id,
      withoutPhotos: photos,
      withoutPrice: prices,
    }));
  }

  return {
    async count() {
      const version = await readVersion();
      if (counted?.version !== version) {
        const gaps = countByStore();
        counted = { version, gaps };
        // The next who asks tries again.
        gaps.catch(() => (counted = null));
      }
      return counted.gaps;
    },

    async list(gap, storeIds) {
      let query = db
        .selectFrom("vehicles")
        .select(["vin", "stock_number", "store_id", "year", "make", "model"])
        .where("gone_at_ms", "is", null)
        .where(GAPS[gap])
        .orderBy("store_id")
        .orderBy("vin")
        .limit(MOST_CARS);
      if (storeIds !== null) query = query.where("store_id", "in", storeIds);
      const rows = await query.execute();
      return rows.map(({ vin, stock_number, store_id, year, make, model }) => ({
        vin,
        stockNumber: stock_number,
        storeId: store_id,
        name: `${year} ${make} ${model}`,
      }));
    },
  };
}

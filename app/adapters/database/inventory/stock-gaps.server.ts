import {
  type Expression,
  type ExpressionBuilder,
  sql,
  type SqlBool,
} from "kysely";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type {
  InventoryTables,
  LeadsTables,
} from "#app/adapters/database/tables/tables.server.ts";
import type { EditedPhotos } from "#app/domain/vehicle-edits/edit-fields.ts";
import { isUploadedPhoto } from "#app/domain/vehicle-photo/uploaded-photo.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";
import type { StockGap, StockGaps, StoreGaps } from "#app/ports/today-ports.ts";

const MOST_CARS = 200;
/** The column is written by `JSON.stringify` alone, its keys in this order. Pictures of the model are no photos. */
const NO_PHOTOS =
  '%"images":{"imageCustomBg":[],"previewImage":null,"additionalImages":[],%';

type Vehicles = ExpressionBuilder<InventoryTables, "vehicles">;

/** VINs of cars whose gap somebody closed. */
type Settled = Readonly<Record<StockGap, readonly string[]>>;

const GAPS = {
  photos: ({ eb }: Vehicles) => eb("details", "like", NO_PHOTOS),
  prices: ({ eb, or }: Vehicles) =>
    or([eb("sale_price_cents", "is", null), eb("sale_price_cents", "=", 0)]),
} as const;

function findOpen(gap: StockGap, settled: Settled) {
  return (vehicles: Vehicles) => {
    const isLacking = GAPS[gap](vehicles);
    const vins = settled[gap];
    // PostgreSQL knows no empty list.
    return vins.length === 0
      ? isLacking
      : vehicles.and([isLacking, vehicles.eb("vin", "not in", vins)]);
  };
}

function countWhere(condition: Expression<SqlBool>) {
  return sql<number>`sum(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;
}

/** Counting reads every car for sale, so it is done once for each version of the inventory. */
export function createStockGaps(
  { bulkDb: db }: Pick<DatabaseArea<InventoryTables>, "bulkDb">,
  edits: Pick<DatabaseArea<LeadsTables>, "db">,
  { readVersion }: Pick<InventoryStore, "readVersion">,
): StockGaps {
  let counted: {
    readonly version: number;
    readonly gaps: Promise<readonly StoreGaps[]>;
  } | null = null;

  /** Nobody is asked for what somebody of the store gave, or for anything of a car that is hidden. */
  async function listSettled(): Promise<Settled> {
    const rows = await edits.db
      .selectFrom("vehicle_edits")
      .select(["vin", "field", "value"])
      .where("field", "in", ["hidden", "salePriceCents", "photos"])
      .execute();
    const hidden = rows.filter(({ field }) => field === "hidden");
    const priced = rows.filter(
      ({ field, value }) => field === "salePriceCents" && value !== "null",
    );
    const pictured = rows.filter(
      ({ field, value }) => field === "photos" && hasUploads(value),
    );
    const toVins = (those: typeof rows) => those.map(({ vin }) => vin);
    return {
      photos: toVins([...hidden, ...pictured]),
      prices: toVins([...hidden, ...priced]),
    };
  }

  async function countByStore(): Promise<readonly StoreGaps[]> {
    const settled = await listSettled();
    const rows = await db
      .selectFrom("vehicles")
      .select((vehicles) => [
        "store_id",
        countWhere(findOpen("photos", settled)(vehicles)).as("photos"),
        countWhere(findOpen("prices", settled)(vehicles)).as("prices"),
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
        .where(findOpen(gap, await listSettled()))
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

/** Only our own code writes such a value, after it was checked. */
function hasUploads(value: string): boolean {
  const { order, hidden }: EditedPhotos = JSON.parse(value);
  return order.some((it) => isUploadedPhoto(it) && !hidden.includes(it));
}

import { SAMPLE_FEED } from "#app/domain/inventory/import-run.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type { Clock } from "#app/ports.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import { recordRun } from "./import-runs.server.ts";
import {
  compilePriceInsert,
  compileVehicleWrite,
} from "./import-writes.server.ts";
import { raiseVersion } from "./changed-vehicles.server.ts";
import { INVENTORY_CHANNEL } from "./inventory-watch.server.ts";
import type { InventoryTables } from "#app/adapters/database/tables/tables.server.ts";
import { toVehicleFacts } from "./vehicle-row.server.ts";

/** One transaction fills an empty inventory with a past; one that holds any vehicle is left as it is: false. */
export function loadSample(
  area: DatabaseArea<InventoryTables>,
  vehicles: readonly StockedVehicle[],
  clock: Clock,
): Promise<boolean> {
  const writeVehicles = compileVehicleWrite(area);
  const insertPrices = compilePriceInsert(area);
  return area.runExclusively(async (trx) => {
    const any = await trx
      .selectFrom("vehicles")
      .select("vin")
      .limit(1)
      .execute();
    if (any.length > 0) return false;
    await writeVehicles(trx, vehicles.map(toRow));
    await insertPrices(trx, vehicles.flatMap(toPriceRows));
    await recordSampleRuns(trx, vehicles, clock.nowMs());
    await raiseVersion(trx, null);
    await area.announce(trx, INVENTORY_CHANNEL);
    return true;
  });
}

function toPriceRows({ vehicle, priceHistory }: StockedVehicle) {
  return priceHistory.map(({ atMs, salePriceCents }) => ({
    vin: vehicle.vin,
    at_ms: atMs,
    sale_price_cents: salePriceCents,
  }));
}

function toRow(stocked: StockedVehicle) {
  return {
    ...toVehicleFacts(stocked.vehicle),
    feed: stocked.feed,
    first_seen_at_ms: stocked.firstSeenAtMs,
    changed_at_ms: stocked.changedAtMs,
    gone_at_ms: stocked.goneAtMs,
  };
}

async function recordSampleRuns(
  trx: Parameters<typeof recordRun>[0],
  vehicles: readonly StockedVehicle[],
  atMs: number,
): Promise<void> {
  const forSale = vehicles.filter(({ goneAtMs }) => goneAtMs === null);
  for (const storeId of new Set(
    forSale.map(({ vehicle }) => vehicle.storeId),
  )) {
    const ofStore = forSale
      .map(({ vehicle }) => vehicle)
      .filter((vehicle) => vehicle.storeId === storeId);
    const request = {
      storeId,
      feed: SAMPLE_FEED,
      format: "sample",
      vehicles: ofStore,
      rowCount: ofStore.length,
      mergedRowCount: 0,
      refused: [],
      warningCount: 0,
      startedAtMs: atMs,
      isConfirmed: false,
    };
    const counts = {
      added: ofStore.length,
      returned: 0,
      changed: 0,
      priceChanged: 0,
      unchanged: 0,
      gone: 0,
      samplesRemoved: 0,
      elsewhere: 0,
    };
    await recordRun(trx, request, { status: "committed", counts }, atMs);
  }
}

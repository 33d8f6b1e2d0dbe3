import type {
  ImportOutcome,
  ImportRequest,
} from "#app/domain/inventory/import-run.ts";
import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";
import { aVehicle } from "#tests/support/vehicles.ts";

export function anImport(
  vehicles: readonly Vehicle[],
  overrides: Partial<ImportRequest> = {},
): ImportRequest {
  return {
    storeId: "main",
    feed: "dms",
    format: "generic",
    vehicles,
    rowCount: vehicles.length,
    mergedRowCount: 0,
    refused: [],
    warningCount: 0,
    startedAtMs: 0,
    isConfirmed: false,
    ...overrides,
  };
}

/** The counts of an import that found nothing to do. */
export const NOTHING = {
  added: 0,
  returned: 0,
  changed: 0,
  priceChanged: 0,
  unchanged: 0,
  gone: 0,
  samplesRemoved: 0,
  elsewhere: 0,
};

/** VINs count up with the number, so they sort by it. */
export function buildVin(number: number): string {
  return `1HGCV1F34LA${String(number).padStart(6, "0")}`;
}

export function vehiclesNumbered(
  numbers: readonly number[],
  overrides: Partial<Vehicle> = {},
): Vehicle[] {
  return numbers.map((number) =>
    aVehicle({ vin: buildVin(number), ...overrides }),
  );
}

export function committed(
  outcome: ImportOutcome,
): ImportOutcome & { status: "committed" } {
  if (outcome.status !== "committed") {
    throw new Error(`The import was held: ${outcome.reason}`);
  }
  return outcome;
}

export async function listAll(
  store: InventoryStore,
  batchSize?: number,
): Promise<StockedVehicle[]> {
  return (await listBatches(store, batchSize)).flat();
}

export async function listBatches(
  store: InventoryStore,
  batchSize?: number,
): Promise<(readonly StockedVehicle[])[]> {
  const batches: (readonly StockedVehicle[])[] = [];
  for await (const batch of store.listForSale(batchSize)) batches.push(batch);
  return batches;
}

export async function listVins(store: InventoryStore): Promise<string[]> {
  return (await listAll(store)).map(({ vehicle }) => vehicle.vin);
}

import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import {
  type ImportCounts,
  type ImportOutcome,
  type ImportRequest,
  SAMPLE_FEED,
} from "#app/domain/inventory/import-run.ts";
import type { DatabaseArea } from "./database-area.server.ts";
import {
  findHoldReason,
  type ImportPlan,
  type KnownVehicle,
  planImport,
  type SoldElsewhere,
} from "./import-plan.server.ts";
import { recordRefusals, recordRun } from "./import-runs.server.ts";
import {
  appendPrices,
  deleteSamples,
  inChunks,
  listCurrent,
  listKnown,
  markGone,
  writeVehicles,
} from "./import-writes.server.ts";
import { INVENTORY_CHANNEL } from "./inventory-channel.server.ts";
import type { InventoryTables } from "./tables.server.ts";
import { toVehicleFacts } from "./vehicle-row.server.ts";

/** A whole number of inserts. */
const VEHICLES_PER_PORTION = 500;

/** All of it or nothing; imports take turns, so each sees what the one before it did. */
export async function commitImport(
  area: DatabaseArea<InventoryTables>,
  request: ImportRequest,
  nowMs: () => number,
): Promise<ImportOutcome> {
  requireOneStoreAndDistinctVins(request);
  return area.runExclusively((trx) =>
    importWithin(trx, area, request, nowMs()),
  );
}

async function importWithin(
  trx: Transaction<InventoryTables>,
  area: DatabaseArea<InventoryTables>,
  request: ImportRequest,
  atMs: number,
): Promise<ImportOutcome> {
  const { storeId, feed, vehicles } = request;
  const incomingVins = new Set(vehicles.map(({ vin }) => vin));
  const current = await listCurrent(trx, storeId, feed);
  const vanishing = current.filter(({ vin }) => !incomingVins.has(vin));

  const holdReason = findHoldReason(
    vehicles.length,
    current.length,
    vanishing.length,
  );
  if (holdReason !== null && !request.isConfirmed) {
    await recordRun(trx, request, { status: "held", reason: holdReason }, atMs);
    return {
      status: "held",
      reason: holdReason,
      wouldVanish: vanishing.length,
      current: current.length,
    };
  }

  const known = await findKnown(trx, current, incomingVins);
  const taken = await takeVehicles(trx, request, known, atMs);
  await markGone(
    trx,
    vanishing.map(({ vin }) => vin),
    atMs,
  );
  const samplesRemoved =
    feed === SAMPLE_FEED ? 0 : await deleteSamples(trx, storeId);

  const counts: ImportCounts = {
    ...taken.counts,
    gone: vanishing.length,
    samplesRemoved,
    elsewhere: taken.elsewhere.length,
  };
  const end = { status: "committed", counts } as const;
  const runId = await recordRun(trx, request, end, atMs);
  await recordRefusals(trx, runId, request, taken.elsewhere);
  const hasChanged =
    counts.added + counts.changed + counts.gone + samplesRemoved > 0;
  const inventoryVersion = await raiseVersion(trx, hasChanged ? 1 : 0);
  if (hasChanged) await area.announce(trx, INVENTORY_CHANNEL);
  return { ...end, runId, elsewhere: taken.elsewhere, inventoryVersion };
}

/** In portions, so that a large feed is not in memory twice. */
async function takeVehicles(
  trx: Transaction<InventoryTables>,
  request: ImportRequest,
  known: ReadonlyMap<string, KnownVehicle>,
  atMs: number,
): Promise<Pick<ImportPlan, "counts" | "elsewhere">> {
  const counts = {
    added: 0,
    returned: 0,
    changed: 0,
    priceChanged: 0,
    unchanged: 0,
  };
  const elsewhere: SoldElsewhere[] = [];
  for (const portion of inChunks(request.vehicles, VEHICLES_PER_PORTION)) {
    const plan = planImport(portion.map(toVehicleFacts), known, request);
    await writeVehicles(trx, plan.write, request.feed, atMs);
    await appendPrices(trx, plan.newPrices, atMs);
    counts.added += plan.counts.added;
    counts.returned += plan.counts.returned;
    counts.changed += plan.counts.changed;
    counts.priceChanged += plan.counts.priceChanged;
    counts.unchanged += plan.counts.unchanged;
    elsewhere.push(...plan.elsewhere);
    // SQLite answers at once, so awaiting it lets nothing else in this process run.
    await setImmediate();
  }
  return { counts, elsewhere };
}

/** Everything known of the incoming VINs, whoever sells or sold them. */
async function findKnown(
  trx: Transaction<InventoryTables>,
  current: readonly KnownVehicle[],
  incomingVins: ReadonlySet<string>,
): Promise<Map<string, KnownVehicle>> {
  const known = new Map(current.map((vehicle) => [vehicle.vin, vehicle]));
  const others = [...incomingVins].filter((vin) => !known.has(vin));
  for (const vehicle of await listKnown(trx, others)) {
    known.set(vehicle.vin, vehicle);
  }
  return known;
}

async function raiseVersion(
  trx: Transaction<InventoryTables>,
  by: 0 | 1,
): Promise<number> {
  const { version } = await trx
    .updateTable("inventory_version")
    .set(({ eb }) => ({ version: eb("version", "+", by) }))
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

function requireOneStoreAndDistinctVins({
  storeId,
  vehicles,
}: ImportRequest): void {
  const seen = new Set<string>();
  for (const vehicle of vehicles) {
    if (vehicle.storeId !== storeId) {
      throw new Error(
        `Vehicle ${vehicle.vin} is of store ${vehicle.storeId}, the import of ${storeId}.`,
      );
    }
    if (seen.has(vehicle.vin)) {
      throw new Error(`Vehicle ${vehicle.vin} is twice in one import.`);
    }
    seen.add(vehicle.vin);
  }
}

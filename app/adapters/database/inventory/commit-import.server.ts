import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import {
  type HoldReason,
  type ImportCounts,
  type ImportOutcome,
  type ImportRequest,
  isConfirmedFor,
  mergesTooMuch,
  SAMPLE_FEED,
  type VehicleSupply,
} from "#app/domain/inventory/import-run.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import {
  findHoldReason,
  createPlannedCounts,
  losesPrices,
  PLANNED_COUNTS,
  type ImportPlan,
  type PriceCounts,
  type KnownVehicle,
  planImport,
  type SoldElsewhere,
} from "./import-plan.server.ts";
import { compileRunRecord, requireNewestRun } from "./import-runs.server.ts";
import {
  compilePriceInsert,
  compileVehicleWrite,
  deleteSamples,
  splitIntoChunks,
  listCurrentVins,
  listKnown,
  markGone,
} from "./import-writes.server.ts";
import { raiseVersion } from "./changed-vehicles.server.ts";
import { INVENTORY_CHANNEL } from "./inventory-watch.server.ts";
import type {
  InventoryTables,
  VehiclesTable,
} from "#app/adapters/database/tables/tables.server.ts";
import { toVehicleFacts, type VehicleFacts } from "./vehicle-row.server.ts";

type SuppliedRequest = ImportRequest & { readonly vehicles: VehicleSupply };

/** It must be a whole number of inserts. */
const VEHICLES_PER_PORTION = 512;

/** An import is stored as a whole or not at all; imports take turns, so each sees what the one before it did. */
export function compileImport(
  area: DatabaseArea<InventoryTables>,
): (request: ImportRequest, nowMs: () => number) => Promise<ImportOutcome> {
  const writes: ImportWrites = {
    announce: (trx) => area.announce(trx, INVENTORY_CHANNEL),
    writeVehicles: compileVehicleWrite(area),
    insertPrices: compilePriceInsert(area),
    ...compileRunRecord(area),
  };
  return async (request, nowMs) => {
    const supply = toSupply(request.vehicles);
    const supplied = { ...request, vehicles: supply };
    try {
      return await area.runExclusively((trx) =>
        importWithin(trx, writes, supplied, nowMs()),
      );
    } catch (error) {
      if (!(error instanceof PriceLoss)) throw error;
      const { known: current, lost } = error.prices;
      await area.runExclusively((trx) =>
        recordHold(trx, writes, supplied, {
          reason: "price-loss",
          count: lost,
          total: current,
          atMs: nowMs(),
        }),
      );
      const held = { status: "held", reason: "price-loss" } as const;
      return { ...held, wouldLosePrice: lost, current };
    }
  };
}

interface ImportWrites extends ReturnType<typeof compileRunRecord> {
  readonly announce: (trx: Transaction<InventoryTables>) => Promise<void>;
  readonly writeVehicles: ReturnType<typeof compileVehicleWrite>;
  readonly insertPrices: ReturnType<typeof compilePriceInsert>;
}

/** The loss is known only after every vehicle was compared, so throwing this rolls back all that was written. */
class PriceLoss extends Error {
  readonly prices: PriceCounts;

  constructor(prices: PriceCounts) {
    super("The import would take most prices away.");
    this.prices = prices;
  }
}

async function importWithin(
  trx: Transaction<InventoryTables>,
  writes: ImportWrites,
  request: SuppliedRequest,
  atMs: number,
): Promise<ImportOutcome> {
  const { feed, storeId, vehicles } = request;
  const { recordRun, recordRows, announce } = writes;
  await requireNewestRun(trx, request);
  const merging = { acceptedRowCount: countAccepted(request), ...request };
  if (
    !isConfirmedFor(request, "merged") &&
    mergesTooMuch(merging) &&
    !(await hasMergedBefore(trx, request))
  ) {
    const { mergedRowCount: merged, acceptedRowCount: accepted } = merging;
    const hold = { count: merged, total: accepted, atMs };
    await recordHold(trx, writes, request, { reason: "merged", ...hold });
    return { status: "held", reason: "merged", merged, accepted };
  }
  const { currentCount, vanishing } = await findVanishing(trx, request);

  const holdReason = findHoldReason(
    vehicles.length,
    currentCount,
    vanishing.length,
  );
  if (holdReason !== null && !isConfirmedFor(request, holdReason)) {
    const [wouldVanish, current] = [vanishing.length, currentCount];
    const hold = { count: wouldVanish, total: current, atMs };
    await recordHold(trx, writes, request, { reason: holdReason, ...hold });
    return { status: "held", reason: holdReason, wouldVanish, current };
  }

  const taken = await takeVehicles(trx, writes, request, atMs);
  if (!isConfirmedFor(request, "price-loss") && losesPrices(taken.prices))
    throw new PriceLoss(taken.prices);
  await markGone(trx, vanishing, atMs);
  const samples = feed === SAMPLE_FEED ? [] : await deleteSamples(trx, storeId);

  const counts: ImportCounts = {
    ...taken.counts,
    gone: vanishing.length,
    samplesRemoved: samples.length,
    elsewhere: taken.elsewhere.length,
  };
  const end = { status: "committed", counts } as const;
  const runId = await recordRun(trx, request, end, atMs);
  await recordRows(trx, runId, request, taken.elsewhere);
  const changedVins = [...taken.written, ...vanishing, ...samples];
  const inventoryVersion = await raiseVersion(trx, changedVins);
  if (changedVins.length > 0) await announce(trx);
  return { ...end, runId, elsewhere: taken.elsewhere, inventoryVersion };
}

interface Hold {
  readonly reason: HoldReason;
  readonly count: number;
  readonly total: number;
  readonly atMs: number;
}

/** With its rows: why some were refused often tells why so few vehicles are left. */
async function recordHold(
  trx: Transaction<InventoryTables>,
  { recordRun, recordRows }: ImportWrites,
  request: SuppliedRequest,
  { atMs, ...hold }: Hold,
): Promise<void> {
  const end = { status: "held", ...hold } as const;
  await recordRows(trx, await recordRun(trx, request, end, atMs), request);
}

function countAccepted({
  rowCount,
  refused,
}: Pick<ImportRequest, "rowCount" | "refused">): number {
  return rowCount - refused.length;
}

/** A feed with a row for every photo merges as much every day: it is confirmed once. */
async function hasMergedBefore(
  trx: Transaction<InventoryTables>,
  { storeId, feed }: SuppliedRequest,
): Promise<boolean> {
  const last = await trx
    .selectFrom("import_runs")
    .select(["row_count", "refused_count", "merged_row_count"])
    .where("store_id", "=", storeId)
    .where("feed", "=", feed)
    .where("status", "=", "committed")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    last !== undefined &&
    mergesTooMuch({
      acceptedRowCount: last.row_count - last.refused_count,
      mergedRowCount: last.merged_row_count,
    })
  );
}

async function findVanishing(
  trx: Transaction<InventoryTables>,
  { storeId, feed, vehicles }: SuppliedRequest,
): Promise<{ currentCount: number; vanishing: readonly string[] }> {
  const vanishing: string[] = [];
  let currentCount = 0;
  for await (const vins of listCurrentVins(trx, storeId, feed)) {
    currentCount += vins.length;
    for (const vin of vins) if (!vehicles.hasVin(vin)) vanishing.push(vin);
  }
  return { currentCount, vanishing };
}

/** Vehicles are taken in portions, so that a large feed is never in memory as a whole. */
async function takeVehicles(
  trx: Transaction<InventoryTables>,
  { writeVehicles, insertPrices }: ImportWrites,
  request: SuppliedRequest,
  atMs: number,
): Promise<
  Pick<ImportPlan, "counts" | "elsewhere" | "prices"> & {
    readonly written: readonly string[];
  }
> {
  const written: string[] = [];
  const counts = createPlannedCounts();
  const prices = { known: 0, lost: 0 };
  const elsewhere: SoldElsewhere[] = [];
  for (const portion of request.vehicles.listPortions(VEHICLES_PER_PORTION)) {
    requireOneStore(portion, request.storeId);
    const known = await findKnown(trx, portion);
    const plan = planImport(portion.map(toVehicleFacts), known, request);
    await writeVehicles(
      trx,
      plan.write.map((facts) => toSoldRow(facts, request.feed, atMs)),
    );
    await insertPrices(
      trx,
      plan.newPrices.map(({ vin, sale_price_cents }) => ({
        vin,
        at_ms: atMs,
        sale_price_cents,
      })),
    );
    for (const { vin } of plan.write) written.push(vin);
    for (const key of PLANNED_COUNTS) counts[key] += plan.counts[key];
    prices.known += plan.prices.known;
    prices.lost += plan.prices.lost;
    elsewhere.push(...plan.elsewhere);
    // SQLite answers at once, so awaiting it lets nothing else in this process run.
    await setImmediate();
  }
  return { counts, elsewhere, prices, written };
}

function toSoldRow(
  facts: VehicleFacts,
  feed: string,
  atMs: number,
): VehiclesTable {
  return {
    ...facts,
    feed,
    first_seen_at_ms: atMs,
    changed_at_ms: atMs,
    gone_at_ms: null,
  };
}

async function findKnown(
  trx: Transaction<InventoryTables>,
  vehicles: readonly Vehicle[],
): Promise<ReadonlyMap<string, KnownVehicle>> {
  const vins = vehicles.map(({ vin }) => vin);
  const known = await listKnown(trx, vins);
  return new Map(known.map((vehicle) => [vehicle.vin, vehicle]));
}

function toSupply(vehicles: ImportRequest["vehicles"]): VehicleSupply {
  if ("listPortions" in vehicles) return vehicles;
  const vins = new Set<string>();
  for (const { vin } of vehicles) {
    if (vins.has(vin))
      throw new Error(`Vehicle ${vin} is twice in one import.`);
    vins.add(vin);
  }
  return {
    length: vehicles.length,
    hasVin: (vin) => vins.has(vin),
    listPortions: (vehicleCount) => splitIntoChunks(vehicles, vehicleCount),
  };
}

function requireOneStore(vehicles: readonly Vehicle[], storeId: string): void {
  const other = vehicles.find((vehicle) => vehicle.storeId !== storeId);
  if (other !== undefined)
    throw new Error(
      `Vehicle ${other.vin} is of store ${other.storeId}, the import of ${storeId}.`,
    );
}

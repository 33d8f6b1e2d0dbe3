import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { changeIndex } from "#app/adapters/inventory-index/change/change-index.server.ts";
import { createSpareMemory } from "#app/adapters/inventory-index/change/column-memory.server.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import {
  type ListingRules,
  makeSearchable,
} from "#app/domain/listing/list-vehicle.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import {
  NOW_MS,
  syntheticInventory,
} from "#tests/index/synthetic-inventory.ts";

const CHANGED_CARS = 40;

/** The first ones run code that is not compiled yet, as after a start, and are reported beside the others. */
const FIRST_CARS = 2;

type Kind = "hidden" | "shown again" | "another price" | "a sale pending";

interface ChangeCost {
  readonly kind: Kind;
  readonly cpuMs: number;
  readonly isFirst: boolean;
}

/**
 * The processor's time for one car that changes, threads that collect garbage included. As in a running site no vehicle is
 * held but the index itself.
 */
export function measureChanges(
  size: number,
  rules: ListingRules,
): readonly ChangeCost[] {
  const { data, cars } = buildIndex(size, rules);
  const memory = createSpareMemory();
  const costs: ChangeCost[] = [];
  let current = data;
  for (const [at, stocked] of cars.entries())
    for (const [kind, now] of listStates(stocked)) {
      const vehicles = now === null ? [] : [makeSearchable(now, rules, NOW_MS)];
      const startedMs = readCpuMs();
      const old = current;
      current = {
        ...old,
        ...changeIndex(old, { vins: [stocked.vehicle.vin], vehicles }, memory),
      };
      createInventoryIndex(current);
      memory.replace(old, current);
      const cpuMs = readCpuMs() - startedMs;
      costs.push({ kind, cpuMs, isFirst: at < FIRST_CARS });
    }
  return costs;
}

function buildIndex(
  size: number,
  rules: ListingRules,
): { readonly data: IndexData; readonly cars: readonly StockedVehicle[] } {
  const builder = createIndexBuilder();
  const step = Math.max(1, Math.floor(size / CHANGED_CARS));
  const cars: StockedVehicle[] = [];
  let number = 0;
  for (const batch of syntheticInventory(size))
    for (const stocked of batch) {
      builder.add(makeSearchable(stocked, rules, NOW_MS));
      if (number++ % step === 0) cars.push(stocked);
    }
  return { data: builder.finish(1), cars };
}

/** What becomes of a car, one after the other; null is a car that is not listed. */
function listStates(
  stocked: StockedVehicle,
): readonly (readonly [Kind, StockedVehicle | null])[] {
  const { vehicle } = stocked;
  const change = (
    changes: Partial<StockedVehicle["vehicle"]>,
  ): StockedVehicle => ({
    ...stocked,
    changedAtMs: NOW_MS,
    vehicle: { ...vehicle, ...changes },
  });
  const priced = { salePriceCents: (vehicle.salePriceCents ?? 0) + 123_400 };
  return [
    ["hidden", null],
    ["shown again", stocked],
    ["another price", change(priced)],
    ["a sale pending", change({ ...priced, hold: "sale-pending" })],
    ["another price", stocked],
  ];
}

function readCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

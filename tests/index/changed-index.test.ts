import fc from "fast-check";
import { expect, test } from "vitest";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { changeIndex } from "#app/adapters/inventory-index/change/change-index.server.ts";
import {
  type ColumnMemory,
  createSpareMemory,
} from "#app/adapters/inventory-index/change/column-memory.server.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import { makeSearchable } from "#app/domain/listing/list-vehicle.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { IS_SHORT } from "#tests/support/effort.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { anyInventory, NOW_MS, RULES } from "./any-inventory.ts";
import { anyIndexSearch } from "./any-search.ts";
import { syntheticInventory } from "./synthetic-inventory.ts";

function toSearchable(stocked: StockedVehicle) {
  return makeSearchable(stocked, RULES, NOW_MS);
}

function build(inventory: Iterable<StockedVehicle>): IndexData {
  const builder = createIndexBuilder();
  for (const stocked of [...inventory].toSorted((a, b) =>
    a.vehicle.vin < b.vehicle.vin ? -1 : 1,
  ))
    builder.add(toSearchable(stocked));
  return builder.finish(1);
}

/** What was there before is nearly what comes, so that a number that nobody wrote would not show. */
function scribbleOn(memory: ColumnMemory): ColumnMemory {
  return {
    take(type, length) {
      const column = memory.take(type, length);
      column.fill(0xa5);
      return column;
    },
  };
}

/** Shared parts and codes are numbered by when they came. */
function toComparable(data: IndexData) {
  const { jointColumns, cards, codes, version: _version, ...same } = data;
  const { names, builds, paints, lots, ...columns } = cards;
  const parts = [names, builds, paints, lots].map(({ list, of }) =>
    Array.from(of, (number) => list[number]),
  );
  const facts = Array.from({ length: data.vehicleCount }, (_, vehicle) =>
    jointColumns
      .flatMap(({ codes: own, slots, slotEnds }) => {
        const code = own[vehicle] ?? 0;
        return Array.from(
          slots.subarray(code === 0 ? 0 : slotEnds[code - 1], slotEnds[code]),
        );
      })
      .toSorted((a, b) => a - b),
  );
  const entries = [codes.vehicles, codes.endingVehicles].map((it) =>
    it.toSorted(),
  );
  return {
    ...same,
    columns,
    parts,
    facts,
    texts: codes.codes,
    endings: codes.endings,
    entries,
  };
}

const CHANGES = IS_SHORT ? 400 : 10_000;
const PER_RUN = 20;

test(
  "an index that took changes one by one or together is the one that is built of what is there now",
  { timeout: 600_000 },
  () => {
    let changes = 0;
    fc.assert(
      fc.property(
        anyInventory(60),
        fc.array(
          fc.array(fc.nat({ max: 59 }), { minLength: 1, maxLength: 9 }),
          {
            minLength: 4,
            maxLength: 6,
          },
        ),
        anyInventory(60),
        fc.array(anyIndexSearch(), { minLength: 3, maxLength: 3 }),
        (before, batches, after, searches) => {
          const there = new Map(before.map((it) => [it.vehicle.vin, it]));
          const others = new Map(after.map((it) => [it.vehicle.vin, it]));
          const vins = [...new Set([...there.keys(), ...others.keys()])];
          const memory = createSpareMemory();
          let data = build(there.values());
          let wholeBefore = toComparable(data);
          for (const batch of batches) {
            const touched = new Set(
              batch.flatMap((at) => vins[at % Math.max(1, vins.length)] ?? []),
            );
            for (const vin of touched) {
              changes++;
              const other = others.get(vin);
              const now = there.get(vin);
              // What went may come back as it was.
              if (now !== undefined) others.set(vin, now);
              else others.delete(vin);
              if (other === undefined) there.delete(vin);
              else there.set(vin, other);
            }
            const old = data;
            data = {
              version: 1,
              builtAtMs: 0,
              mark: null,
              ...changeIndex(
                old,
                {
                  vins: [...touched],
                  vehicles: [...touched].flatMap((vin) => {
                    const stocked = there.get(vin);
                    return stocked === undefined ? [] : toSearchable(stocked);
                  }),
                },
                scribbleOn(memory),
              ),
            };
            const built = build(there.values());
            expect(toComparable(old)).toEqual(wholeBefore);
            memory.replace(old, data);
            wholeBefore = toComparable(built);
            expect(toComparable(data)).toEqual(wholeBefore);
            const changed = createInventoryIndex(data);
            const fresh = createInventoryIndex(built);
            for (const search of searches)
              expect(changed.search(search)).toEqual(fresh.search(search));
            for (const vin of touched)
              expect(changed.find(vin)).toEqual(fresh.find(vin));
          }
        },
      ),
      { numRuns: Math.ceil(CHANGES / PER_RUN) },
    );
    expect(changes).toBeGreaterThan(CHANGES * 0.8);
  },
);

test("a larger index that took changes is the one that is built, with the marks of its ranges and one more or less before each", () => {
  const vehicles = Array.from(syntheticInventory(700)).flat();
  const there = new Map(vehicles.map((it) => [it.vehicle.vin, it]));
  const memory = createSpareMemory();
  let data = build(there.values());
  const take = (vins: readonly string[]) => {
    const old = data;
    data = {
      version: 1,
      builtAtMs: 0,
      mark: null,
      ...changeIndex(
        old,
        {
          vins,
          vehicles: vins.flatMap((vin) => {
            const stocked = there.get(vin);
            return stocked === undefined ? [] : toSearchable(stocked);
          }),
        },
        scribbleOn(memory),
      ),
    };
    memory.replace(old, data);
    expect(toComparable(data)).toEqual(toComparable(build(there.values())));
  };
  const listSome = (start: number, count: number) =>
    Array.from({ length: count }, (_, at) => vehicles[start + at * 37]).filter(
      (it) => it !== undefined,
    );
  const hide = (some: readonly StockedVehicle[]) => {
    for (const { vehicle } of some) there.delete(vehicle.vin);
    take(some.map((it) => it.vehicle.vin));
  };
  const show = (some: readonly StockedVehicle[]) => {
    for (const stocked of some) there.set(stocked.vehicle.vin, stocked);
    take(some.map((it) => it.vehicle.vin));
  };
  for (const start of [0, 350, 699]) {
    hide(listSome(start, 1));
    show(listSome(start, 1));
  }
  hide(listSome(5, 4));
  show(
    listSome(5, 4).map((it) => ({
      ...it,
      vehicle: { ...it.vehicle, salePriceCents: 1_234_500 },
    })),
  );
  // Steps between marks become smaller, and larger again.
  hide(listSome(1, 18));
  hide(listSome(2, 18));
  show(listSome(1, 18));
  show(listSome(2, 18));
});

test("a car that stands where it stood, and is older now, comes first among the oldest", () => {
  const first = aStockedVehicle({ vin: "1HGCV1F34LA000001" });
  const second = aStockedVehicle({ vin: "1HGCV1F34LA000002" });
  const { vin } = second.vehicle;
  const older = {
    ...second,
    vehicle: { ...second.vehicle, listedOn: "2026-09-01" },
  };
  const changed = changeIndex(build([first, second]), {
    vins: [vin],
    vehicles: [toSearchable(older)],
  });
  expect(changed.orders).toEqual(build([first, older]).orders);
  expect([...changed.orders.oldest]).toEqual([1, 0]);
});

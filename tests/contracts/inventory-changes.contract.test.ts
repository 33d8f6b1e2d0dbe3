import { expect } from "vitest";
import { createEditedInventory } from "#app/adapters/database/vehicle-edits/edited-inventory.server.ts";
import { createVehicleEdits } from "#app/adapters/vehicle-desk/vehicle-desk.server.ts";
import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { testOnEveryDatabase } from "./every-database.ts";
import { anImport, buildVin, vehiclesNumbered } from "./import-requests.ts";

const HIDE = {
  field: "hidden",
  edit: { value: true, reason: null },
  seenRevision: null,
} as const;

testOnEveryDatabase(
  "whoever keeps a copy learns what imports and people changed since, and what became of it",
  async ({ store, database, clock }) => {
    const area = database.leads;
    const inventory = createEditedInventory(store, area);
    const edits = createVehicleEdits(
      { area, feedInventory: store, uploadsMegabytes: 1 },
      () => {},
    );
    const numbers = [1, 2, 3, 4, 5, 6];
    await store.commitImport(anImport(vehiclesNumbered(numbers)));
    const start = await inventory.readMark();
    expect(await inventory.readChanges(start)).toEqual({
      mark: start,
      vins: [],
      vehicles: [],
    });

    await store.commitImport(
      anImport([
        ...vehiclesNumbered([1, 3, 4, 5]),
        ...vehiclesNumbered([6], { miles: 7 }),
        ...vehiclesNumbered([7]),
      ]),
    );
    await edits.save({
      vin: buildVin(3),
      changes: [HIDE],
      by: COMMAND_LINE,
      nowMs: clock.nowMs(),
    });
    const changes = await inventory.readChanges(start);
    expect(changes?.mark).toEqual(await inventory.readMark());
    expect(changes?.vins).toEqual([2, 3, 6, 7].map(buildVin));
    expect(changes?.vehicles.map(({ vehicle }) => vehicle.vin)).toEqual([
      buildVin(6),
      buildVin(7),
    ]);
    expect(changes?.vehicles[0]?.vehicle.miles).toBe(7);
  },
);

testOnEveryDatabase(
  "an import of the same vehicles changed nothing",
  async ({ store, database }) => {
    const inventory = createEditedInventory(store, database.leads);
    await store.commitImport(anImport(vehiclesNumbered([1, 2])));
    const mark = await inventory.readMark();
    await store.commitImport(anImport(vehiclesNumbered([1, 2])));
    expect(await inventory.readMark()).toEqual(mark);
  },
);

testOnEveryDatabase(
  "of too many changes, of versions that nobody kept and of a restored backup nobody can tell",
  async ({ store, database }) => {
    const inventory = createEditedInventory(store, database.leads);
    const start = await inventory.readMark();
    const many = Array.from({ length: 1_001 }, (_, number) => number);
    await store.commitImport(anImport(vehiclesNumbered(many)));
    const mark = await inventory.readMark();
    expect(await inventory.readChanges(start)).toBeNull();
    await store.commitImport(anImport(vehiclesNumbered(many.slice(1))));
    expect((await inventory.readChanges(mark))?.vins).toEqual([buildVin(0)]);
    expect(
      await inventory.readChanges({ feed: mark.feed + 5, edits: 0 }),
    ).toBeNull();
    expect(
      await inventory.readChanges({ feed: mark.feed, edits: 1 }),
    ).toBeNull();
    await database.inventory.db.deleteFrom("changed_vehicles").execute();
    expect(await inventory.readChanges(mark)).toBeNull();
  },
);

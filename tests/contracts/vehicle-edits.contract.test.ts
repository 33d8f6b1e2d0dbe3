import { expect } from "vitest";
import { toRecordedEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { createEditedInventory } from "#app/adapters/database/vehicle-edits/edited-inventory.server.ts";
import { watchInventory } from "#app/adapters/database/inventory/inventory-watch.server.ts";
import { createVehicleEdits } from "#app/adapters/vehicle-desk/vehicle-desk.server.ts";
import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import type { VehicleChange } from "#app/ports/vehicle-edit-ports.ts";
import {
  type OpenedDatabase,
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";
import { anImport, buildVin, vehiclesNumbered } from "./import-requests.ts";

const VIN = buildVin(2);
const ANNA = { personId: "p1", name: "Anna" };

function openEdits({ database, store, clock }: OpenedDatabase) {
  const area = database.leads;
  const inventory = createEditedInventory(store, area);
  const edits = createVehicleEdits(
    { area, feedInventory: store, uploadsMegabytes: 1 },
    () => {},
  );
  const save = (
    changes: VehicleChange["changes"],
    by: VehicleChange["by"] = ANNA,
  ) => edits.save({ vin: VIN, changes, by, nowMs: clock.nowMs() });
  const listAudit = async () =>
    (
      await area.db
        .selectFrom("console_audit")
        .selectAll()
        .orderBy("id")
        .execute()
    ).map(toRecordedEntry);
  return { inventory, edits, save, listAudit };
}

const priceOf = (salePriceCents: number | null) =>
  ({
    field: "salePriceCents",
    edit: { value: salePriceCents, reason: "Weekend" },
  }) as const;
const HIDE = {
  field: "hidden",
  edit: { value: true, reason: null },
  seenRevision: null,
} as const;

testOnEveryDatabase(
  "an edit is laid over what the feed says, stays over imports, and is taken back alone",
  async (opened) => {
    const { store, clock } = opened;
    const { inventory, edits, save } = openEdits(opened);
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3])));
    const version = await inventory.readVersion();
    clock.ms += 1_000;
    const saved = await save([
      { ...priceOf(1_900_000), seenRevision: null },
      {
        field: "description",
        edit: { value: "One owner.", reason: null },
        seenRevision: null,
      },
    ]);
    expect(saved).toMatchObject({
      status: "saved",
      edits: [
        {
          field: "salePriceCents",
          value: 1_900_000,
          reason: "Weekend",
          by: ANNA,
          atMs: clock.ms,
          feedSaid: 2_149_500,
        },
        { field: "description", value: "One owner.", feedSaid: null },
      ],
    });
    expect(await inventory.readVersion()).toBe(version + 1);

    clock.ms += 1_000;
    const before = { salePriceCents: 2_000_000, description: "From the feed." };
    await store.commitImport(
      anImport([
        ...vehiclesNumbered([1, 3]),
        ...vehiclesNumbered([2], { ...before, miles: 99 }),
      ]),
    );
    expect((await store.findVehicle(VIN))?.vehicle).toMatchObject(before);
    expect(await inventory.findVehicle(VIN)).toMatchObject({
      vehicle: {
        salePriceCents: 1_900_000,
        description: "One owner.",
        miles: 99,
      },
      priceHistory: [
        { salePriceCents: 2_149_500 },
        { salePriceCents: 1_900_000 },
      ],
    });
    const listed = [];
    for await (const batch of inventory.listForSale(2)) listed.push(...batch);
    expect(listed.map(({ vehicle }) => vehicle.salePriceCents)).toEqual([
      2_149_500, 1_900_000, 2_149_500,
    ]);

    clock.ms += 1_000;
    const found = await edits.find(VIN);
    const [price] = found?.edits ?? [];
    expect(found?.fed.vehicle.salePriceCents).toBe(2_000_000);
    await save([
      {
        field: "salePriceCents",
        edit: null,
        seenRevision: price?.revision ?? null,
      },
    ]);
    expect(await inventory.findVehicle(VIN)).toMatchObject({
      vehicle: { salePriceCents: 2_000_000, description: "One owner." },
      changedAtMs: clock.ms,
      priceHistory: [
        { salePriceCents: 2_149_500 },
        { salePriceCents: 1_900_000 },
        { salePriceCents: 2_000_000, atMs: clock.ms },
      ],
    });
  },
);

testOnEveryDatabase(
  "a hidden vehicle is one that was never here, and only the store's people find it",
  async (opened) => {
    const { store } = opened;
    const { inventory, edits, save } = openEdits(opened);
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3])));
    await save([HIDE]);
    expect(await inventory.findVehicle(VIN)).toBeNull();
    const vins = [];
    for await (const batch of inventory.listForSale(1))
      vins.push(...batch.map(({ vehicle }) => vehicle.vin));
    expect(vins).toEqual([buildVin(1), buildVin(3)]);
    expect(await edits.find(VIN)).toMatchObject({
      shown: { vehicle: { vin: VIN } },
      edits: [{ field: "hidden" }],
    });
  },
);

testOnEveryDatabase(
  "who was slower sees the other's version, and overwrites nothing",
  async (opened) => {
    const { store } = opened;
    const { edits, save, listAudit } = openEdits(opened);
    await store.commitImport(anImport(vehiclesNumbered([1, 2])));
    const answers = await Promise.all(
      [1_000_000, 2_000_000, 3_000_000].map((cents) =>
        save([{ ...priceOf(cents), seenRevision: null }, HIDE]),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual(["saved", "stale", "stale"]);
    const kept = (await edits.find(VIN))?.edits ?? [];
    for (const answer of answers) expect(answer).toMatchObject({ edits: kept });
    expect(kept).toHaveLength(2);
    expect(await listAudit()).toHaveLength(2);
    const [, price] = kept;
    const revision = price?.revision ?? null;
    expect(
      await save([{ ...priceOf(4_000_000), seenRevision: revision }]),
    ).toMatchObject({ status: "saved" });
    expect(
      await save([
        { field: "salePriceCents", edit: null, seenRevision: revision },
      ]),
    ).toMatchObject({ status: "stale", edits: [{}, { value: 4_000_000 }] });
  },
);

testOnEveryDatabase(
  "each change has its line of the audit, with what was there before and after",
  async (opened) => {
    const { store, clock } = opened;
    const { save, listAudit } = openEdits(opened);
    await store.commitImport(anImport(vehiclesNumbered([1, 2])));
    const first = await save([{ ...priceOf(1_500_000), seenRevision: null }]);
    const revision =
      first.status === "saved" ? (first.edits[0]?.revision ?? null) : null;
    await save(
      [{ field: "salePriceCents", edit: null, seenRevision: revision }],
      COMMAND_LINE,
    );
    const line = { atMs: clock.ms, storeId: "main", subject: VIN };
    expect(await listAudit()).toEqual([
      {
        id: expect.any(Number),
        ...line,
        by: ANNA,
        action: "vehicle.changed",
        before: { salePriceCents: 2_149_500 },
        after: { salePriceCents: 1_500_000, reason: "Weekend" },
      },
      {
        id: expect.any(Number),
        ...line,
        by: COMMAND_LINE,
        action: "vehicle.restored",
        before: { salePriceCents: 1_500_000 },
        after: { salePriceCents: 2_149_500 },
      },
    ]);
  },
);

testOnEveryDatabase(
  "nothing is kept of an edit whose line of the audit cannot be written",
  async (opened) => {
    const { store } = opened;
    const { inventory, edits, save } = openEdits(opened);
    await store.commitImport(anImport(vehiclesNumbered([1, 2])));
    const version = await inventory.readVersion();
    const nameless: VehicleChange["by"] = JSON.parse('{"personId":null}');
    await expect(save([HIDE], nameless)).rejects.toThrow();
    expect((await edits.find(VIN))?.edits).toEqual([]);
    expect(await inventory.readVersion()).toBe(version);
  },
);

testOnEveryDatabase(
  "a VIN that was never here cannot be edited, and to take back what nobody said changes nothing",
  async (opened) => {
    const { store } = opened;
    const { inventory, save, listAudit } = openEdits(opened);
    expect(await save([HIDE])).toEqual({ status: "unknown" });
    await store.commitImport(anImport(vehiclesNumbered([1, 2])));
    const version = await inventory.readVersion();
    expect(
      await save([{ field: "hidden", edit: null, seenRevision: null }]),
    ).toEqual({ status: "saved", edits: [] });
    expect(await inventory.readVersion()).toBe(version);
    expect(await listAudit()).toEqual([]);
  },
);

testOnEveryStoredDatabase(
  "a look finds what another process edited",
  async (opened) => {
    const { store, openAgain, log, database, clock } = opened;
    await store.commitImport(anImport(vehiclesNumbered([1, 2])));
    const other = openEdits({ ...opened, database: await openAgain() });
    const heard = Promise.withResolvers<number>();
    const watch = watchInventory({
      store: createEditedInventory(store, database.leads),
      area: database.inventory,
      log,
      knownVersion: 1,
      onChange: heard.resolve,
      repeat: () => () => {},
    });
    clock.ms += 1;
    await other.save([HIDE]);
    if (database.leads.dialect === "sqlite") watch.wake();
    expect(await heard.promise).toBe(2);
    await watch.stop();
  },
);

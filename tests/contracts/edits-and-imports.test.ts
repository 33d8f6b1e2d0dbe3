import fc from "fast-check";
import { expect, test } from "vitest";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { createEditedInventory } from "#app/adapters/database/vehicle-edits/edited-inventory.server.ts";
import { createVehicleEdits } from "#app/adapters/vehicle-desk/vehicle-desk.server.ts";
import {
  EDIT_FIELDS,
  type EditField,
  type Overrides,
} from "#app/domain/vehicle-edits/edit-fields.ts";
import type { AskedChange } from "#app/domain/vehicle-edits/read-change.ts";
import { layOver } from "#app/domain/vehicle-edits/lay-over.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { formatUploadedPhoto } from "#app/domain/vehicle-photo/uploaded-photo.ts";
import { IS_SHORT } from "#tests/support/effort.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { anImport } from "./import-requests.ts";

const PHOTOS = ["1", "2", "3"].map((it) => `https://photos.example/${it}.jpg`);
const SENT = ["a", "b"].map((it) => formatUploadedPhoto(it.repeat(32)));
const BY = { personId: "p1", name: "Anna" };
const VEHICLES = 3;

const anyCar = fc.integer({ min: 0, max: VEHICLES - 1 });
const anyPrice = fc.option(fc.integer({ min: 100, max: 5_000_000 }));
const anyText = fc.option(fc.constantFrom("One owner.", "Sunroof", "Clean"));
const anyFeatures = fc.subarray(["Sunroof", "Tow hitch", "Apple CarPlay"]);

const anyFeedRow = fc.record({
  salePriceCents: anyPrice,
  description: anyText,
  features: anyFeatures,
  miles: fc.integer({ min: 0, max: 9 }),
  hold: fc.constantFrom(null, "on-hold" as const),
  photoCount: fc.integer({ min: 0, max: 3 }),
});

const anyEdit: fc.Arbitrary<AskedChange> = fc.oneof(
  fc.constantFrom(...EDIT_FIELDS).map((field) => ({ field, edit: null })),
  fc.constant({
    field: "hidden",
    edit: { value: true, reason: null },
  } as const),
  anyPrice.map(
    (value) =>
      ({ field: "salePriceCents", edit: { value, reason: "Why" } }) as const,
  ),
  anyText.map(
    (value) =>
      ({ field: "description", edit: { value, reason: null } }) as const,
  ),
  anyFeatures.map(
    (value) => ({ field: "features", edit: { value, reason: null } }) as const,
  ),
  fc
    .record({
      order: fc.shuffledSubarray([...PHOTOS, ...SENT]),
      hidden: fc.subarray([...PHOTOS, ...SENT]),
    })
    .map(
      (value) => ({ field: "photos", edit: { value, reason: null } }) as const,
    ),
  fc.constantFrom("in-stock" as const, "in-transit" as const).map(
    (stockStatus) =>
      ({
        field: "availability",
        edit: {
          value: { stockStatus, hold: null, expectedOn: null },
          reason: null,
        },
      }) as const,
  ),
);

/** A feed that leaves a vehicle out sells it no more, until it comes back. */
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant("edit" as const),
    car: anyCar,
    change: anyEdit,
  }),
  fc.record({
    kind: fc.constant("import" as const),
    rows: fc.array(fc.option(anyFeedRow), {
      minLength: VEHICLES,
      maxLength: VEHICLES,
    }),
  }),
);

test(
  "after any sequence of edits and imports what somebody said stands, and every other field is the feed's",
  { timeout: 300_000 },
  async () => {
    let nowMs = 1_000;
    const clock = { nowMs: () => ++nowMs };
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const database = await openDatabase(
      { kind: "sqlite", dataDir: ":memory:" },
      { clock, log },
    );
    const feedInventory = createInventoryStore(database.inventory, clock);
    const area = database.leads;
    const inventory = createEditedInventory(feedInventory, area);
    const edits = createVehicleEdits(
      { area, feedInventory, uploadsMegabytes: 100 },
      () => {},
    );
    let sequences = 0;
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyStep, { minLength: 4, maxLength: 12 }),
          async (steps) => {
            const storeId = `store-${++sequences}`;
            const vins = Array.from(
              { length: VEHICLES },
              (_, car) =>
                `1HGCV1F34L${String(sequences * 10 + car).padStart(7, "0")}`,
            );
            const fed = vins.map((vin) => aVehicle({ vin, storeId }));
            const said = new Map<string, Map<EditField, unknown>>(
              vins.map((vin) => [vin, new Map()]),
            );
            const importAll = (vehicles: readonly Vehicle[]) =>
              feedInventory.commitImport(
                anImport(vehicles, { storeId, isConfirmed: true }),
              );
            await importAll(fed);
            for (const step of steps) {
              const version = await inventory.readVersion();
              if (step.kind === "edit") {
                const vin = vins[step.car] ?? "";
                const { field } = step.change;
                const known = await edits.find(vin);
                const seenRevision =
                  known?.edits.find((it) => it.field === field)?.revision ??
                  null;
                await edits.save({
                  vin,
                  changes: [{ ...step.change, seenRevision }],
                  by: BY,
                  nowMs: clock.nowMs(),
                });
                if (step.change.edit === null) said.get(vin)?.delete(field);
                else said.get(vin)?.set(field, step.change.edit.value);
              } else {
                const sold: Vehicle[] = [];
                step.rows.forEach((row, car) => {
                  const before = fed[car];
                  if (row === null || before === undefined) return;
                  const { photoCount, ...facts } = row;
                  const [first = null, ...others] = PHOTOS.slice(0, photoCount);
                  const images = {
                    ...before.images,
                    previewImage: first,
                    additionalImages: others,
                  };
                  sold.push((fed[car] = { ...before, ...facts, images }));
                });
                await importAll(sold);
              }
              expect(await inventory.readVersion()).toBeGreaterThanOrEqual(
                version,
              );
              for (const [car, vin] of vins.entries()) {
                const values: Overrides = Object.fromEntries(
                  said.get(vin) ?? [],
                );
                const ofFeed = fed[car] ?? expect.fail();
                const raw = await feedInventory.findVehicle(vin);
                expect(raw?.vehicle).toEqual(ofFeed);
                const shown = await inventory.findVehicle(vin);
                if (values.hidden) expect(shown).toBeNull();
                else {
                  expect(shown?.vehicle).toEqual(layOver(ofFeed, values));
                  expect(shown?.priceHistory.at(-1)?.salePriceCents).toBe(
                    shown?.vehicle.salePriceCents,
                  );
                }
                const kept = await edits.find(vin);
                expect(
                  new Map(kept?.edits.map((it) => [it.field, it.value])),
                ).toEqual(said.get(vin));
              }
            }
          },
        ),
        { numRuns: IS_SHORT ? 100 : 1_000 },
      );
    } finally {
      await database.close();
    }
  },
);

import { expect } from "vitest";
import type { VehicleSupply } from "#app/domain/inventory/import-run.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { testOnEveryDatabase } from "./every-database.ts";
import {
  anImport,
  listVins,
  NOTHING,
  vehiclesNumbered,
  buildVin,
} from "./import-requests.ts";

/** More than one portion. */
const MANY = Array.from({ length: 1_200 }, (_, index) => index + 1);

function supplied(vehicles: readonly Vehicle[]): VehicleSupply {
  const vins = new Set(vehicles.map(({ vin }) => vin));
  return {
    length: vehicles.length,
    hasVin: (vin) => vins.has(vin),
    *listPortions(size) {
      for (let at = 0; at < vehicles.length; at += size)
        yield vehicles.slice(at, at + size);
    },
  };
}

const buildImport = (vehicles: readonly Vehicle[], isConfirmed = false) =>
  anImport([], { vehicles: supplied(vehicles), isConfirmed });

testOnEveryDatabase(
  "vehicles that come in portions are compared, counted and held as a list is",
  async ({ store }) => {
    expect(
      await store.commitImport(buildImport(vehiclesNumbered(MANY))),
    ).toMatchObject({ counts: { ...NOTHING, added: 1_200 } });
    const next = [
      ...vehiclesNumbered(MANY.slice(100, 900)),
      ...vehiclesNumbered(MANY.slice(900, 1_190), { salePriceCents: 1 }),
      ...vehiclesNumbered([2_000]),
    ];
    expect(await store.commitImport(buildImport(next))).toMatchObject({
      counts: {
        ...NOTHING,
        added: 1,
        changed: 290,
        priceChanged: 290,
        unchanged: 800,
        gone: 110,
      },
    });
    const few = buildImport(vehiclesNumbered([2_000]));
    expect(await store.commitImport(few)).toEqual({
      status: "held",
      reason: "vanishing",
      wouldVanish: 1_090,
      current: 1_091,
    });
    expect(await listVins(store)).toHaveLength(1_091);
  },
);

testOnEveryDatabase(
  "a portion that cannot be supplied leaves the old inventory as it was",
  async ({ store }) => {
    await store.commitImport(anImport(vehiclesNumbered([1])));
    const vehicles = vehiclesNumbered(MANY);
    const breaking: VehicleSupply = {
      ...supplied(vehicles),
      *listPortions(size) {
        yield vehicles.slice(0, size);
        throw new Error("the file is gone");
      },
    };
    await expect(
      store.commitImport(anImport([], { vehicles: breaking })),
    ).rejects.toThrow("the file is gone");
    expect(await listVins(store)).toEqual([buildVin(1)]);
  },
);

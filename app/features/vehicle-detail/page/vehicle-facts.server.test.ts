import { expect, test } from "vitest";
import type { VehicleLocation } from "#app/domain/vehicle/vehicle.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { vehicleFactsCopy } from "#app/features/vehicle-detail/facts-copy.ts";
import { findWhereabouts } from "./find-whereabouts.ts";
import {
  describeFacts,
  listDetailFacts,
  listFactTiles,
} from "./vehicle-facts.server.ts";

const STORE = { city: "Aurora", zip: "60505" };

function formatPlaceOfVehicle(location: VehicleLocation | null, store = STORE) {
  const vehicle = {
    ...aVehicle({ location }),
    price: { state: "on-request" as const },
    priceDropCents: 0,
    hasPremiumUpgrades: false,
  };
  const t = createTranslator(vehicleFactsCopy, {}, "en");
  const found = findWhereabouts(vehicle, store);
  const place = found.kind === "elsewhere" ? found.place : null;
  const described = describeFacts(vehicle, t, "en");
  const facts = listDetailFacts(vehicle, described, t, {
    place,
    usualSeats: null,
    stillSince: null,
  });
  return facts.find(({ label }) => label === "Located in")?.value ?? null;
}

test.each<[VehicleLocation | null, string | null]>([
  [{ city: "Hayward", state: "CA", zip: "94544" }, "Hayward, CA 94544"],
  // A ZIP code alone is no place.
  [{ city: null, state: "CA", zip: "94544" }, null],
  [{ city: null, state: null, zip: "02062" }, null],
  [{ city: "Hayward", state: "CA", zip: null }, "Hayward, CA"],
  [{ city: "Aurora", state: "IL", zip: "60505" }, null],
  [{ city: "AURORA", state: "IL", zip: null }, null],
  [{ city: null, state: "CA", zip: null }, null],
  [null, null],
])("a vehicle at %j is located in %s", (location, expected) => {
  expect(formatPlaceOfVehicle(location)).toBe(expected);
});

test.each<[VehicleLocation | null, string]>([
  [{ city: "Aurora", state: "IL", zip: "60505" }, "store"],
  [{ city: "Hayward", state: "CA", zip: "94544" }, "elsewhere"],
  [{ city: null, state: "OH", zip: "43228" }, "unknown"],
  [null, "unknown"],
])("of a vehicle at %j the page says %s", (location, kind) => {
  expect(findWhereabouts(aVehicle({ location }), STORE).kind).toBe(kind);
});

function listFacts(over: Parameters<typeof aVehicle>[0]) {
  const vehicle = {
    ...aVehicle(over),
    price: { state: "on-request" as const },
    priceDropCents: 0,
    hasPremiumUpgrades: false,
  };
  const t = createTranslator(vehicleFactsCopy, {}, "en");
  const described = describeFacts(vehicle, t, "en");
  const toPair = ({ label, value }: { label: string; value: string }) =>
    `${label}: ${value}`;
  return {
    tiles: listFactTiles(described, t).map(toPair),
    details: listDetailFacts(vehicle, described, t, {
      place: null,
      usualSeats: null,
      stillSince: null,
    }).map(toPair),
  };
}

const MEASURED = {
  miles: 31_204,
  drivetrain: "awd",
  engine: "1.5L Turbo I4",
  electricRangeMiles: null,
  mpgCity: 27,
  mpgHighway: 32,
  mpgCombined: 29,
} as const;

test("what a tile says in full is not said again in the table", () => {
  const { tiles, details } = listFacts(MEASURED);
  expect(tiles).toEqual([
    "Mileage: 31,204 mi",
    "Drivetrain: All\u2060-\u2060wheel drive",
    "Fuel economy, mpg: 27 city, 32\u00a0hwy",
    "Engine: 1.5L Turbo I4",
  ]);
  expect(details.join()).not.toMatch(/Mileage|Drivetrain|Engine|city/);
  expect(details).toContain("Fuel economy: 29 mpg combined");
});

test("the table has the whole of what a tile shortened, and what had no tile", () => {
  const engine = "1.5L Turbocharged I4 DOHC 16V 190hp";
  const { tiles, details } = listFacts({ ...MEASURED, engine });
  expect(tiles.join()).not.toContain("DOHC 16V 190hp");
  expect(details).toContain(`Engine: ${engine}`);
  expect(details.join()).toContain("Fuel: ");
});

test("a combined figure that stands alone is in the tile with its unit, and in no row", () => {
  const { tiles, details } = listFacts({
    ...MEASURED,
    mpgCity: null,
    mpgHighway: null,
  });
  expect(tiles).toContain("Fuel economy: 29 mpg combined");
  expect(details.join()).not.toContain("combined");
});

import { expect, test } from "vitest";
import type { VehicleLocation } from "#app/domain/vehicle/vehicle.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { vehicleFactsCopy } from "#app/features/vehicle-detail/facts-copy.ts";
import { findWhereabouts } from "./find-whereabouts.ts";
import { describeFacts, listDetailFacts } from "./vehicle-facts.server.ts";

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
  const facts = listDetailFacts(vehicle, described, t, place);
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

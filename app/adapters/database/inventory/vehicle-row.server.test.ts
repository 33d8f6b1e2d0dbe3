import { expect, test } from "vitest";
import { aVehicle } from "#tests/support/vehicles.ts";
import { toStockedVehicle, toVehicleFacts } from "./vehicle-row.server.ts";

const KEPT = {
  feed: "dms",
  first_seen_at_ms: 1,
  changed_at_ms: 2,
  gone_at_ms: null,
};

test("the hash of a vehicle changes with its fields alone, because another one makes every vehicle a changed one", () => {
  expect(toVehicleFacts(aVehicle()).content_hash).toBe(
    "8983347597988b9a459e880cac77579686d630dc35eefd16db9633a832f80189",
  );
});

test("a vehicle comes back from its row as it went in", () => {
  const vehicle = aVehicle({
    trim: null,
    engine: null,
    oldPriceCents: 2_500_000,
  });
  const row = { ...toVehicleFacts(vehicle), ...KEPT };
  expect(toStockedVehicle(row, []).vehicle).toEqual(vehicle);
});

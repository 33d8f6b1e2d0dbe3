import { expect, test } from "vitest";
import { formatZonedDay } from "#app/domain/time.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { seedCommand, type SeedContext } from "./seed.ts";

test("seed fills an empty inventory for the profile's stores and conditions, dated in the store's time zone", async () => {
  const run = makeRun({ forSale: 0, gone: 0 });
  expect(await seedCommand([], run.context)).toBe(0);
  expect(run.output()).toMatch(
    /^Loaded the sample inventory: 6\d\d vehicles for sale and 7 sold lately\.\n$/,
  );
  expect(new Set(run.loaded.map(({ vehicle }) => vehicle.storeId))).toEqual(
    new Set(["east", "west"]),
  );
  expect(run.loaded.every(({ vehicle }) => vehicle.condition === "used")).toBe(
    true,
  );
  const days = run.loaded.map(({ vehicle }) => vehicle.listedOn).toSorted();
  expect(days.at(-1)).toBe("2026-03-09");
});

test("a sample's first price carries the day on which the car was listed, on the store's own calendar, and none is of tomorrow", async () => {
  const run = makeRun({ forSale: 0, gone: 0 });
  await seedCommand([], run.context);
  for (const { vehicle, priceHistory, firstSeenAtMs } of run.loaded) {
    const [first] = priceHistory;
    expect(formatZonedDay(first?.atMs ?? NaN, "America/Chicago")).toBe(
      vehicle.listedOn,
    );
    expect(first?.atMs).toBe(firstSeenAtMs);
    const times = priceHistory.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(run.context.clock.nowMs());
  }
});

test("seed touches nothing when there are vehicles, gone ones too, and says what to do", async () => {
  for (const count of [
    { forSale: 3, gone: 0 },
    { forSale: 0, gone: 1 },
  ]) {
    const run = makeRun(count);
    expect(await seedCommand([], run.context)).toBe(1);
    expect(run.loaded).toEqual([]);
    expect(run.errors()).toContain("Nothing was loaded");
    expect(run.errors()).toContain("run the command import");
  }
});

test("seed --help says what seed does, and loads nothing", async () => {
  const run = makeRun({ forSale: 0, gone: 0 });
  expect(await seedCommand(["--help"], run.context)).toBe(0);
  expect(run.loaded).toEqual([]);
  expect(run.output()).toContain("Usage: seed");
});

test("seed refuses arguments with its usage", async () => {
  const run = makeRun({ forSale: 0, gone: 0 });
  expect(await seedCommand(["--force"], run.context)).toBe(64);
  expect(run.loaded).toEqual([]);
  expect(run.errors()).toContain("Usage: seed");
});

function makeRun(present: { forSale: number; gone: number }) {
  const loaded: StockedVehicle[] = [];
  const written = { stdout: "", stderr: "" };
  const context: SeedContext = {
    inventory: {
      countVehicles: () => Promise.resolve(present),
      loadSample: (vehicles) => {
        loaded.push(...vehicles);
        return Promise.resolve();
      },
    },
    // 10 March in UTC, still the 9th in Chicago.
    clock: { nowMs: () => Date.parse("2026-03-10T03:00:00Z") },
    profile: {
      conditions: ["used"],
      pricing: { advertise: "total", fees: { documentFeeCents: 35_803 } },
      stores: [
        { id: "east", timeZone: "America/Chicago" },
        { id: "west", timeZone: "America/Chicago" },
      ],
    },
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  };
  return {
    context,
    loaded,
    output: () => written.stdout,
    errors: () => written.stderr,
  };
}

import { expect, test } from "vitest";
import { aVehicle } from "#tests/support/vehicles.ts";
import { toVehicleTag } from "#app/domain/checkup/findings/finding.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { collectBuildTwins } from "./build-twins.ts";
import {
  buildMileageOutlierFinding,
  type MileagePoint,
} from "./mileage-outliers.ts";

const everyStore = () => true;

function aPoint(miles: number, overrides: Partial<MileagePoint> = {}) {
  return {
    tag: toVehicleTag(aVehicle()),
    model: "Honda Accord",
    year: 2020,
    miles,
    ...overrides,
  };
}

const TEN = Array.from({ length: 10 }, (_, at) => aPoint(30_000 + at * 2_000));

function listMileages(points: readonly MileagePoint[]): string[] {
  const finding = buildMileageOutlierFinding(points, everyStore);
  return (finding?.groups ?? []).flatMap(({ cases }) =>
    cases.map(({ detail }) => detail),
  );
}

test("a mileage is far off at five times the middle of its model and year, or a tenth", () => {
  expect(listMileages([...TEN, aPoint(390_000)])).toEqual([
    "390,000 miles, where the middle of 11 of its model and year is 40,000",
  ]);
  expect(listMileages([...TEN, aPoint(2_900)])).toHaveLength(1);
  expect(listMileages([...TEN, aPoint(150_000), aPoint(5_000)])).toEqual([]);
});

test("too few of a model are compared with all of the year, more widely", () => {
  const year = [...TEN, ...TEN];
  const lone = { model: "Kia Rio" };
  expect(listMileages([...year, aPoint(390_000, lone)])).toEqual([
    "390,000 miles, where the middle of 21 of 2020 is 40,000",
  ]);
  expect(listMileages([...year, aPoint(2_900, lone)])).toEqual([]);
  expect(listMileages([...TEN, aPoint(390_000, lone)])).toEqual([]);
});

test("only vehicles of the asked store are named, and all are compared", () => {
  const other = { tag: { ...toVehicleTag(aVehicle()), storeId: "north" } };
  const points = [...TEN, aPoint(390_000, other)];
  expect(buildMileageOutlierFinding(points, (id) => id === "main")).toBeNull();
  expect(
    buildMileageOutlierFinding(points, (id) => id === "north")?.count,
  ).toBe(1);
});

function findDissent(changes: readonly Partial<Vehicle>[]) {
  const twins = collectBuildTwins();
  changes.forEach((change, at) => {
    const vehicle = aVehicle({ vin: `1HGCV1F34LA00000${at}`, ...change });
    twins.add(vehicle, toVehicleTag(vehicle));
  });
  return twins.buildFinding(everyStore)?.groups[0]?.cases ?? [];
}

test("one car that differs from three or more with its VIN code is named; two may be another version", () => {
  const awd = { drivetrain: "awd" } as const;
  expect(findDissent([{}, {}, awd, {}])).toMatchObject([
    {
      vin: "1HGCV1F34LA000002",
      detail: "drivetrain awd, and 3 vehicles of the same code fwd",
    },
  ]);
  expect(findDissent([{}, {}, awd])).toEqual([]);
  expect(findDissent([{}, {}, {}, awd, awd])).toEqual([]);
  expect(findDissent([awd, awd, awd, { drivetrain: "4wd" }])).toEqual([]);
  expect(findDissent([{}, {}, {}, { drivetrain: null }])).toEqual([]);
});

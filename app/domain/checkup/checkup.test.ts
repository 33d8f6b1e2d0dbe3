import { expect, test } from "vitest";
import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import {
  type CheckupSetting,
  startCheckup,
  findWorstSeverity,
} from "./checkup.ts";
import type { FeedPast } from "#app/domain/checkup/feed/feed-past.ts";
import type { Finding } from "#app/domain/checkup/findings/finding.ts";

const SETTING: CheckupSetting = {
  stores: [
    { id: "main", today: "2026-11-21" },
    { id: "north", today: "2026-11-21" },
  ],
  storeId: null,
  photoPolicy: { allowedHosts: ["photos.example"], baseUrl: null },
  nowMs: Date.UTC(2026, 10, 21),
};

function stock(
  number: number,
  overrides: Partial<Vehicle> = {},
  feed = "dms",
): StockedVehicle {
  const vin = `1HGCV1F34LA${String(number).padStart(6, "0")}`;
  const stockNumber = `A${number}`;
  return aStockedVehicle({ vin, stockNumber, ...overrides }, { feed });
}

function picture(address: string): Vehicle["images"] {
  return {
    imageCustomBg: [],
    previewImage: address,
    additionalImages: [],
    evoxImages: [],
  };
}

function result(
  vehicles: readonly StockedVehicle[],
  setting: Partial<CheckupSetting> = {},
  pasts: readonly FeedPast[] = [],
) {
  const checkup = startCheckup({ ...SETTING, ...setting });
  // In two batches, as a store gives them.
  checkup.look(vehicles.slice(0, 2));
  checkup.look(vehicles.slice(2));
  return checkup.buildResult(pasts);
}

function find(findings: readonly Finding[], id: string) {
  return findings.find((finding) => finding.id === id);
}

test("vehicles of one store with one stock number are found, however it is written; two stores may count alike", () => {
  const { findings } = result([
    stock(1, { stockNumber: "P100" }),
    stock(2, { stockNumber: " p100 " }),
    stock(3, { stockNumber: "P100", storeId: "north" }),
    stock(4, { stockNumber: null }),
    stock(5, { stockNumber: null }),
  ]);
  const finding = find(findings, "stock-number-shared");
  expect(finding).toMatchObject({
    severity: "error",
    count: 2,
    groups: [{ label: "stock number P100 at main", count: 2 }],
  });
});

test("a first photo that several vehicles share is found once for all of them", () => {
  const card = picture("https://photos.example/soon.jpg");
  const { findings } = result([
    ...Array.from({ length: 40 }, (_, at) => stock(at, { images: card })),
    stock(50, { images: picture("https://photos.example/own.jpg") }),
  ]);
  const finding = find(findings, "photo-shared");
  expect(finding?.count).toBe(40);
  expect(finding?.groups[0]?.label).toBe("https://photos.example/soon.jpg");
  expect(finding?.groups[0]?.cases).toHaveLength(25);
});

test("for one store only its vehicles are found and counted, and those of others help to judge its prices", () => {
  const others = Array.from({ length: 9 }, (_, at) =>
    stock(at, { storeId: "north", salePriceCents: 2_000_000 + at }),
  );
  const slip = stock(20, { salePriceCents: 200_000 });
  const {
    findings,
    stock: counts,
    prices,
  } = result([...others, slip], {
    storeId: "main",
  });
  expect(find(findings, "price-outlier")?.count).toBe(1);
  expect(find(findings, "photos-missing")?.count).toBe(1);
  expect(counts).toEqual([{ storeId: "main", feed: "dms", count: 1 }]);
  expect(prices).toHaveLength(1);
  const ofNorth = result([...others, slip], { storeId: "north" });
  expect(find(ofNorth.findings, "price-outlier")).toBeUndefined();
});

test("the worst findings come first", () => {
  const { findings } = result([
    stock(1, { salePriceCents: 1, description: null, miles: null }),
  ]);
  const severities = findings.map(({ severity }) => severity);
  expect(new Set(severities)).toEqual(new Set(["error", "warning", "note"]));
  expect(severities).toEqual(
    severities.toSorted(
      (a, b) => "ewn".indexOf(a.charAt(0)) - "ewn".indexOf(b.charAt(0)),
    ),
  );
  expect(findWorstSeverity(findings)).toBe("error");
  expect(findWorstSeverity([])).toBeNull();
});

test("sample vehicles, stores without an import and vehicles of unknown stores are told", () => {
  const { findings } = result([
    stock(1, {}, "sample"),
    stock(2, {}, "sample"),
    stock(3, { storeId: "closed" }),
  ]);
  expect(find(findings, "sample-for-sale")?.count).toBe(2);
  expect(find(findings, "store-unknown")).toMatchObject({
    count: 1,
    groups: [{ cases: [{ storeId: "closed", detail: "1 vehicle" }] }],
  });
  expect(
    find(findings, "store-never-imported")?.groups[0]?.cases.map(
      ({ storeId }) => storeId,
    ),
  ).toEqual(["main", "north"]);
});

test("the figures count every vehicle once", () => {
  const { conditions, daysOnLot, photoCounts } = result([
    stock(1, { condition: "new", listedOn: "2026-11-21" }),
    stock(2, { images: picture("https://photos.example/1.jpg") }),
    stock(3, { condition: "certified", listedOn: "2025-01-01" }),
  ]);
  expect(conditions).toEqual({ new: 1, used: 1, certified: 1 });
  const counted = (bars: readonly { from: number; count: number }[]) =>
    bars
      .filter(({ count }) => count > 0)
      .map(({ from, count }) => [from, count]);
  expect(counted(daysOnLot)).toEqual([
    [0, 1],
    [45, 1],
    [180, 1],
  ]);
  expect(counted(photoCounts)).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

import { expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time.ts";
import {
  groupWarnings,
  type RecordedRun,
} from "#app/domain/inventory/import-run.ts";
import { listFeedFindings } from "./feed-findings.ts";
import { type FeedPast, tallyRefusals } from "./feed-past.ts";

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const NO_CHANGE = {
  added: 0,
  returned: 0,
  changed: 0,
  priceChanged: 0,
  unchanged: 100,
  gone: 0,
  samplesRemoved: 0,
  elsewhere: 0,
};

function aRun(overrides: Partial<RecordedRun> = {}): RecordedRun {
  const endedAtMs = overrides.endedAtMs ?? NOW_MS - HOUR_MS;
  return {
    id: 1,
    storeId: "main",
    feed: "dms",
    format: "vauto",
    heldReason: null,
    startedAtMs: endedAtMs - 1_000,
    endedAtMs,
    rowCount: 100,
    mergedRowCount: 0,
    refusedCount: 0,
    warningCount: 0,
    counts: NO_CHANGE,
    ...overrides,
  };
}

function aPast(overrides: Partial<FeedPast> = {}): FeedPast {
  return {
    storeId: "main",
    feed: "dms",
    runs: [aRun()],
    refusals: [],
    warnings: [],
    vehicleCount: 100,
    ...overrides,
  };
}

function listIds(...pasts: readonly FeedPast[]): string[] {
  return listFeedFindings(pasts, NOW_MS).map(({ id }) => id);
}

function ended(hoursAgo: number) {
  return aPast({ runs: [aRun({ endedAtMs: NOW_MS - hoursAgo * HOUR_MS })] });
}

function refusedBefore(last: number, ...before: readonly number[]): FeedPast {
  return aPast({
    runs: [last, ...before].map((refusedCount) => aRun({ refusedCount })),
  });
}

test("nothing is found on a feed that came an hour ago", () => {
  expect(listIds(aPast())).toEqual([]);
});

test.each([
  [26, []],
  [26.1, ["import-late"]],
  [48, ["import-late"]],
  [48.1, ["import-stale"]],
])("an import %d hours ago gives %j", (hoursAgo, ids) => {
  expect(listIds(ended(hoursAgo))).toEqual(ids);
});

test("the age is told in hours, then in days", () => {
  const detail = (hoursAgo: number) =>
    listFeedFindings([ended(hoursAgo)], NOW_MS)[0]?.groups[0]?.cases[0]?.detail;
  expect(detail(30.9)).toBe("last import 30 hours ago");
  expect(detail(100)).toBe("last import 4 days ago");
});

test("the sample, and a feed that sells nothing any more, are never late", () => {
  const old = ended(1_000);
  expect(listIds({ ...old, feed: "sample" })).toEqual([]);
  expect(listIds({ ...old, vehicleCount: 0 })).toEqual([]);
});

test("an import that waits is an error, and the age is that of the last committed one", () => {
  const held = aRun({ id: 2, heldReason: "vanishing", rowCount: 40 });
  const past = aPast({
    runs: [held, aRun({ endedAtMs: NOW_MS - 60 * HOUR_MS })],
  });
  const [first, second] = listFeedFindings([past], NOW_MS);
  expect([first?.id, second?.id]).toEqual(["import-held", "import-stale"]);
  expect(first?.groups[0]?.cases[0]?.detail).toBe(
    "more than 30 % of the vehicles for sale are not in it: 40 rows, 100 vehicles for sale",
  );
  const [empty] = listFeedFindings(
    [aPast({ runs: [aRun({ heldReason: "empty", rowCount: 0 }), aRun()] })],
    NOW_MS,
  );
  expect(empty?.groups[0]?.cases[0]?.detail).toContain("holds no vehicles");
});

test("a file of which every row was refused is none to confirm, which would empty the feed", () => {
  const refused = aRun({ heldReason: "empty", rowCount: 39, refusedCount: 39 });
  const [first, ...others] = listFeedFindings(
    [aPast({ runs: [refused, aRun()] })],
    NOW_MS,
  );
  expect([first?.id, others]).toEqual(["import-refused", []]);
  expect(first?.advice).toContain("without --confirm");
  expect(first?.groups[0]?.cases[0]?.detail).toBe(
    "39 rows, 100 vehicles for sale",
  );
});

test("an import that was held once and committed since is none that waits", () => {
  const past = aPast({ runs: [aRun(), aRun({ heldReason: "empty" })] });
  expect(listIds(past)).toEqual([]);
});

test.each<[string, FeedPast, boolean]>([
  ["1 % before, 10 % now", refusedBefore(10, 1, 1, 1), true],
  ["none before, 5 % now", refusedBefore(5, 0, 0, 0), true],
  ["none before, 4 % now", refusedBefore(4, 0, 0, 0), false],
  ["10 % before, 19 % now", refusedBefore(19, 10, 10, 10), false],
  ["one bad day before", refusedBefore(10, 1, 50, 1), true],
  ["only two runs before", refusedBefore(50, 0, 0), false],
  ["fewer now", refusedBefore(0, 9, 9, 9), false],
])("refused rows are on the rise or not: %s", (_, past, isRising) => {
  expect(listIds(past).includes("refused-share-rising")).toBe(isRising);
});

test("refused rows are grouped by reason, with their numbers and VINs; sold and expired ones are no fault", () => {
  const tally = tallyRefusals();
  tally.add([
    { row: null, vin: "V0", reason: "sold by north (feed dms)" },
    { row: 3, vin: "V1", reason: "year is impossible: 20202" },
    { row: 4, vin: "V2", reason: "year is impossible: 1" },
  ]);
  tally.add([
    { row: 5, vin: null, reason: "VIN is missing" },
    { row: 6, vin: "V3", reason: "availability is sold" },
    { row: 7, vin: "V4", reason: "the listing expired on 2026-11-01" },
    { row: 8, vin: "V5", reason: "the listing expired on 2026-11-02" },
  ]);
  const found = listFeedFindings(
    [aPast({ refusals: tally.listKinds() })],
    NOW_MS,
  );
  expect(
    found.map(({ id, severity, count, groups }) => ({
      id,
      severity,
      count,
      groups: groups.map(({ label, cases }) => [
        label,
        ...cases.map(({ row, vin }) => `${row} ${vin}`),
      ]),
    })),
  ).toEqual([
    {
      id: "rows-refused",
      severity: "warning",
      count: 3,
      groups: [
        ["year is impossible (store main, feed dms)", "3 V1", "4 V2"],
        ["VIN is missing (store main, feed dms)", "5 null"],
      ],
    },
    {
      id: "vin-elsewhere",
      severity: "warning",
      count: 1,
      groups: [
        [
          "VIN is for sale by another store or feed (store main, feed dms)",
          "null V0",
        ],
      ],
    },
    {
      id: "rows-not-for-sale",
      severity: "note",
      count: 3,
      groups: [
        ["the listing expired (store main, feed dms)", "7 V4", "8 V5"],
        ["availability is sold (store main, feed dms)", "6 V3"],
      ],
    },
  ]);
});

test("of thousands of refused rows all are counted and 25 of a reason are kept", () => {
  const tally = tallyRefusals();
  tally.add(
    Array.from({ length: 3_000 }, (_, at) => ({
      row: at + 1,
      vin: null,
      reason: "VIN is missing",
    })),
  );
  const [finding] = listFeedFindings(
    [aPast({ refusals: tally.listKinds() })],
    NOW_MS,
  );
  expect(finding?.count).toBe(3_000);
  expect(finding?.groups[0]?.cases).toHaveLength(25);
});

test("warnings about prices that contradict each other stand apart from what was understood in part", () => {
  const warnings = groupWarnings([
    { row: 1, vin: "V1", warning: "no photos" },
    {
      row: 1,
      vin: "V1",
      warning: "price is missing: shoppers are asked to call",
    },
    {
      row: 2,
      vin: "V2",
      warning: "internet price is above the list price: $2 over $1",
    },
    { row: 3, vin: "V3", warning: "price is far above MSRP: $9 over $1" },
    { row: 4, vin: "V4", warning: "mileage not understood: n/a 3" },
  ]);
  const found = listFeedFindings([aPast({ warnings })], NOW_MS);
  expect(
    found.map(({ id, groups }) => [
      id,
      ...groups.flatMap(({ cases }) => cases.map(({ vin }) => vin)),
    ]),
  ).toEqual([
    ["prices-at-odds", "V2", "V3"],
    ["rows-with-warnings", "V4"],
  ]);
});

test("rows that repeat a VIN are counted as rows", () => {
  const [finding] = listFeedFindings(
    [aPast({ runs: [aRun({ mergedRowCount: 7 })] })],
    NOW_MS,
  );
  expect(finding).toMatchObject({ id: "rows-merged", unit: "row", count: 7 });
});

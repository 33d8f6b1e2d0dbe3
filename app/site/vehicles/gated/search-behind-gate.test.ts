import { expect, test } from "vitest";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { mapMeasuredKeys, mapValueKeys } from "#app/domain/inventory/facets.ts";
import {
  EVERYTHING,
  type InventoryResults,
  type InventorySearch,
  PROFILE_SORT_KEYS,
} from "#app/domain/inventory/search.ts";
import { SAMPLE_ESTIMATOR } from "#tests/support/sample-estimator.ts";
import { searchBehindGate } from "./search-behind-gate.server.ts";

function portsAsked() {
  const asked: InventorySearch[] = [];
  return {
    asked,
    profile: {
      conditions: ["new", "used"] as const,
      search: {
        sortOptions: PROFILE_SORT_KEYS,
        defaultSort: "newest" as const,
      },
      pricing: {
        lockedPriceBandsDollars: [10_000, 20_000],
        paymentBandsDollars: [300],
      },
      estimator: SAMPLE_ESTIMATOR,
    },
    index: {
      search(search: InventorySearch): InventoryResults {
        asked.push(search);
        return FOUND;
      },
    },
  };
}

const NO_BOUNDS = {
  bounds: null,
  histogramStart: 0,
  histogramStep: 1,
  histogram: [],
};
const FOUND: InventoryResults = {
  version: 1,
  total: 7,
  page: 1,
  pageCount: 1,
  vehicles: [],
  counts: mapValueKeys(() => []),
  conditionCounts: [],
  ceilingCounts: [],
  rangeFacets: mapMeasuredKeys(() => NO_BOUNDS),
};

const USED_LOCKED: Gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] };
const priceDrops: InventorySearch = {
  ...EVERYTHING,
  values: { great_deals: ["price_drop"] },
};

test("an open gate asks what was asked", () => {
  const ports = portsAsked();
  expect(searchBehindGate(ports, OPEN_GATE, priceDrops)?.total).toBe(7);
  expect(ports.asked).toEqual([{ ...priceDrops, sort: "newest" }]);
});

test("while a price is locked, price drops are not counted", () => {
  const ports = portsAsked();
  expect(searchBehindGate(ports, USED_LOCKED, priceDrops)).toBeNull();
  expect(ports.asked.map(({ values }) => values)).not.toContainEqual(
    priceDrops.values,
  );
});

test("while a price is locked, a public band is counted and a finer one is not", () => {
  const under = (max: number) => ({
    ...EVERYTHING,
    ranges: { price: { max } },
  });
  const ports = portsAsked();
  expect(searchBehindGate(ports, USED_LOCKED, under(20_000))).not.toBeNull();
  expect(searchBehindGate(ports, USED_LOCKED, under(15_000))).toBeNull();
});

test("nothing is counted when everything is hidden", () => {
  const gate = { ...OPEN_GATE, hiddenGroups: ["new", "used"] } as const;
  const ports = portsAsked();
  expect(searchBehindGate(ports, gate, EVERYTHING)).toBeNull();
  expect(ports.asked).toEqual([]);
});

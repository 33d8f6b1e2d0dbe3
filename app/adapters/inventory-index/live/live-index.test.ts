import { expect, test } from "vitest";
import type { Log } from "#app/ports.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import type { ChangingInventory } from "#app/ports/inventory-ports.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import type { ListingRules } from "#app/domain/listing/list-vehicle.ts";
import { createLiveIndex } from "./live-index.server.ts";

const QUIET: Log = { debug() {}, info() {}, warn() {}, error() {} };
const CLOCK = { nowMs: () => 0 };

const RULES: ListingRules = {
  advertise: "total",
  documentFeeCents: 0,
  requiredAddOns: [],
  lockedTexts: "dropped",
  premiumFeatureKeys: [],
  premiumMinCount: 1,
  priceDropMinCents: 1,
  priceDropDays: 1,
  photoSources: { allowedHosts: [], baseUrl: null },
};

const openIndex = (
  build: (nowMs: number, rules: ListingRules) => Promise<IndexData>,
  readChanges?: ChangingInventory["readChanges"],
) =>
  createLiveIndex({
    build,
    ...(readChanges !== undefined && { readChanges }),
    rules: RULES,
    clock: CLOCK,
    log: QUIET,
  });

/** Builds that end when the test says so. */
function createBuilds() {
  const started: PromiseWithResolvers<IndexData>[] = [];
  const fees: number[] = [];
  const build = (_nowMs: number, { documentFeeCents }: ListingRules) => {
    fees.push(documentFeeCents);
    const one = Promise.withResolvers<IndexData>();
    started.push(one);
    return one.promise;
  };
  const end = (at: number, version: number, mark: IndexData["mark"] = null) =>
    started[at]?.resolve({ ...createIndexBuilder().finish(version), mark });
  return { started, fees, build, end };
}

test("new rules answer in the same turn in which their listener hears of it, and stay for later builds", async () => {
  const { fees, build, end } = createBuilds();
  const index = openIndex(build);
  const first = index.refresh(1);
  const heard: number[] = [];
  const followed = index.follow({ ...RULES, documentFeeCents: 7 }, () =>
    heard.push(index.version),
  );
  end(0, 1);
  await first;
  expect(heard).toEqual([]);
  await expect.poll(() => fees.length).toBe(2);
  end(1, 2);
  await followed;
  expect(heard).toEqual([2]);
  const later = index.refresh(3);
  end(2, 3);
  await later;
  expect(heard).toEqual([2]);
  expect(fees).toEqual([0, 7, 7]);
  index.close();
});

test("new rules whose build fails are given up, and the next build is by the ones of before", async () => {
  const { started, fees, build, end } = createBuilds();
  const index = openIndex(build);
  const followed = index.follow({ ...RULES, documentFeeCents: 7 }, () =>
    expect.fail(),
  );
  started[0]?.reject(new Error("away"));
  await expect(followed).rejects.toThrow("away");
  const refreshed = index.refresh(1);
  end(1, 1);
  await refreshed;
  expect(fees).toEqual([7, 0]);
  index.close();
});

test("a live index is empty until its first build, and answers from the newest one after it", async () => {
  const { build, end } = createBuilds();
  const index = openIndex(build);
  expect(index.search(EVERYTHING)).toMatchObject({ version: 0, total: 0 });
  const refreshed = index.refresh(5);
  end(0, 5);
  await refreshed;
  expect(index.version).toBe(5);
  index.close();
});

test("versions asked for during a build share one later build", async () => {
  const { started, build, end } = createBuilds();
  const index = openIndex(build);
  const first = index.refresh(1);
  const later = [index.refresh(2), index.refresh(3), index.refresh(4)];
  expect(started).toHaveLength(1);
  end(0, 1);
  await first;
  expect(index.version).toBe(1);
  await expect.poll(() => started.length).toBe(2);
  end(1, 4);
  await Promise.all(later);
  expect(index.version).toBe(4);
  expect(started).toHaveLength(2);
  index.close();
});

test("a version that is there already needs no build", async () => {
  const { started, build, end } = createBuilds();
  const index = openIndex(build);
  const first = index.refresh(1);
  end(0, 1);
  await first;
  await index.refresh(1);
  expect(started).toHaveLength(1);
  index.close();
});

test("a failed build rejects, keeps the old index and can be tried again", async () => {
  const { started, build, end } = createBuilds();
  const index = openIndex(build);
  const failed = index.refresh(1);
  started[0]?.reject(new Error("no database"));
  await expect(failed).rejects.toThrow("no database");
  expect(index.version).toBe(0);
  const again = index.refresh(1);
  end(1, 1);
  await again;
  expect(index.version).toBe(1);
  index.close();
});

test("a change of few vehicles is taken in without a build", async () => {
  const { started, build, end } = createBuilds();
  const stocked = aStockedVehicle();
  const { vin } = stocked.vehicle;
  const index = openIndex(build, async ({ feed, edits }) => ({
    mark: { feed, edits: edits + 1 },
    vins: [vin],
    vehicles: edits === 0 ? [stocked] : [],
  }));
  const first = index.refresh(3);
  end(0, 3, { feed: 3, edits: 0 });
  await first;
  await index.refresh(4);
  expect(index.version).toBe(4);
  expect(index.find(vin)).toMatchObject({ vin });
  await index.refresh(5);
  expect(index.find(vin)).toBeNull();
  expect(started).toHaveLength(1);
  index.close();
});

test.each([
  { name: "are too many", readChanges: async () => null },
  {
    name: "cannot be read",
    readChanges: () => Promise.reject(new Error("away")),
  },
])("when changes $name a build is made", async ({ readChanges }) => {
  const { started, build, end } = createBuilds();
  const index = openIndex(build, readChanges);
  const first = index.refresh(1);
  end(0, 1, { feed: 1, edits: 0 });
  await first;
  const second = index.refresh(2);
  await expect.poll(() => started.length).toBe(2);
  end(1, 2);
  await second;
  expect(index.version).toBe(2);
  index.close();
});

test("new rules are a matter of a build, also while a change is taken in", async () => {
  const { fees, build, end } = createBuilds();
  const changes = Promise.withResolvers<null>();
  const mark = { feed: 2, edits: 0 };
  const index = openIndex(build, async () => {
    await changes.promise;
    return { mark, vins: [], vehicles: [] };
  });
  const first = index.refresh(1);
  end(0, 1, { feed: 1, edits: 0 });
  await first;
  const changed = index.refresh(2);
  const followed = index.follow({ ...RULES, documentFeeCents: 7 }, () => {});
  changes.resolve(null);
  await changed;
  await expect.poll(() => fees).toEqual([0, 7]);
  end(1, 2);
  await followed;
  index.close();
});

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { mapMeasuredKeys, mapValueKeys } from "#app/domain/inventory/facets.ts";
import type {
  InventoryResults,
  InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { homePage } from "./home.server.ts";

const FOLDER = fileURLToPath(
  new URL("../../../../profiles/franchise", import.meta.url),
);
const NOW_MS = Date.UTC(2026, 10, 21);
const CLOCK = { nowMs: () => NOW_MS };
const READ_NOTHING = { readSentence: () => null };

function franchiseProfile() {
  const result = loadStoreProfile(FOLDER, NOW_MS);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.profile;
}

const NO_BOUNDS = {
  bounds: null,
  histogramStart: 0,
  histogramStep: 1,
  histogram: [],
};

/** Finds nothing but the counts given, and nothing at all under a filter. */
function buildIndex(
  counts: Partial<InventoryResults["counts"]>,
  total: number,
): InventoryIndex {
  const search = ({ values, ranges }: InventorySearch): InventoryResults => ({
    version: 1,
    total: Object.keys({ ...values, ...ranges }).length === 0 ? total : 0,
    page: 1,
    pageCount: 1,
    vehicles: [],
    counts: { ...mapValueKeys(() => []), ...counts },
    conditionCounts: [],
    ceilingCounts: [],
    rangeFacets: mapMeasuredKeys(() => NO_BOUNDS),
  });
  return {
    version: 1,
    builtAtMs: 0,
    vehicleCount: total,
    search,
    find: () => null,
    lastChangeAtMs: () => null,
    similar: () => [],
    listSwaps: () => [],
  };
}

test("body styles that nothing of is for sale, and searches that find nothing, are left out", () => {
  const index = buildIndex(
    {
      bodystyle: [
        { value: "suvs", count: 2 },
        { value: "trucks", count: 0 },
      ],
    },
    2,
  );
  const ports = { profile: franchiseProfile(), index, clock: CLOCK };
  const page = homePage(ports, STRANGER_FACTS, READ_NOTHING);
  expect(page.bodyStyles).toEqual([
    {
      value: "suvs",
      name: "SUVs",
      count: 2,
      address: "/search-vehicles/all-inventory/bodystyle/suvs",
      icon: "suvs",
      image: null,
      startingDollars: null,
    },
  ]);
  expect(page.specialFilters).toEqual([]);
  expect(page.vehicleCount).toBe(2);
});

test("the featured car is of the newest, also where lists begin with another order", () => {
  const profile = franchiseProfile();
  const search = { ...profile.search, defaultSort: "oldest" } as const;
  const index = buildIndex({}, 2);
  const orders: InventorySearch["sort"][] = [];
  homePage(
    {
      profile: { ...profile, search },
      clock: CLOCK,
      index: {
        ...index,
        search(asked) {
          if (Object.keys({ ...asked.values, ...asked.ranges }).length === 0)
            orders.push(asked.sort);
          return index.search(asked);
        },
      },
    },
    STRANGER_FACTS,
    READ_NOTHING,
  );
  expect(orders[0]).toBe("newest");
});

test("at most nine reviews are shown, each of the category Finance", () => {
  const profile = franchiseProfile();
  const page = homePage(
    { profile, index: buildIndex({}, 0), clock: CLOCK },
    STRANGER_FACTS,
    READ_NOTHING,
  );
  const { first, others, rating } = page.reviews;
  const shown = [...first, ...others];
  expect(shown).toHaveLength(9);
  expect(shown.every(({ source }) => source.startsWith("Finance"))).toBe(true);
  expect(rating).toBe("4.6");
});

test("home stands with an empty lot, in Spanish too", () => {
  const ports = {
    profile: franchiseProfile(),
    index: buildIndex({}, 0),
    clock: CLOCK,
  };
  const page = homePage(
    ports,
    { ...STRANGER_FACTS, language: "es" },
    READ_NOTHING,
  );
  expect(page.featured).toBeNull();
  expect(page.pages.inventory).toBe("/es/search-vehicles/all-inventory");
});

test("a hidden group is named nowhere", () => {
  const gate = { ...OPEN_GATE, hiddenGroups: ["new"] } as const;
  const ports = {
    profile: franchiseProfile(),
    index: buildIndex({}, 0),
    clock: CLOCK,
  };
  expect(
    homePage(ports, { ...STRANGER_FACTS, gate }, READ_NOTHING).conditions,
  ).toEqual(["used", "certified"]);
});

test("a body style says what its cars start at while one costs no more, and never at locked prices", () => {
  const profile = franchiseProfile();
  const bodyStyles = profile.search.bodyStyles.map((it) => ({
    ...it,
    starting_price: 9_000,
    image: "/suv.png",
  }));
  const counts = { bodystyle: [{ value: "suvs", count: 2 }] };
  const find = (cheapest: number, gate = OPEN_GATE) => {
    const index = buildIndex(counts, 2);
    const [suvs] = homePage(
      {
        profile: { ...profile, search: { ...profile.search, bodyStyles } },
        clock: CLOCK,
        index: {
          ...index,
          search(asked) {
            const most = asked.ranges.price?.max ?? Infinity;
            return { ...index.search(asked), total: cheapest <= most ? 2 : 0 };
          },
        },
      },
      { ...STRANGER_FACTS, gate },
      READ_NOTHING,
    ).bodyStyles;
    return suvs;
  };
  expect(find(8_999)).toMatchObject({
    startingDollars: 9_000,
    image: "/suv.png",
  });
  expect(find(9_001)?.startingDollars).toBeNull();
  const locked = { ...OPEN_GATE, lockedPriceGroups: ["used"] as const };
  expect(find(8_999, locked)?.startingDollars).toBeNull();
});

test("the profile says which parts the home page has and in which order, and what is not shown is not told to machines", () => {
  const profile = franchiseProfile();
  const read = (sections: typeof profile.home.sections) =>
    homePage(
      {
        profile: { ...profile, home: { sections } },
        clock: CLOCK,
        index: buildIndex({}, 2),
      },
      STRANGER_FACTS,
      READ_NOTHING,
    );
  const page = read(["stores", "warranty", "actions"]);
  expect(page.sections).toEqual(["stores", "warranty", "actions"]);
  expect(page.faqs.questions).toEqual([]);
  expect(page.reviews.first).toEqual([]);
  expect(read(["faqs", "reviews"]).faqs.questions).not.toEqual([]);
});

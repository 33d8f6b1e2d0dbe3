import {
  GREAT_DEALS,
  listFacetValues,
} from "#app/domain/inventory/facet-values.ts";
import fc from "fast-check";
import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";
import { mapValueKeys, type ValueKey } from "#app/domain/inventory/facets.ts";
import {
  PROFILE_SORT_KEYS,
  type InventorySearch,
  type PriceCeilings,
  type Range,
} from "#app/domain/inventory/search.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  TRANSMISSIONS,
} from "#app/domain/vehicle/vehicle.ts";

/** Small sets of values, so that filters of different kinds meet in the same vehicles. */
export const SMALL_VALUES = {
  bodystyle: BODY_STYLES.slice(0, 4),
  features: ["heated-seats", "sunroof", "third-row", "usb-ports"],
  great_deals: GREAT_DEALS,
  drivetrain: DRIVETRAINS.slice(0, 3),
  make_model: [
    "ford",
    "ford~f-150",
    "ford~fusion",
    "honda",
    "honda~civic",
    "honda~cr-v",
    "mazda~3",
    "saab",
  ],
  "exterior-color": COLOR_FAMILIES.slice(0, 5),
  "interior-color": COLOR_FAMILIES.slice(0, 3),
  transmission: TRANSMISSIONS,
  fuel: ["gasoline", "hybrid", "electric"],
  availability: ["in-stock", "in-transit", "on-hold"],
  store: ["aurora", "elgin", "gary"],
  cylinders: ["4", "8"],
  engine: ["i4", "v8"],
  seats: ["5", "7", "8"],
  doors: ["2", "4"],
  not_make_model: ["ford~fusion", "honda", "mazda"],
  not_bodystyle: BODY_STYLES.slice(0, 2),
  "not_exterior-color": COLOR_FAMILIES.slice(0, 3),
  not_fuel: ["electric", "gasoline"],
} as const satisfies Partial<Record<ValueKey, readonly string[]>>;

const WORDS = [
  "honda",
  "hon",
  "civic",
  "civci",
  "f150",
  "f-150",
  "seats",
  "heatd",
  "suv",
  "red",
  "2021",
  "ex",
  "l",
  "sunrof",
  "abcde",
  "stock7",
  "zzz",
];

/** Any search in the form that the codec gives it. */
export function anySearch(): fc.Arbitrary<InventorySearch> {
  return fc
    .record({
      condition: fc.constantFrom("all" as const, "all" as const, ...CONDITIONS),
      values: fc.record(
        {
          ...mapValueKeys(anyValues),
          make_model: anyValues("make_model").filter(namesNoMakeTwice),
        },
        { requiredKeys: [] },
      ),
      ranges: fc.record(
        {
          price: anyRange(1, 60_000),
          year: anyRange(2010, 2026),
          mileage: anyRange(1, 120_000),
          mpg: anyRange(20, 40),
          "electric-range": anyRange(200, 320),
          payment: fc.integer({ min: 0, max: 1_200 }).map((max) => ({ max })),
        },
        { requiredKeys: [] },
      ),
      keywords: fc.option(anyKeywords(), { freq: 2 }),
      sort: fc.constantFrom(...PROFILE_SORT_KEYS),
      page: fc.constantFrom(1, 1, 1, 2, 3, 40),
      hiddenConditions: fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.subarray([...CONDITIONS]) },
      ),
    })
    .chain((search) => dropSomeFilters(search));
}

/** A search as the index is asked, with what the site adds to it. */
export function anyIndexSearch(): fc.Arbitrary<InventorySearch> {
  return fc
    .tuple(
      anySearch(),
      fc.option(anyCeilings(), { nil: undefined }),
      fc.array(anyCeilings(), { maxLength: 3 }),
    )
    .map(([search, priceCeilings, countedCeilings]) => ({
      ...search,
      ...(priceCeilings && { priceCeilings }),
      ...(countedCeilings.length > 0 && { countedCeilings }),
    }));
}

function anyCeilings(): fc.Arbitrary<PriceCeilings> {
  const ceiling = fc.record({
    condition: fc.constantFrom(...CONDITIONS),
    years: fc.oneof(fc.constant({}), anyRange(2010, 2026)),
    maxDollars: fc.oneof(
      fc.integer({ min: 0, max: 80_000 }),
      fc.constantFrom(0, 10_000_000),
    ),
  });
  return fc.array(ceiling, { maxLength: 5 });
}

/** Twelve filters at once find nothing: most searches keep a few. */
function dropSomeFilters(search: InventorySearch) {
  const keys = [...Object.keys(search.values), ...Object.keys(search.ranges)];
  return fc
    .subarray(keys, { maxLength: Math.min(3, keys.length) })
    .map((kept) => ({
      ...search,
      values: pick(search.values, kept),
      ranges: pick(search.ranges, kept),
    }));
}

function pick<T extends object>(from: T, keys: readonly string[]): Partial<T> {
  const kept: Partial<T> = { ...from };
  for (const key in kept) if (!keys.includes(key)) delete kept[key];
  return kept;
}

function anyValues(key: ValueKey): fc.Arbitrary<readonly string[]> {
  return fc
    .subarray<string>(smallValues(key), { minLength: 1, maxLength: 2 })
    .map((values) => values.sort());
}

function smallValues(key: ValueKey): string[] {
  const small: Partial<Record<ValueKey, readonly string[]>> = SMALL_VALUES;
  return [...(small[key] ?? listFacetValues(key)?.slice(0, 4) ?? [])];
}

function namesNoMakeTwice(values: readonly string[]): boolean {
  return !values.some(
    (value) =>
      values.includes(value.split("~")[0] ?? "") && value.includes("~"),
  );
}

function anyRange(lowest: number, highest: number): fc.Arbitrary<Range> {
  const end = fc.integer({ min: lowest, max: highest });
  return fc.oneof(
    end.map((min) => ({ min })),
    end.map((max) => ({ max })),
    fc
      .tuple(end, end)
      .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  );
}

function anyKeywords(): fc.Arbitrary<string> {
  return fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc
          .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 })
          .map((words) => words.join(" ")),
      },
      {
        weight: 1,
        arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
      },
    )
    .map((text) => normalizeKeywords(text))
    .filter((keywords) => keywords !== null);
}

import { listFacetValues } from "#app/domain/inventory/facet-values.ts";
import {
  mapValueKeys,
  type MeasuredKey,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import {
  EVERYTHING,
  PROFILE_SORT_KEYS,
  type InventorySearch,
  type PriceCeilings,
} from "#app/domain/inventory/search.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { STORE_IDS } from "./synthetic-inventory.ts";

type Filters = Pick<InventorySearch, "condition" | "values" | "ranges">;

const VALUES: Record<ValueKey, readonly string[]> = {
  ...mapValueKeys((key) => listFacetValues(key) ?? []),
  make_model: [
    "aldera",
    "borealis",
    "caspian~atlas",
    "dunmore~f-150",
    "hartley",
    "kestrel~comet",
    "zephyr",
  ],
  store: STORE_IDS,
};

const KEYWORDS = [
  "aldera",
  "borealis atlas",
  "heated seats",
  "f-150",
  "touring",
  "premium plus",
  "red sunroof",
  "suv awd",
  "navi",
  "2021 comet",
  "p10004219",
  "hybrid le",
];
/** No engine beside ours finds what is spelt wrong: these are measured by themselves. */
const TYPOS = [
  "aldeera",
  "heatd seats",
  "borealsi",
  "panoramc roof",
  "carpaly",
  "navigatoin",
];

const PLAIN_QUERY_COUNT = 170;
const TYPO_QUERY_COUNT = 30;

/** Browse, 1 to 5 filters, ranges, keywords; every sort; pages 1, 2 and 40. */
export function plainQueries(): readonly InventorySearch[] {
  const random = createSeededChance(7);
  return Array.from({ length: PLAIN_QUERY_COUNT }, (_, at) => ({
    ...someFilters(at % 17 === 0 ? 0 : 1 + Math.floor(random() * 5), random),
    keywords: at % 5 === 2 ? pick(KEYWORDS, random) : null,
    sort: random() < 0.5 ? "newest" : pick(PROFILE_SORT_KEYS, random),
    page: at % 12 === 5 ? 40 : at % 12 === 7 ? 2 : 1,
  }));
}

/** Every plain query with groups hidden; no SQL engine knows words by who may see them, so they ask for none. */
export function gatedQueries(): readonly InventorySearch[] {
  const hidden = [["new"], ["used"], ["new", "certified"]] as const;
  return plainQueries().map((query, at) => ({
    ...query,
    keywords: null,
    hiddenConditions: hidden[at % hidden.length] ?? [],
  }));
}

/** Every plain query under price ceilings, some of it counting others. */
export function ceilingQueries(): readonly InventorySearch[] {
  const random = createSeededChance(13);
  return plainQueries().map((query, at) => ({
    ...query,
    ...(at % 3 !== 0 && { priceCeilings: someCeilings(random) }),
    ...(at % 2 === 0 && {
      countedCeilings: [someCeilings(random), someCeilings(random)],
    }),
  }));
}

function someCeilings(random: () => number): PriceCeilings {
  const some = () => 8_000 + Math.floor(random() * 40_000);
  return CONDITIONS.flatMap((condition) => [
    { condition, years: { max: 2017 }, maxDollars: some() },
    { condition, years: { min: 2018 }, maxDollars: some() },
  ]);
}

export function typoQueries(): readonly InventorySearch[] {
  const random = createSeededChance(11);
  return Array.from({ length: TYPO_QUERY_COUNT }, (_, at) => ({
    ...someFilters(at % 3, random),
    keywords: pick(TYPOS, random),
    sort: "newest",
    page: 1,
  }));
}

function someFilters(count: number, random: () => number): Filters {
  const kinds = [
    "condition",
    "price",
    "year",
    "mileage",
    "bodystyle",
    "features",
    "make_model",
    "drivetrain",
    "exterior-color",
    "interior-color",
    "great_deals",
    "store",
    "bodystyle",
    "price",
    "features",
  ] as const;
  let filters: Filters = EVERYTHING;
  for (let i = 0; i < count; i++) {
    const kind = pick(kinds, random);
    if (kind === "condition")
      filters = { ...filters, condition: pick(CONDITIONS, random) };
    else if (kind === "price" || kind === "year" || kind === "mileage")
      filters = {
        ...filters,
        ranges: { ...filters.ranges, [kind]: someRange(kind, random) },
      };
    else
      filters = {
        ...filters,
        values: { ...filters.values, [kind]: someValues(kind, random) },
      };
  }
  return filters;
}

function someRange(key: MeasuredKey, random: () => number) {
  const [lowest, step] =
    key === "price"
      ? [8_000, 4_000]
      : key === "year"
        ? [2014, 1]
        : [10_000, 15_000];
  const max = lowest + step * (1 + Math.floor(random() * 9));
  if (key === "year") return { min: max };
  return random() < 0.3 ? { min: lowest, max } : { max };
}

function someValues(key: ValueKey, random: () => number): readonly string[] {
  const count = random() < 0.6 ? 1 : 2;
  const values = Array.from({ length: count }, () => {
    const list = VALUES[key];
    return list[Math.floor(random() ** 2 * list.length)] ?? "";
  });
  return [...new Set(values)].sort();
}

function pick<T>(list: readonly T[], random: () => number): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new RangeError("Nothing to pick from.");
  return picked;
}

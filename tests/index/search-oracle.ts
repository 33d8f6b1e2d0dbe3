import { compareVinTails } from "#app/domain/inventory/vin-order.ts";
import { listFacetValues } from "#app/domain/inventory/facet-values.ts";
import {
  chooseHistogramScale,
  countTail,
  findHistogramEnd,
} from "#app/domain/inventory/histogram-scale.ts";
import type {
  FacetCount,
  InventoryResults,
  InventorySearch,
  SortKey,
  PriceCeilings,
  RangeFacet,
} from "#app/domain/inventory/search.ts";
import type { SearchableVehicle } from "#app/domain/listing/list-vehicle.ts";
import {
  type FilterKey,
  mapValueKeys,
  MEASURED_KEYS,
  type MeasuredKey,
  getValueFacet,
  VALUE_COLUMNS,
  isWorkedOut,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import { matchKeywords } from "./keyword-oracle.ts";
import { passesTable } from "./table-filter-oracle.ts";

/** What the index must answer, worked out vehicle by vehicle with nothing prepared. */
export type OracleAnswer = Omit<InventoryResults, "version" | "vehicles"> & {
  readonly vins: readonly string[];
};

type Aside = FilterKey | "condition" | "ceilings" | null;

export function searchByHand(
  everything: readonly SearchableVehicle[],
  search: InventorySearch,
): OracleAnswer {
  // As if the hidden ones had never come in.
  const inventory = everything.filter(
    ({ listed }) =>
      search.hiddenConditions?.includes(listed.condition) !== true,
  );
  const byKeywords = new Set(
    search.keywords === null
      ? inventory
      : matchKeywords(inventory, search.keywords),
  );
  const left = (aside: Aside) =>
    inventory.filter(
      (vehicle) => byKeywords.has(vehicle) && passes(vehicle, search, aside),
    );
  const hits = sortByHand(left(null), search.sort ?? "newest");
  const pageStart = (search.page - 1) * 24;
  return {
    total: hits.length,
    page: search.page,
    pageCount: hits.length === 0 ? 1 : Math.ceil(hits.length / 24),
    vins: hits.slice(pageStart, pageStart + 24).map((it) => it.listed.vin),
    counts: countAll(inventory, left),
    conditionCounts: countValues(
      inventory,
      left("condition"),
      (vehicle) => [vehicle.listed.condition],
      ["new", "used", "certified"],
    ),
    rangeFacets: {
      price: rangeByHand("price", left("price")),
      year: rangeByHand("year", left("year")),
      mileage: rangeByHand("mileage", left("mileage")),
      mpg: rangeByHand("mpg", left("mpg")),
      "electric-range": rangeByHand("electric-range", left("electric-range")),
    },
    ceilingCounts: (search.countedCeilings ?? []).map(
      (ceilings) =>
        left("ceilings").filter((it) => isUnder(ceilings, it)).length,
    ),
  };
}

function listValues(
  key: ValueKey,
  vehicle: SearchableVehicle,
): readonly (string | null)[] {
  const { listed } = vehicle;
  // What is left out is counted by the filter that it is taken from.
  if (getValueFacet(key).excludes !== undefined) return [];
  switch (key) {
    case "bodystyle":
      return [listed.bodystyle];
    case "features":
      return vehicle.featureKeys;
    case "great_deals":
      return vehicle.greatDeals;
    case "availability":
      return vehicle.availabilities;
    case "drivetrain":
      return [listed.drivetrain];
    case "make_model":
      return [vehicle.makeValue, vehicle.modelValue].filter(
        (value) =>
          value !== "" && !value.startsWith("~") && !value.endsWith("~"),
      );
    case "exterior-color":
      return [listed.exteriorColorFamily];
    case "interior-color":
      return [listed.interiorColorFamily];
    case "transmission":
      return [listed.transmission];
    case "store":
      return [listed.storeId];
    default:
      // A filter that is not written out here is the fact that its row names.
      return [isWorkedOut(key) ? vehicle.builds[key] : singleFact(key, listed)];
  }
}

function singleFact(
  key: ValueKey,
  listed: SearchableVehicle["listed"],
): string | null {
  const column = VALUE_COLUMNS[key];
  if (column === undefined) throw new Error(`${key} has no column.`);
  return listed[column];
}

function rangeValue(
  key: MeasuredKey,
  vehicle: SearchableVehicle,
): number | null {
  if (key === "price") return vehicle.priceDollars;
  if (key === "mpg") return vehicle.mpgCombined;
  if (key === "electric-range") return vehicle.rangeMiles;
  const { year, miles, condition } = vehicle.listed;
  if (key === "year") return year;
  return miles === null && condition === "new" ? 0 : miles;
}

function passes(
  vehicle: SearchableVehicle,
  search: InventorySearch,
  aside: Aside,
): boolean {
  if (aside !== "condition" && search.condition !== "all")
    if (vehicle.listed.condition !== search.condition) return false;
  for (const key of VALUE_KEYS) {
    const wanted = search.values[key];
    if (wanted === undefined) continue;
    const { excludes } = getValueFacet(key);
    if (excludes !== undefined) {
      const has = listValues(excludes, vehicle);
      if (has.some((it) => it !== null && wanted.includes(it))) return false;
      continue;
    }
    const owned = listValues(key, vehicle);
    if (key === "features" || key === "great_deals") {
      if (!wanted.every((value) => owned.includes(value))) return false;
    } else if (
      key !== aside &&
      !owned.some((value) => value !== null && wanted.includes(value))
    )
      return false;
  }
  for (const key of MEASURED_KEYS) {
    const range = search.ranges[key];
    if (range === undefined || key === aside) continue;
    const value = rangeValue(key, vehicle);
    if (value === null) return false;
    if (range.min !== undefined && value < range.min) return false;
    if (range.max !== undefined && value > range.max) return false;
  }
  if (search.table && !passesTable(vehicle, search.table)) return false;
  return (
    search.priceCeilings === undefined ||
    aside === "ceilings" ||
    isUnder(search.priceCeilings, vehicle)
  );
}

function isUnder(
  ceilings: PriceCeilings,
  { listed, priceDollars }: SearchableVehicle,
): boolean {
  return ceilings.some(
    ({ condition, years, maxDollars }) =>
      condition === listed.condition &&
      listed.year >= (years.min ?? 0) &&
      listed.year <= (years.max ?? 9_999) &&
      priceDollars !== null &&
      priceDollars > 0 &&
      priceDollars <= maxDollars,
  );
}

function sortByHand(
  vehicles: readonly SearchableVehicle[],
  sort: SortKey,
): readonly SearchableVehicle[] {
  const newest = (a: SearchableVehicle, b: SearchableVehicle) =>
    compare(b.listed.listedOn, a.listed.listedOn) ||
    b.firstSeenAtMs - a.firstSeenAtMs ||
    compareVinTails(a.listed.vin, b.listed.vin);
  const orders: Record<
    SortKey,
    (a: SearchableVehicle, b: SearchableVehicle) => number
  > = {
    newest,
    // Without the stores' order.
    nearest: newest,
    oldest: (a, b) =>
      compare(a.listed.listedOn, b.listed.listedOn) ||
      a.firstSeenAtMs - b.firstSeenAtMs ||
      compareVinTails(a.listed.vin, b.listed.vin),
    mileage: (a, b) =>
      nullsLast(rangeValue("mileage", a), rangeValue("mileage", b), 1) ||
      newest(a, b),
    year: (a, b) => b.listed.year - a.listed.year || newest(a, b),
    priceHigh: (a, b) =>
      nullsLast(a.priceDollars, b.priceDollars, -1) || newest(a, b),
    priceLow: (a, b) =>
      nullsLast(a.priceDollars, b.priceDollars, 1) || newest(a, b),
    // Without payments.
    payment: (a, b) =>
      nullsLast(a.priceDollars, b.priceDollars, 1) || newest(a, b),
    mpg: (a, b) => nullsLast(a.mpgCombined, b.mpgCombined, -1) || newest(a, b),
  };
  return [...vehicles].sort(orders[sort]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function nullsLast(
  a: number | null,
  b: number | null,
  direction: 1 | -1,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction * (a - b);
}

const ORDER: Partial<Record<ValueKey, readonly string[]>> = {
  bodystyle:
    "suvs sedans trucks hatchbacks minivans coupes wagons convertibles commercial".split(
      " ",
    ),
  great_deals: ["price_drop", "premium_upgrades"],
  availability: [
    "in-stock",
    "in-transit",
    "on-order",
    "sale-pending",
    "on-hold",
  ],
  drivetrain: ["awd", "4wd", "fwd", "rwd"],
  transmission: ["automatic", "manual"],
  fuel: ["gasoline", "hybrid", "electric"],
  features: ["heated-seats", "third-row", "sunroof", "usb-ports"],
  "exterior-color": ["black", "white", "gray", "silver", "blue"],
  "interior-color": ["black", "white", "gray", "silver", "blue"],
};

function countAll(
  inventory: readonly SearchableVehicle[],
  left: (aside: Aside) => readonly SearchableVehicle[],
): Record<ValueKey, readonly FacetCount[]> {
  const count = (key: ValueKey) =>
    countValues(
      inventory,
      left(key),
      (it) => listValues(key, it),
      ORDER[key] ?? listFacetValues(key),
    );
  return mapValueKeys(count);
}

function countValues(
  inventory: readonly SearchableVehicle[],
  left: readonly SearchableVehicle[],
  read: (vehicle: SearchableVehicle) => readonly (string | null)[],
  order?: readonly string[],
): readonly FacetCount[] {
  const existing = new Set(
    inventory.flatMap(read).filter((value) => value !== null),
  );
  const values =
    order?.filter((value) => existing.has(value)) ?? [...existing].sort();
  return values.map((value) => ({
    value,
    count: left.filter((vehicle) => read(vehicle).includes(value)).length,
  }));
}

function rangeByHand(
  key: MeasuredKey,
  left: readonly SearchableVehicle[],
): RangeFacet {
  const known = left
    .map((vehicle) => rangeValue(key, vehicle))
    .filter((value) => value !== null);
  if (known.length === 0)
    return { bounds: null, histogramStart: 0, histogramStep: 1, histogram: [] };
  const min = Math.min(...known);
  const max = Math.max(...known);
  const highestUsual =
    known.toSorted((one, other) => other - one)[countTail(left.length)] ?? null;
  const { start, step, barCount } = chooseHistogramScale(
    min,
    findHistogramEnd(min, max, highestUsual),
  );
  return {
    bounds: { min, max },
    histogramStart: start,
    histogramStep: step,
    histogram: Array.from({ length: barCount }, (_, bar) => {
      const from = start + bar * step;
      const to = bar === barCount - 1 ? Infinity : from + step;
      return known.filter((value) => value >= from && value < to).length;
    }),
  };
}

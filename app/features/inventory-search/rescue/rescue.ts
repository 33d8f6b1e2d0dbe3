import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  EVERYTHING,
  type InventoryResults,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type {
  Chip,
  Rescue,
} from "#app/features/inventory-search/list-page-data.ts";
import { formatValueLabel } from "#app/features/inventory-search/filter-labels.ts";
import { sayLosses } from "./loss-words.ts";
import { chooseNearOrder, type NearOrder } from "./near-sort.ts";
import { setValues } from "#app/features/inventory-search/search-change.ts";

/** Fewer results than this are a short answer, so more is offered below it. */
const SHORT_TOTAL = 4;
const NEAREST_COUNT = 6;
const CARDS_IN_ROW = 3;
/** With more filters than this, they are given up one by one alone. */
const MOST_TRIED_TOGETHER = 8;

export interface RescueOutcome extends Pick<Rescue, "drops" | "nearby"> {
  /** The gate comes later. */
  readonly nearest: readonly NearVehicle[];
  readonly areNearestNew: boolean;
  /** All but one of the wishes were given up. */
  readonly isOneKept: boolean;
  /** So many filters are given up at most by a way out. */
  readonly dropCount: number;
  /** What the first of the nearest are near in; null where they are not in such an order. */
  readonly nearOrder: NearOrder | null;
  /** All of the nearest are in that order. */
  readonly isOneOrder: boolean;
}

/** A car that has most of what was asked for. */
export interface NearVehicle {
  readonly vehicle: ListedVehicle;
  /** The filters that it does not pass; none where it was not looked for by giving some up. */
  readonly misses: readonly AppliedFilter[];
}

type Find = (search: InventorySearch) => InventoryResults;

/** What is given up of a search, and how that is said. */
interface Loosening {
  readonly say: (count: number) => string;
  readonly drop: AppliedFilter["drop"];
  /** So many filters are given up. */
  readonly dropCount: number;
  /** The filters; none where too many are given up to name them. */
  readonly losses: readonly AppliedFilter[];
}

/** Each is tried where the one before it helps nowhere. */
const WAYS = [dropOne, dropTwo, keepOne] as const;

/**
 * It names the one filter to take away, else the two, else the one to keep; the other stores that have it; and the
 * nearest vehicles, those of the loosening that finds the fewest first, or the newest where none is near. Null means
 * that enough is found.
 */
export function rescueSearch(
  context: FacetContext,
  applied: readonly AppliedFilter[],
  find: Find,
): RescueOutcome | null {
  const { search, results, t, formatAddress } = context;
  const isEmpty = results.total === 0;
  if (results.total >= SHORT_TOTAL || (!isEmpty && applied.length === 0))
    return null;
  // A short answer needs no more than one filter less.
  const ways = isEmpty ? WAYS : [dropOne];
  let found: ReturnType<typeof listHelpful> = [];
  for (const way of ways) {
    found = listHelpful(way(applied, t), context, find);
    if (found.length > 0) break;
  }
  // Where two filters less were tried already, they found no more.
  if (isEmpty && found[0]?.dropCount === 1 && countCars(found) < CARDS_IN_ROW)
    found = [...found, ...listOfBody(applied, context, find)];
  const isLost = isEmpty && found.length === 0;
  const everything = find({
    ...EVERYTHING,
    condition: search.condition,
    sort: "newest",
  });
  const stockTotal =
    search.condition === "all" ? everything.total : find(EVERYTHING).total;
  // Without its only filter, or without both, nothing is left of what was asked for but the order of a range.
  const areNearestNew =
    isLost ||
    (found.some(({ dropCount }) => dropCount === applied.length) &&
      found.every(({ nearOrder }) => nearOrder === null));
  const nearest = areNearestNew
    ? [{ ...everything, misses: [] }]
    : found.map((it) => ({ ...it.results, misses: it.losses }));
  const [first] = areNearestNew ? [] : found;
  return {
    // "See all cars" is there for a loosening that leaves nothing of what was asked for.
    drops: found
      .filter(
        ({ loosened, results: { total } }) =>
          total <
          (loosened.condition === "all" ? everything.total : stockTotal),
      )
      .toSorted((a, b) => b.results.total - a.results.total)
      .map(({ say, loosened, results: { total } }) => ({
        label: say(total),
        address: formatAddress(loosened),
      })),
    nearby: listNearbyStock(context),
    nearest: listNearest(results, nearest),
    areNearestNew,
    isOneKept: found.some(({ dropCount }) => dropCount > 2),
    dropCount: Math.max(0, ...found.map((it) => it.dropCount)),
    nearOrder: first?.nearOrder ?? null,
    isOneOrder:
      found.length === 1 ||
      (first !== undefined && first.results.vehicles.length >= NEAREST_COUNT),
  };
}

const countCars = (found: ReturnType<typeof listHelpful>) =>
  found.reduce((sum, { results }) => sum + results.total, 0);

/** More of them would be a list of all that could be asked. */
const MOST_OF_BODY = 2;

/**
 * Where one filter less leaves less than a row of cars, two filters less fill it up: whoever wants a convertible looks at
 * other convertibles, rather than at the one van that has all the rest.
 */
function listOfBody(
  applied: readonly AppliedFilter[],
  context: FacetContext,
  find: Find,
) {
  const { bodystyle } = context.search.values;
  if (bodystyle === undefined || applied.length < 3) return [];
  return listHelpful(dropTwo(applied, context.t), context, find)
    .filter(({ loosened }) => loosened.values.bodystyle !== undefined)
    .slice(0, MOST_OF_BODY);
}

/** What finds the fewest comes first. */
function listHelpful(
  loosenings: readonly Loosening[],
  { search, results: { total } }: FacetContext,
  find: Find,
) {
  return loosenings
    .map((loosening) => {
      const loosened = loosening.drop(search);
      const nearOrder = chooseNearOrder(search, loosened);
      const sort = nearOrder?.sort ?? loosened.sort;
      const results = find({ ...loosened, sort });
      return { ...loosening, loosened, results, nearOrder };
    })
    .filter(({ results }) => results.total > total)
    .sort((a, b) => a.results.total - b.results.total);
}

type T = FacetContext["t"];

function dropOne(
  applied: readonly AppliedFilter[],
  t: T,
): readonly Loosening[] {
  return applied.map((only) => ({
    say: (count) => t("empty.drop", { losses: sayLosses([only], t), count }),
    drop: only.drop,
    dropCount: 1,
    losses: [only],
  }));
}

function dropTwo(
  applied: readonly AppliedFilter[],
  t: T,
): readonly Loosening[] {
  if (applied.length > MOST_TRIED_TOGETHER) return [];
  return applied.flatMap((first, at) =>
    applied.slice(at + 1).map((second) => ({
      say: (count: number) =>
        t("empty.drop", { losses: sayLosses([first, second], t), count }),
      drop: (search: InventorySearch) => second.drop(first.drop(search)),
      dropCount: 2,
      losses: [first, second],
    })),
  );
}

/** A range alone says little of the car that was meant. */
function keepOne(
  applied: readonly AppliedFilter[],
  t: T,
): readonly Loosening[] {
  if (applied.length > MOST_TRIED_TOGETHER) return [];
  return applied
    .filter(({ limit }) => limit === undefined)
    .map((kept) => ({
      say: (count) => t("empty.keep", { filter: kept.name, count }),
      drop: (search) =>
        applied.reduce(
          (left, it) => (it === kept ? left : it.drop(left)),
          search,
        ),
      dropCount: applied.length - 1,
      losses: [],
    }));
}

type Found = Pick<InventoryResults, "vehicles">;
type Loosened = Found & Pick<NearVehicle, "misses">;

/** Each loosening in turn adds what is not shown yet, in whole rows of the widest grid where there are any. */
function listNearest(
  { vehicles }: Found,
  loosenings: readonly Loosened[],
): readonly NearVehicle[] {
  const shown = new Set(vehicles.map(({ vin }) => vin));
  const nearest = loosenings
    .flatMap(({ vehicles: found, misses }) =>
      found.map((vehicle) => ({ vehicle, misses })),
    )
    .filter(({ vehicle: { vin } }) => !shown.has(vin) && shown.add(vin))
    .slice(0, NEAREST_COUNT);
  const isRow = nearest.length > CARDS_IN_ROW;
  return isRow
    ? nearest.slice(0, nearest.length - (nearest.length % CARDS_IN_ROW))
    : nearest;
}

/** The store that finds the most comes first. */
function listNearbyStock(context: FacetContext): readonly Chip[] {
  const { search, results, t, formatAddress } = context;
  const chosen = search.values.store;
  if (chosen === undefined) return [];
  return results.counts.store
    .filter(({ value, count }) => count > 0 && !chosen.includes(value))
    .toSorted((a, b) => b.count - a.count)
    .map(({ value, count }) => ({
      label: t("empty.nearby", {
        store: formatValueLabel("store", value, context),
        count,
      }),
      address: formatAddress(setValues(search, "store", [value])),
    }));
}

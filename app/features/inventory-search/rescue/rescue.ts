import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { SHORT_TOTAL } from "#app/features/inventory-search/short-answer.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type {
  Chip,
  Rescue,
} from "#app/features/inventory-search/list-page-data.ts";
import { formatValueLabel } from "#app/features/inventory-search/filter-labels.ts";
import type { NearOrder } from "./near-sort.ts";
import {
  CARDS_IN_ROW,
  dropShown,
  listNearest,
  NEAREST_COUNT,
  type NearVehicle,
  spreadMakes,
} from "./nearest.ts";
import type { WantedKind } from "#app/domain/inventory/near-match.ts";
import { addOwnBuilds } from "./own-builds.ts";
import { listNearby, measureWay } from "./list-nearby.ts";
import { readWantedKind } from "./near-kind.ts";
import type { NearContext } from "./near-price.ts";
import { listElsewhere } from "./other-conditions.ts";
import {
  dropOne,
  dropTwo,
  type Find,
  keepOne,
  listHelpful,
  nameLeft,
  type WayOut,
} from "./ways-out.ts";
import { listRaises } from "./raised-price.ts";
import { listKindWays, listOfBody } from "./ways-of-body.ts";
import { setValues } from "#app/features/inventory-search/search-change.ts";

export interface RescueOutcome extends Pick<Rescue, "drops" | "nearby"> {
  /** The gate comes later. */
  readonly nearest: readonly NearVehicle[];
  readonly wanted: WantedKind;
  readonly areNearestNew: boolean;
  /** All but one of the wishes were given up. */
  readonly isOneKept: boolean;
  /** So many filters are given up at most by a way out. */
  readonly dropCount: number;
  /** What the first of the nearest are near in; null where they are not in such an order. */
  readonly nearOrder: NearOrder | null;
  /** Whose lowest or highest price may be told. Null where no price alone was given up. */
  readonly priced: {
    /** "red Toyota Camrys", or "red Toyota Camry" of the only one. */
    readonly name: string;
    readonly isOnly: boolean;
    /** Of the list without its price. */
    readonly listAddress: string;
  } | null;
  /** All of the nearest are in that order. */
  readonly isOneOrder: boolean;
}

/** Each is tried where the one before it helps nowhere. */
const WAYS = [dropOne, dropTwo, keepOne] as const;

/**
 * It names the one filter to take away, else the two, else the one to keep; the other stores that have it; and the
 * nearest vehicles, those of the loosening that finds the fewest first, or the newest where none is near. Null means
 * that enough is found.
 */
export function rescueSearch(
  context: FacetContext & NearContext,
  applied: readonly AppliedFilter[],
  find: Find,
): RescueOutcome | null {
  const { search, results, formatAddress } = context;
  const isEmpty = results.total === 0;
  if (results.total >= SHORT_TOTAL || (!isEmpty && applied.length === 0))
    return null;
  // A short answer needs no more than one filter less.
  const ways = isEmpty ? WAYS : [dropOne];
  let found: readonly WayOut[] = [];
  for (const way of ways) {
    found = listHelpful(way(applied, context), context, find);
    if (found.length > 0) break;
  }
  const elsewhere = isEmpty ? listElsewhere(found, applied, context, find) : [];
  found = [...elsewhere, ...found];
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
  const wanted = readWantedKind(context, find);
  // A model alone says enough of the cars that are like it.
  const isKindTold =
    search.values.make_model !== undefined && wanted.bodystyles.length > 0;
  // Without its only filter, or without both, nothing is left of what was asked for but the order of a range.
  const areNearestNew =
    isLost ||
    (!isKindTold &&
      found.some(({ dropCount }) => dropCount === applied.length) &&
      found.every(({ nearOrder }) => nearOrder === null));
  const compareWays = (a: WayOut, b: WayOut) =>
    Number(givesUpMany(a)) - Number(givesUpMany(b)) ||
    // Where the list's own condition is to blame, the others come first.
    (isEmpty ? rankElsewhere(b) - rankElsewhere(a) : 0);
  const near = dropShown(
    areNearestNew
      ? everything.vehicles.map((vehicle) => ({ vehicle, misses: [] }))
      : listNearby(found, wanted, context, find),
    results,
  );
  // Nothing but the model was given up, so cars of other makes are as much in question as others of its make.
  const isModelLost =
    !areNearestNew &&
    isKindTold &&
    found.every(({ losses }) =>
      losses.every(({ key }) => key === "make_model"),
    );
  const [first] = areNearestNew ? [] : found;
  const priced = found.find(
    ({ nearOrder, dropCount }) => nearOrder?.key === "price" && dropCount === 1,
  );
  // Beside one that has to be named by what it leads to, each is.
  const areShort = found.every((it) => it.sayShort(it.results) !== null);
  const sayWay = (it: Pick<WayOut, "sayShort" | "sayLong" | "results">) =>
    (areShort ? it.sayShort(it.results) : null) ?? it.sayLong(it.results);
  return {
    // "See all cars" is there for a loosening that leaves nothing of what was asked for.
    drops: [
      ...listRaises(found, applied, context, find),
      ...(isModelLost ? listKindWays(wanted, found, context, find) : []),
      ...found.toSorted(
        (a, b) =>
          compareWays(a, b) ||
          measureWay(a, context) - measureWay(b, context) ||
          b.results.total - a.results.total,
      ),
    ]
      .filter(({ results: { total } }) => total < stockTotal)
      .map(({ loosened, ...way }) => ({
        label: sayWay(way),
        address: formatAddress(loosened),
      })),
    nearby: listNearbyStock(context),
    nearest: listNearest(isModelLost ? spreadMakes(near, wanted) : near).map(
      (it) => addOwnBuilds(it, find),
    ),
    wanted,
    areNearestNew,
    isOneKept: found.some(({ losses }) => losses.length === 0),
    dropCount: Math.max(0, ...found.map((it) => it.dropCount)),
    nearOrder: first?.nearOrder ?? null,
    priced: priced === undefined ? null : namePriced(priced, context),
    isOneOrder:
      found.length === 1 ||
      (first !== undefined && first.results.vehicles.length >= NEAREST_COUNT),
  };
}

function namePriced(
  { loosened, results }: WayOut,
  context: FacetContext,
): NonNullable<RescueOutcome["priced"]> {
  const isOnly = results.total === 1;
  return {
    name: nameLeft(loosened, context, results, isOnly),
    isOnly,
    listAddress: context.formatAddress(loosened),
  };
}

const countCars = (found: readonly WayOut[]) =>
  found.reduce((sum, { results }) => sum + results.total, 0);

/** What is left then is hardly what was asked for. */
const givesUpMany = ({ dropCount }: WayOut) => dropCount > 2;

/** Cars of other conditions that keep the price. */
const rankElsewhere = ({ losses }: WayOut) =>
  Number(
    losses.some(({ key }) => key === "condition") &&
      !losses.some(({ limit }) => limit === "price"),
  );

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

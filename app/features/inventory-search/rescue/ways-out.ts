import type {
  InventoryResults,
  InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import { buildSearchTitle } from "#app/features/inventory-search/search-title.ts";
import { joinTitle } from "#app/features/inventory-search/title-words.ts";
import { capitalize } from "#app/site/page/format.ts";
import { sayAny, sayOpened, sayOtherConditions } from "./loss-words.ts";
import { chooseNearOrder, type NearOrder } from "./near-sort.ts";

/** With more filters than this, they are given up one by one alone. */
const MOST_TRIED_TOGETHER = 8;

export type Find = (search: InventorySearch) => InventoryResults;

/** What is given up of a search, and how that is said. */
export interface Loosening {
  readonly sayShort: (found: InventoryResults) => string | null;
  /** By what it leads to. */
  readonly sayLong: (found: InventoryResults) => string;
  readonly drop: AppliedFilter["drop"];
  /** So many filters are given up. */
  readonly dropCount: number;
  /** The filters; none where too many are given up to name them. */
  readonly losses: readonly AppliedFilter[];
}

/** A loosening that finds more. */
export interface WayOut extends Loosening {
  readonly loosened: InventorySearch;
  readonly results: InventoryResults;
  readonly nearOrder: NearOrder | null;
}

/** What finds the fewest comes first. */
export function listHelpful(
  loosenings: readonly Loosening[],
  { search, results: { total } }: FacetContext,
  find: Find,
): readonly WayOut[] {
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

export function dropOne(
  applied: readonly AppliedFilter[],
  context: FacetContext,
): readonly Loosening[] {
  return applied.map((only) => giveUp([only], context));
}

export function dropTwo(
  applied: readonly AppliedFilter[],
  context: FacetContext,
): readonly Loosening[] {
  if (applied.length > MOST_TRIED_TOGETHER) return [];
  return applied.flatMap((first, at) =>
    applied.slice(at + 1).map((second) => giveUp([first, second], context)),
  );
}

/** A range alone says little of the car that was meant. */
export function keepOne(
  applied: readonly AppliedFilter[],
  context: FacetContext,
): readonly Loosening[] {
  if (applied.length > MOST_TRIED_TOGETHER) return [];
  return applied
    .filter(({ limit }) => limit === undefined)
    .map((kept) => {
      const drop: AppliedFilter["drop"] = (search) =>
        applied.reduce(
          (left, it) => (it === kept ? left : it.drop(left)),
          search,
        );
      return {
        sayShort: () => null,
        sayLong: (found) =>
          context.t("empty.left", {
            way: capitalize(nameLeft(drop(context.search), context, found)),
            count: found.total,
          }),
        drop,
        dropCount: applied.length - 1,
        losses: [],
      };
    });
}

export function giveUp(
  losses: readonly AppliedFilter[],
  context: FacetContext,
): Loosening {
  const { search, results, t } = context;
  const drop: AppliedFilter["drop"] = (asked) =>
    losses.reduce((left, it) => it.drop(left), asked);
  const sayOthers = (found: InventoryResults) =>
    results.total === 0 ? sayOtherConditions(search, found, t) : null;
  return {
    sayShort: (found) => {
      const way = sayAny(losses, t, sayOthers(found));
      return way && t("empty.way", { way, count: found.total });
    },
    sayLong: (found) => {
      const left = nameLeft(drop(search), context, found);
      const opened = sayOpened(losses, t, sayOthers(found));
      return t("empty.left", {
        way: capitalize([left, ...opened].join(", ")),
        count: found.total,
      });
    },
    drop,
    dropCount: losses.length,
    losses,
  };
}

/** The words of a title: "red Toyota Camrys", or "red Toyota Camry" where they are said of one. */
export function nameLeft(
  left: InventorySearch,
  context: FacetContext,
  { counts }: InventoryResults,
  isOne = false,
): string {
  const { noun, qualifiers } = buildSearchTitle(left, {
    ...context,
    bodyStyles: counts.bodystyle,
    isOne,
  });
  return joinTitle(noun, qualifiers);
}

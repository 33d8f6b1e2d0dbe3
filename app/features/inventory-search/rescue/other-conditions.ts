import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import { MOST_OVER_PRICE, raisePrice } from "./near-price.ts";
import {
  dropOne,
  dropTwo,
  type Find,
  giveUp,
  listHelpful,
  type Loosening,
  type WayOut,
} from "./ways-out.ts";

/** More of them would be a list of all that could be asked. */
const MOST_ELSEWHERE = 2;

/**
 * Assumption A483: where every way out gives up the price and finds nothing near it, the condition that the list is of is
 * given up before that. It is the list rather than a wish, so one or two filters less are tried besides.
 */
export function listElsewhere(
  found: readonly WayOut[],
  applied: readonly AppliedFilter[],
  context: FacetContext,
  find: Find,
): readonly WayOut[] {
  const condition = applied.find(({ key }) => key === "condition");
  const maxDollars = context.search.ranges.price?.max;
  if (condition === undefined || maxDollars === undefined) return [];
  const isFar = found.every(
    ({ nearOrder, loosened }) =>
      nearOrder?.key === "price" &&
      find({
        ...loosened,
        ranges: {
          ...loosened.ranges,
          price: { max: Math.floor(maxDollars * MOST_OVER_PRICE) },
        },
      }).total === 0,
  );
  if (!isFar) return [];
  const wishes = applied.filter(
    (it) => it !== condition && it.limit !== "price",
  );
  const raised = raisePrice(applied, context.search);
  const ones = dropOne(wishes, context);
  const giveUpBesides = (
    ways: readonly Loosening[],
    ...more: readonly AppliedFilter[]
  ) =>
    ways.map(({ losses }) => giveUp([condition, ...losses, ...more], context));
  for (const ways of [
    giveUpBesides(ones),
    raised === null ? [] : giveUpBesides(ones, raised),
    giveUpBesides(dropTwo(wishes, context)),
  ]) {
    const helpful = listHelpful(ways, context, find);
    if (helpful.length > 0)
      return helpful
        .toSorted((a, b) => b.results.total - a.results.total)
        .slice(0, MOST_ELSEWHERE);
  }
  return [];
}

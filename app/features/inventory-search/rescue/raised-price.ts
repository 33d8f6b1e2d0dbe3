import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import { setRange } from "#app/features/inventory-search/search-change.ts";
import { formatRangeEnds } from "#app/site/search/range-words.ts";
import {
  LITTLE_OVER,
  MOST_OVER_PRICE,
  type NearContext,
} from "./near-price.ts";
import {
  type Find,
  listHelpful,
  type Loosening,
  type WayOut,
} from "./ways-out.ts";

/** Prices that people say. */
const ROUND_DOLLARS = 500;

/**
 * Below a few cars under a price: how many there are for a little more, and for the most that is near it. How many cars a
 * price finds tells of prices, so there is none where some are private.
 */
export function listRaises(
  applied: readonly AppliedFilter[],
  context: FacetContext & NearContext,
  find: Find,
): readonly WayOut[] {
  const { search, results, lockedPriceGroups } = context;
  const limit = applied.find((it) => it.limit === "price");
  const max = search.ranges.price?.max;
  if (results.total === 0 || lockedPriceGroups.length > 0) return [];
  if (limit === undefined || max === undefined) return [];
  const raised = [LITTLE_OVER, MOST_OVER_PRICE].map((share) =>
    raiseTo(
      Math.ceil((max * share) / ROUND_DOLLARS) * ROUND_DOLLARS,
      limit,
      context,
    ),
  );
  const anyPrice = find(limit.drop(search)).total;
  const helpful = listHelpful(raised, context, find);
  return helpful.filter(
    ({ results: { total } }, at) =>
      total < anyPrice && total !== helpful[at - 1]?.results.total,
  );
}

function raiseTo(
  max: number,
  limit: AppliedFilter,
  { search, t }: FacetContext,
): Loosening {
  const price = { ...search.ranges.price, max };
  const { ends, values } = formatRangeEnds("price", price);
  const way = t(`range.price.${ends}`, values);
  const say: Loosening["sayLong"] = ({ total }) =>
    t("empty.way", { way, count: total });
  return {
    sayShort: say,
    sayLong: say,
    drop: (asked) => setRange(asked, "price", price),
    dropCount: 1,
    losses: [limit],
  };
}

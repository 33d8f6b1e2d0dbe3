import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import { formatRangeEnds } from "#app/site/search/range-words.ts";
import {
  LITTLE_OVER,
  MOST_OVER_PRICE,
  type NearContext,
  raisePrice,
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
  found: readonly WayOut[],
  applied: readonly AppliedFilter[],
  context: FacetContext & NearContext,
  find: Find,
): readonly WayOut[] {
  const { search, results, lockedPriceGroups } = context;
  if (results.total === 0 || lockedPriceGroups.length > 0) return [];
  const raises = [LITTLE_OVER, MOST_OVER_PRICE].flatMap(
    (share) =>
      raisePrice(
        applied,
        search,
        (max) => Math.ceil((max * share) / ROUND_DOLLARS) * ROUND_DOLLARS,
      ) ?? [],
  );
  const anyPrice = found.find(({ losses }) =>
    losses.every(({ limit }) => limit === "price"),
  );
  const helpful = listHelpful(
    raises.map((it) => toLoosening(it, context)),
    context,
    find,
  );
  return helpful.filter(
    ({ results: { total } }, at) =>
      total !== anyPrice?.results.total &&
      total !== helpful[at - 1]?.results.total,
  );
}

function toLoosening(
  raised: AppliedFilter,
  { search, t }: FacetContext,
): Loosening {
  const { price = {} } = raised.drop(search).ranges;
  const { ends, values } = formatRangeEnds("price", price);
  const way = t(`range.price.${ends}`, values);
  const say: Loosening["sayLong"] = ({ total }) =>
    t("empty.way", { way, count: total });
  return {
    sayShort: say,
    sayLong: say,
    drop: raised.drop,
    dropCount: 1,
    losses: [raised],
  };
}

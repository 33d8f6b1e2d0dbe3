import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import { dropTwo, type Find, listHelpful } from "./ways-out.ts";

/** More of them would be a list of all that could be asked. */
const MOST_OF_BODY = 2;

/**
 * Where one filter less leaves less than a row of cars, two filters less fill it up: whoever wants a convertible looks at
 * other convertibles, rather than at the one van that has all the rest.
 */
export function listOfBody(
  applied: readonly AppliedFilter[],
  context: FacetContext,
  find: Find,
) {
  const { bodystyle } = context.search.values;
  if (bodystyle === undefined || applied.length < 3) return [];
  return listHelpful(dropTwo(applied, context), context, find)
    .filter(({ loosened }) => loosened.values.bodystyle !== undefined)
    .slice(0, MOST_OF_BODY);
}

import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import type { WantedKind } from "#app/domain/inventory/near-match.ts";
import { setValues } from "#app/features/inventory-search/search-change.ts";
import { capitalize } from "#app/site/page/format.ts";
import {
  dropTwo,
  type Find,
  listHelpful,
  type Loosening,
  nameLeft,
  type WayOut,
} from "./ways-out.ts";

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

/** Whoever named a model may look at all of its kind: "Nissan SUVs: 12", then "SUVs: 410". */
export function listKindWays(
  { makes, bodystyles }: Pick<WantedKind, "makes" | "bodystyles">,
  [modelLost]: readonly WayOut[],
  context: FacetContext,
  find: Find,
): readonly WayOut[] {
  if (modelLost === undefined) return [];
  const { losses } = modelLost;
  const widen = (values: readonly string[]): Loosening => {
    const drop: Loosening["drop"] = (search) =>
      setValues(
        setValues(modelLost.drop(search), "bodystyle", bodystyles),
        "make_model",
        values,
      );
    const say: Loosening["sayLong"] = (found) =>
      context.t("empty.left", {
        way: capitalize(nameLeft(drop(context.search), context, found)),
        count: found.total,
      });
    return { sayShort: say, sayLong: say, drop, dropCount: 1, losses };
  };
  return listHelpful([widen(makes), widen([])], context, find);
}

import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { FacetContext } from "./facet-options.ts";
import { formatConditionLabel } from "#app/features/inventory-search/filter-labels.ts";
import type {
  Option,
  ValueFacet,
} from "#app/features/inventory-search/list-page-data.ts";

/** A search has one condition, so a visitor chooses one group or all of them. */
export function buildConditionFacet(
  { search, results, sources: { t }, options }: FacetContext,
  conditions: readonly Condition[],
): ValueFacet | null {
  if (conditions.length < 2) return null;
  return {
    kind: "checks",
    key: "condition",
    label: t("facet.condition"),
    isOpen: search.condition !== "all",
    link: { before: "", after: "", selected: [], isInPath: false },
    options: conditions.map((condition): Option => {
      const isOn = search.condition === condition;
      const next = isOn ? "all" : condition;
      return {
        value: condition,
        label: formatConditionLabel(condition, t),
        count:
          results.conditionCounts.find(({ value }) => value === condition)
            ?.count ?? 0,
        ...(isOn && { isOn }),
        address: formatSearchAddress(
          { ...search, condition: next, page: 1 },
          options,
        ),
      };
    }),
    rest: [],
  };
}

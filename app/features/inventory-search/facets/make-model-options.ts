import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { FacetCount } from "#app/domain/inventory/results.ts";
import { type FacetContext, facetOption } from "./facet-options.ts";
import { valueLabel } from "#app/features/inventory-search/filter-labels.ts";
import type { Option } from "#app/features/inventory-search/list-page-data.ts";
import {
  makeOf,
  toggled,
  withValues,
} from "#app/features/inventory-search/search-change.ts";

/** Makes; under a make in use, its models. */
export function makeModelOptions(
  counts: readonly FacetCount[],
  selected: readonly string[],
  context: FacetContext,
): readonly Option[] {
  const makesInUse = new Set(selected.map(makeOf));
  const models = counts.filter(
    ({ value, count }) =>
      count > 0 && value !== makeOf(value) && makesInUse.has(makeOf(value)),
  );
  return counts
    .filter(({ value }) => value === makeOf(value))
    .flatMap((make) => {
      if (!makesInUse.has(make.value))
        return [facetOption("make_model", make, selected, context)];
      return [
        makeInUse(make, selected, context),
        ...models
          .filter(({ value }) => makeOf(value) === make.value)
          .map((model) => modelOption(model, selected, context)),
      ];
    });
}

/** A make is on with any of its models, and goes with all of them. */
function makeInUse(
  { value, count }: FacetCount,
  selected: readonly string[],
  { search, sources, options }: FacetContext,
): Option {
  const others = selected.filter((it) => makeOf(it) !== value);
  const without = withValues(search, "make_model", others);
  return {
    value,
    label: valueLabel("make_model", value, sources),
    count,
    isOn: true,
    address: formatSearchAddress(without, options),
  };
}

function modelOption(
  { value, count, label }: FacetCount,
  selected: readonly string[],
  { search, sources, options }: FacetContext,
): Option {
  const next = withValues(search, "make_model", toggled(selected, value));
  return {
    value,
    label: label ?? valueLabel("make_model", value, sources),
    count,
    ...(selected.includes(value) && { isOn: true as const }),
    isSub: true,
    address: formatSearchAddress(next, options),
  };
}

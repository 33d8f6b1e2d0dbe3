import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { FacetCount } from "#app/domain/inventory/results.ts";
import { type FacetContext, buildFacetOption } from "./facet-options.ts";
import { formatValueLabel } from "#app/features/inventory-search/filter-labels.ts";
import type { Option } from "#app/features/inventory-search/list-page-data.ts";
import {
  getMake,
  toggleValue,
  setValues,
} from "#app/features/inventory-search/search-change.ts";

/** The options are the makes, and under a make in use its models. */
export function listMakeModelOptions(
  counts: readonly FacetCount[],
  selected: readonly string[],
  context: FacetContext,
): readonly Option[] {
  const makesInUse = new Set(selected.map(getMake));
  const models = counts.filter(
    ({ value, count }) =>
      count > 0 && value !== getMake(value) && makesInUse.has(getMake(value)),
  );
  return counts
    .filter(({ value }) => value === getMake(value))
    .flatMap((make) => {
      if (!makesInUse.has(make.value))
        return [buildFacetOption("make_model", make, selected, context)];
      return [
        buildMakeInUseOption(make, selected, context),
        ...models
          .filter(({ value }) => getMake(value) === make.value)
          .map((model) => buildModelOption(model, selected, context)),
      ];
    });
}

/** A make counts as used with any of its models, and its link takes all of them away. */
function buildMakeInUseOption(
  { value, count }: FacetCount,
  selected: readonly string[],
  { search, sources, options }: FacetContext,
): Option {
  const others = selected.filter((it) => getMake(it) !== value);
  const without = setValues(search, "make_model", others);
  return {
    value,
    label: formatValueLabel("make_model", value, sources),
    count,
    isOn: true,
    address: formatSearchAddress(without, options),
  };
}

function buildModelOption(
  { value, count, label }: FacetCount,
  selected: readonly string[],
  { search, sources, options }: FacetContext,
): Option {
  const next = setValues(search, "make_model", toggleValue(selected, value));
  return {
    value,
    label: label ?? formatValueLabel("make_model", value, sources),
    count,
    ...(selected.includes(value) && { isOn: true as const }),
    isSub: true,
    address: formatSearchAddress(next, options),
  };
}

import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import {
  type MeasuredKey,
  getRangeFacet,
} from "#app/domain/inventory/facets.ts";
import type { Range } from "#app/domain/inventory/search.ts";
import { formatRangeLabel } from "#app/features/inventory-search/filter-labels.ts";
import type {
  Option,
  RangeFacetView,
  ValueFacet,
} from "#app/features/inventory-search/list-page-data.ts";
import { setRange } from "#app/features/inventory-search/search-change.ts";
import type { FacetContext } from "./facet-options.ts";

const FULL_HEIGHT = 60;

/** The answer is null when there is nothing to draw a line through. */
export function buildRangeFacet(
  key: MeasuredKey,
  { search, results, sources: { t } }: FacetContext,
): RangeFacetView | null {
  const facet = results.rangeFacets[key];
  const { min, max } = search.ranges[key] ?? {};
  if (facet.bounds === null && min === undefined && max === undefined)
    return null;
  return {
    kind: "range",
    key,
    label: t(`facet.${key}`),
    isOpen:
      getRangeFacet(key).isFolded !== true ||
      min !== undefined ||
      max !== undefined,
    min: min ?? null,
    max: max ?? null,
    bounds: facet.bounds,
    bars: computeBarHeights(facet.histogram),
    scale: { start: facet.histogramStart, step: facet.histogramStep },
  };
}

/** While prices are locked, the facet shows the profile's public steps without counts. */
export function buildPriceBandFacet(
  bandsDollars: readonly number[],
  { search, results, sources: { t }, options }: FacetContext,
): ValueFacet {
  const inUse = search.ranges.price;
  // Where nothing is found without a price, no price finds anything, so the zero reveals nothing of one.
  const isUseless = inUse === undefined && results.total === 0;
  const bands: Range[] = [
    { max: bandsDollars[0] ?? 0 },
    ...bandsDollars.map((min, at) => {
      const max = bandsDollars[at + 1];
      return max === undefined ? { min } : { min, max };
    }),
  ];
  return {
    kind: "checks",
    key: "price",
    label: t("facet.price"),
    isOpen: !isUseless,
    link: { before: "", after: "", selected: [], isInPath: false },
    options: bands.map((band): Option => {
      const isOn = band.min === inUse?.min && band.max === inUse?.max;
      return {
        value: `${band.min ?? ""}-${band.max ?? ""}`,
        label: formatRangeLabel("price", band, t),
        count: isUseless ? 0 : null,
        ...(isOn && { isOn }),
        address: formatSearchAddress(
          setRange(search, "price", isOn ? null : band),
          options,
        ),
      };
    }),
    rest: [],
  };
}

/** A bar that holds anything is high enough to be seen. */
function computeBarHeights(counts: readonly number[]): readonly number[] {
  const highest = Math.max(1, ...counts);
  return counts.map((count) =>
    count === 0 ? 0 : Math.max(2, Math.round((count / highest) * FULL_HEIGHT)),
  );
}

import type { ValueKey } from "#app/domain/inventory/facets.ts";
import { type FacetContext, facetOption } from "./facet-options.ts";
import type { ValueFacet } from "#app/features/inventory-search/list-page-data.ts";
import { cutLongList } from "./long-list.ts";
import { makeModelOptions } from "./make-model-options.ts";
import { optionLink } from "./option-link.ts";

interface FacetShape {
  readonly kind: ValueFacet["kind"];
  /** Open before anything in it is in use. */
  readonly isOpen: boolean;
  /** Longer lists hide the rest behind "12 more", and leave out what would find nothing. */
  readonly shownCount: number;
}

const SHORT: FacetShape = { kind: "checks", isOpen: true, shownCount: 99 };
const SHAPES: Readonly<Record<ValueKey, FacetShape>> = {
  bodystyle: { ...SHORT, kind: "tiles" },
  features: { ...SHORT, shownCount: 7 },
  great_deals: SHORT,
  drivetrain: SHORT,
  make_model: { ...SHORT, shownCount: 8 },
  "exterior-color": { ...SHORT, kind: "swatches" },
  "interior-color": { ...SHORT, kind: "swatches", isOpen: false },
  transmission: { ...SHORT, isOpen: false },
  store: SHORT,
};

/** Null when there is nothing to choose between. */
export function valueFacet(
  key: ValueKey,
  context: FacetContext,
): ValueFacet | null {
  const { search, results, sources, options } = context;
  const counts = results.counts[key];
  if (counts.length < 2) return null;
  const shape = SHAPES[key];
  const selected = search.values[key] ?? [];
  const all =
    key === "make_model"
      ? makeModelOptions(counts, selected, context)
      : counts.map((it) => facetOption(key, it, selected, context));
  const isUseful = all.some(({ count }) => count !== 0);
  const [shown, rest] = cutLongList(all, shape.shownCount);
  return {
    kind: shape.kind,
    key,
    label: sources.t(`facet.${key}`),
    // Where nothing is found every value is off: the groups stay, out of the way.
    isOpen: (shape.isOpen && isUseful) || selected.length > 0,
    link: optionLink(search, key, options),
    options: shown,
    rest,
  };
}

import {
  type RangeKey,
  getValueFacet,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch, Range } from "#app/domain/inventory/search.ts";
import { findFeatureLabel } from "#app/domain/vehicle/features.ts";
import { isTextOf, type Translate } from "#app/site/page/copy.ts";
import { filterCopy, type FilterText } from "./filter-copy.ts";
import { formatRangeEnd } from "./range-end.ts";

/** Labels are made from these sources. */
export interface LabelSources {
  readonly t: Translate<FilterText>;
  /** The map leads from a store id to its place, such as "Aurora, IL". */
  readonly places: ReadonlyMap<string, string>;
  /** The map leads from a body style to the profile's name for it. */
  readonly bodyStyleNames: ReadonlyMap<string, string>;
  /** The name is "Honda" for `honda` and "Honda Civic" for `honda~civic`. */
  readonly formatMakeModelName: (value: string) => string;
}

/** Names that other tables than copy have. */
const OTHER_NAMES: Partial<
  Record<ValueKey, (value: string, sources: LabelSources) => string | undefined>
> = {
  bodystyle: (value, { bodyStyleNames }) => bodyStyleNames.get(value),
  features: (value) => findFeatureLabel(value) ?? undefined,
  make_model: (value, { formatMakeModelName }) => formatMakeModelName(value),
  store: (value, { places }) => places.get(value),
};

/** This is how an option names its value: "SUVs", "Heated seats", "Honda Civic". */
export function formatValueLabel(
  key: ValueKey,
  value: string,
  sources: LabelSources,
): string {
  const name = OTHER_NAMES[key]?.(value, sources);
  if (name !== undefined) return name;
  const text = `${getValueFacet(key).words}.${value}`;
  return isTextOf(filterCopy, text) ? sources.t(text) : value;
}

/** Values that say too little out of the context of their facet. */
const CHIP_TEXTS: Partial<Record<ValueKey, FilterText>> = {
  "interior-color": "chip.interior",
};

/** A value as its chip says it. */
export function formatChipLabel(
  key: ValueKey,
  value: string,
  sources: LabelSources,
): string {
  const label = formatValueLabel(key, value, sources);
  const text = CHIP_TEXTS[key];
  return text === undefined ? label : sources.t(text, { color: label });
}

/** The label reads "Price up to $25,000" or "Under $400 a month". */
export function formatRangeLabel(
  key: RangeKey,
  { min, max }: Range,
  t: Translate<FilterText>,
): string {
  const values = {
    min: min === undefined ? "" : formatRangeEnd(key, min),
    max: max === undefined ? "" : formatRangeEnd(key, max),
  };
  // A payment has no lower end.
  if (key === "payment" || min === undefined)
    return t(`range.${key}.max`, values);
  return t(
    max === undefined ? `range.${key}.min` : `range.${key}.both`,
    values,
  );
}

export function formatConditionLabel(
  condition: InventorySearch["condition"],
  t: Translate<FilterText>,
): string {
  return t(`condition.${condition}`);
}

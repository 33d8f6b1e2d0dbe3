import {
  GREAT_DEALS,
  type RangeKey,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch, Range } from "#app/domain/inventory/search.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  DRIVETRAINS,
  TRANSMISSIONS,
} from "#app/domain/vehicle/vehicle.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import type { FilterText } from "./filter-copy.ts";
import { rangeEnd } from "./range-end.ts";

const FEATURE_LABELS: ReadonlyMap<string, string> = new Map(
  FEATURES.map(({ key, label }) => [key, label]),
);

/** What labels are made from. */
export interface LabelSources {
  readonly t: Translate<FilterText>;
  /** Store id → "Aurora, IL". */
  readonly places: ReadonlyMap<string, string>;
  /** Body style value → the profile's name. */
  readonly bodyStyleNames: ReadonlyMap<string, string>;
  /** "Honda" of `honda`, "Honda Civic" of `honda~civic`. */
  readonly makeModelName: (value: string) => string;
}

/** A value as its option says it: "SUVs", "Heated seats", "Honda Civic". */
export function valueLabel(
  key: ValueKey,
  value: string,
  { t, places, bodyStyleNames, makeModelName }: LabelSources,
): string {
  switch (key) {
    case "bodystyle":
      return (
        bodyStyleNames.get(value) ??
        named(BODY_STYLES, value, (it) => t(`bodystyle.${it}`))
      );
    case "features":
      return FEATURE_LABELS.get(value) ?? value;
    case "great_deals":
      return named(GREAT_DEALS, value, (it) => t(`great_deals.${it}`));
    case "drivetrain":
      return named(DRIVETRAINS, value, (it) => t(`drivetrain.${it}`));
    case "transmission":
      return named(TRANSMISSIONS, value, (it) => t(`transmission.${it}`));
    case "exterior-color":
    case "interior-color":
      return named(COLOR_FAMILIES, value, (it) => t(`color.${it}`));
    case "store":
      return places.get(value) ?? value;
    case "make_model":
      return makeModelName(value);
  }
}

/** A value as its chip says it, out of the context of its facet. */
export function chipLabel(
  key: ValueKey,
  value: string,
  sources: LabelSources,
): string {
  const label = valueLabel(key, value, sources);
  return key === "interior-color"
    ? sources.t("chip.interior", { color: label })
    : label;
}

/** "Price up to $25,000", "Under $400 a month". */
export function rangeLabel(
  key: RangeKey,
  { min, max }: Range,
  t: Translate<FilterText>,
): string {
  const values = {
    min: min === undefined ? "" : rangeEnd(key, min),
    max: max === undefined ? "" : rangeEnd(key, max),
  };
  // A payment has no other end.
  if (key === "payment" || min === undefined)
    return t(`range.${key}.max`, values);
  return t(
    max === undefined ? `range.${key}.min` : `range.${key}.both`,
    values,
  );
}

export function conditionLabel(
  condition: InventorySearch["condition"],
  t: Translate<FilterText>,
): string {
  return t(`condition.${condition}`);
}

function named<Value extends string>(
  values: readonly Value[],
  value: string,
  label: (value: Value) => string,
): string {
  const found = values.find((it) => it === value);
  return found === undefined ? value : label(found);
}

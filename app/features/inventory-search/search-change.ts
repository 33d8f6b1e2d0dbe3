import type { RangeKey, ValueKey } from "#app/domain/inventory/facets.ts";
import {
  getMake,
  type InventorySearch,
  type Range,
} from "#app/domain/inventory/search.ts";

/** The search goes back to the first page. */
export function setValues(
  search: InventorySearch,
  key: ValueKey,
  values: readonly string[],
): InventorySearch {
  const { [key]: _, ...others } = search.values;
  return {
    ...search,
    values:
      values.length === 0
        ? others
        : { ...others, [key]: [...new Set(values)].sort() },
    page: 1,
  };
}

export function setRange(
  search: InventorySearch,
  key: RangeKey,
  range: Range | null,
): InventorySearch {
  const { [key]: _, ...others } = search.ranges;
  return {
    ...search,
    ranges: range === null ? others : { ...others, [key]: range },
    page: 1,
  };
}

/** A make and its own models exclude each other: a model narrows its make, a make widens to all of its models. */
export function toggleValue(
  values: readonly string[],
  value: string,
): readonly string[] {
  if (values.includes(value)) return values.filter((it) => it !== value);
  const make = getMake(value);
  return [
    ...values.filter((it) => it !== make && !it.startsWith(`${value}~`)),
    value,
  ];
}

import {
  getValueFacet,
  RANGE_KEYS,
  type RangeKey,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { findLeastSeats } from "#app/domain/inventory/facet-values.ts";
import {
  formatRangeLabel,
  formatValueLabel,
  type LabelSources,
} from "#app/features/inventory-search/filter-labels.ts";
import {
  setRange,
  setValues,
} from "#app/features/inventory-search/search-change.ts";

export interface AppliedFilter {
  readonly key: ValueKey | RangeKey | "condition" | "keywords";
  /** It is all that is asked of its key. */
  readonly isAlone: boolean;
  readonly label: string;
  /** The label has no quotation marks of its own, for a sentence that sets them. */
  readonly name: string;
  /** The range that it is an end of. */
  readonly limit?: RangeKey;
  readonly drop: (search: InventorySearch) => InventorySearch;
}

/** The condition comes first, then values and ranges in the spec's priority order, then words. */
export function listAppliedFilters(
  { condition, values, ranges, keywords }: InventorySearch,
  sources: LabelSources,
): readonly AppliedFilter[] {
  const { t } = sources;
  const applied: AppliedFilter[] = [];
  const add = (
    key: AppliedFilter["key"],
    label: string,
    drop: AppliedFilter["drop"],
    { name = label, isAlone = true } = {},
  ) => applied.push({ key, isAlone, label, name, drop });
  if (condition !== "all")
    add("condition", t(`condition.${condition}`), (it) => {
      return { ...it, condition: "all", page: 1 };
    });
  for (const key of VALUE_KEYS) {
    const chosen = values[key] ?? [];
    const leastSeats = findLeastSeats(key, chosen);
    if (leastSeats !== null) {
      add(key, t("title.seatsAndMore", { count: leastSeats }), (it) =>
        setValues(it, key, []),
      );
      continue;
    }
    for (const value of chosen) {
      const name = formatValueLabel(key, value, sources);
      const isLeftOut = getValueFacet(key).excludes !== undefined;
      // A color by itself is the car's.
      add(
        key,
        key === "interior-color"
          ? t("chip.interior", { color: name })
          : isLeftOut
            ? t("chip.not", { name })
            : name,
        (it) =>
          setValues(
            it,
            key,
            it.values[key]?.filter((other) => other !== value) ?? [],
          ),
        { isAlone: chosen.length === 1 },
      );
    }
  }
  for (const key of RANGE_KEYS) {
    const range = ranges[key];
    if (range === undefined) continue;
    const label = formatRangeLabel(key, range, t);
    const drop: AppliedFilter["drop"] = (it) => setRange(it, key, null);
    applied.push({ key, isAlone: true, label, name: label, limit: key, drop });
  }
  if (keywords !== null)
    add(
      "keywords",
      t("chip.keywords", { words: keywords }),
      (it) => ({ ...it, keywords: null, page: 1 }),
      { name: keywords },
    );
  return applied;
}

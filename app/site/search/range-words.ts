import type { RangeKey } from "#app/domain/inventory/facets.ts";
import type { Range } from "#app/domain/inventory/search.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";

/** Years have no thousands separator. */
export function formatRangeEnd(key: RangeKey, value: number): string {
  if (key === "price" || key === "payment") return formatDollars(value);
  return key === "year" ? String(value) : formatNumber(value);
}

/** A range may have one end or both, which may be the same: nobody says "2020 to 2020". */
export function formatRangeEnds(key: RangeKey, { min, max }: Range) {
  return {
    ends:
      min === undefined
        ? "max"
        : max === undefined
          ? "min"
          : min === max
            ? "one"
            : "both",
    values: {
      min: min === undefined ? "" : formatRangeEnd(key, min),
      max: max === undefined ? "" : formatRangeEnd(key, max),
    },
  } as const;
}

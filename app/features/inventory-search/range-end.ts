import type { RangeKey } from "#app/domain/inventory/facets.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";

/** Years have no thousands separator. */
export function formatRangeEnd(key: RangeKey, value: number): string {
  if (key === "price" || key === "payment") return formatDollars(value);
  return key === "year" ? String(value) : formatNumber(value);
}

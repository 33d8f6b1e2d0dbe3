import type { InventoryResults } from "#app/domain/inventory/search.ts";
import { VALUE_KEYS } from "#app/domain/inventory/facets.ts";
import type { SqlAnswer } from "./sql-search.ts";

/** The index's answer in the form that SQL gives: values that count 0 are left out. */
export function comparableAnswer(results: InventoryResults): SqlAnswer {
  const counts: Record<string, Record<string, number>> = {
    condition: toCounts(results.conditionCounts),
  };
  for (const key of VALUE_KEYS) counts[key] = toCounts(results.counts[key]);
  return {
    total: results.total,
    vins: results.vehicles.map(({ vin }) => vin),
    counts,
    ranges: results.rangeFacets,
    ceilingCounts: results.ceilingCounts,
  };
}

function toCounts(
  list: readonly { readonly value: string; readonly count: number }[],
): Record<string, number> {
  return Object.fromEntries(
    list
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => [value, count]),
  );
}

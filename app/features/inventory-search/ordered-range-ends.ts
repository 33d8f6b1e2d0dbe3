import { RANGE_KEYS } from "#app/domain/inventory/facets.ts";

/**
 * The query comes back with the ends of its ranges in order, because two fields are easily mixed up; it is
 * null when they are in order.
 */
export function orderRangeEnds(query: URLSearchParams): URLSearchParams | null {
  const ordered = new URLSearchParams(query);
  let hasSwapped = false;
  for (const key of RANGE_KEYS) {
    const min = query.get(`${key}_min`);
    const max = query.get(`${key}_max`);
    if (min === null || max === null || !(parseAmount(min) > parseAmount(max)))
      continue;
    ordered.set(`${key}_min`, max);
    ordered.set(`${key}_max`, min);
    hasSwapped = true;
  }
  return hasSwapped ? ordered : null;
}

/** A text that is no number gives NaN: nothing is swapped then, and the codec says what is wrong. */
function parseAmount(text: string): number {
  const digits = text.replace(/[$,\s]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : NaN;
}

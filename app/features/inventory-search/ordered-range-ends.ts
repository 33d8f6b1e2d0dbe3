import { RANGE_KEYS } from "#app/domain/inventory/facets.ts";

/** The same query with the ends of its ranges in order; null when they are. Two fields are easily mixed up. */
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

/** Not a number when the text is none: then nothing is swapped, and the codec says what is wrong. */
function parseAmount(text: string): number {
  const digits = text.replace(/[$,\s]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : NaN;
}

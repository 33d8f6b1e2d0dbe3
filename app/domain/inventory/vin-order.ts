const TAIL_LENGTH = 3;

/**
 * Cars that came together go by the end of their VINs, where makers number them one after the other. By the beginning,
 * which names the maker, one make would fill the first pages of whoever loads a whole inventory in one day (Assumption
 * A327). Below 0 where `a` comes first.
 */
export function compareVinTails(a: string, b: string): number {
  return (
    compareTexts(a.slice(-TAIL_LENGTH), b.slice(-TAIL_LENGTH)) ||
    compareTexts(a, b)
  );
}

/** By code units, as the index keeps its orders. Below 0 where `a` comes first. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

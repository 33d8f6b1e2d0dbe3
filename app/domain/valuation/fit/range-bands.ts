import type { RangeBand } from "../book/book.ts";

/** Ages in years at which bands may begin; a band with few sales is joined to the one before it. */
const STARTS = [-Infinity, 2, 4, 6, 8, 10, 13] as const;
const LEAST_SALES = 250;
/** One of ten lies below a range, and one of ten above it. */
const OUTSIDE_SHARE = 0.1;

export interface SeenError {
  readonly ageYears: number;
  /** What the book missed, in units of the error that it expected. */
  readonly error: number;
}

/** Split conformal ranges: the quantiles of errors of sales that the trees have not seen, for each band of ages. */
export function fitBands(errors: readonly SeenError[]): readonly RangeBand[] {
  const bands: { fromAgeYears: number; errors: number[] }[] = [];
  STARTS.forEach((from, at) => {
    const to = STARTS[at + 1] ?? Infinity;
    const found = errors
      .filter(({ ageYears }) => ageYears >= from && ageYears < to)
      .map(({ error }) => error);
    const before = bands.at(-1);
    if (before !== undefined && found.length < LEAST_SALES)
      before.errors.push(...found);
    // JSON has no infinity.
    else bands.push({ fromAgeYears: at === 0 ? -100 : from, errors: found });
  });
  return bands.map(({ fromAgeYears, errors: seen }) => {
    const sorted = seen.toSorted((a, b) => a - b);
    return {
      fromAgeYears,
      low: Number(findQuantile(sorted, OUTSIDE_SHARE).toFixed(4)),
      high: -Number(
        findQuantile(
          seen.map((it) => -it).toSorted((a, b) => a - b),
          OUTSIDE_SHARE,
        ).toFixed(4),
      ),
    };
  });
}

/** With a share of n + 1, as split conformal prediction asks, so that few sales give no narrower range. */
function findQuantile(sorted: readonly number[], share: number): number {
  const at = Math.floor(share * (sorted.length + 1)) - 1;
  return sorted[Math.max(0, at)] ?? 0;
}

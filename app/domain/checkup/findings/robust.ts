/** Expects at least one value. */
export function computeMedian(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The median deviation of a normal distribution times this factor is its standard deviation. */
const TO_STANDARD_DEVIATION = 1.4826;

/** The median absolute deviation, on the scale of a standard deviation, is not widened by a few extreme values. */
export function computeSpread(
  median: number,
  values: readonly number[],
): number {
  return (
    TO_STANDARD_DEVIATION *
    computeMedian(values.map((value) => Math.abs(value - median)))
  );
}

/** It returns the middle value, or halfway between the two middle ones. It expects at least one value. */
export function computeMedian(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The median deviation of a normal distribution times this factor is its standard deviation. */
const TO_STANDARD_DEVIATION = 1.4826;

/**
 * A few extreme values do not widen this spread: it is the median absolute deviation, on the scale of a standard
 * deviation.
 */
export function computeSpread(
  median: number,
  values: readonly number[],
): number {
  return (
    TO_STANDARD_DEVIATION *
    computeMedian(values.map((value) => Math.abs(value - median)))
  );
}

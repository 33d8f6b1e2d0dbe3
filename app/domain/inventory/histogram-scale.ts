/** The scale has equal steps over a range of whole numbers. */
export interface HistogramScale {
  readonly start: number;
  readonly step: number;
  readonly barCount: number;
}

const MOST_BARS = 40;

/** So few of the highest may share the last bar. */
const TAIL_SHARE = 0.02;
/** A tail that is not longer than this share of the rest is worth its bars. */
const LONGEST_TAIL = 0.25;

/** That many of `vehicleCount` lie above the value that `findHistogramEnd` asks for. */
export function countTail(vehicleCount: number): number {
  return Math.floor(vehicleCount * TAIL_SHARE);
}

/**
 * One car for $1,250,000 would press all others into one bar, so a long tail has its place in the last bar: what is
 * higher than 98 % lies above `highestUsual`, which is null where too few values are known.
 */
export function findHistogramEnd(
  min: number,
  max: number,
  highestUsual: number | null,
): number {
  if (highestUsual === null) return max;
  return max - highestUsual > (highestUsual - min) * LONGEST_TAIL
    ? highestUsual
    : max;
}

/**
 * Steps are 1, 2 or 5 times a power of ten, as fine as 40 bars allow, which gives about 28 bars over a wide range. Both
 * bounds are whole numbers from 0 up and lie in a bar.
 */
export function chooseHistogramScale(min: number, max: number): HistogramScale {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      const step = factor * power;
      const start = Math.floor(min / step) * step;
      const barCount = Math.floor((max - start) / step) + 1;
      if (barCount <= MOST_BARS) return { start, step, barCount };
    }
  }
}

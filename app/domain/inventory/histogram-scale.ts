/** The scale has equal steps over a range of whole numbers. */
export interface HistogramScale {
  readonly start: number;
  readonly step: number;
  readonly barCount: number;
}

const MOST_BARS = 40;

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

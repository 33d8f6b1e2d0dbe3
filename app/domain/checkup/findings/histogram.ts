export interface HistogramBar {
  /** Both ends are counted; null means no upper end. */
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

export interface Histogram {
  /** Values below 0 count as 0. */
  add(value: number): void;
  listBars(): readonly HistogramBar[];
}

/** The bars hold whole numbers and begin at `starts`, which rises from 0; the last bar has no upper end. */
export function createHistogram(starts: readonly number[]): Histogram {
  const counts = starts.map(() => 0);
  return {
    add(value) {
      const after = starts.findIndex((start) => start > value);
      const at = after === -1 ? starts.length - 1 : Math.max(0, after - 1);
      counts[at] = (counts[at] ?? 0) + 1;
    },
    listBars: () =>
      starts.map((from, at) => {
        const next = starts[at + 1];
        return {
          from,
          to: next === undefined ? null : next - 1,
          count: counts[at] ?? 0,
        };
      }),
  };
}

/** Twelve bars span 15 days each, and a last bar holds longer stays. */
export const DAYS_ON_LOT_STARTS: readonly number[] = Array.from(
  { length: 13 },
  (_, at) => 15 * at,
);

/** The first bar holds vehicles without photos; later bars rise by fives. */
export const PHOTO_COUNT_STARTS: readonly number[] = [
  0, 1, 5, 10, 15, 20, 25, 30, 35, 40,
];

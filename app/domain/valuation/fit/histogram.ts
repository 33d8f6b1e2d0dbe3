import { type BinnedRows, BIN_PLACES } from "./bins.ts";

/** For each feature and bin the sum of what is left to explain, and the count of its rows. */
export type Histogram = Float64Array;

export function createHistogram({ featureCount }: BinnedRows): Histogram {
  return new Float64Array(featureCount * BIN_PLACES * 2);
}

/** Most of the time of a fit is spent here. */
export function addRows(
  histogram: Histogram,
  { bins, featureCount }: BinnedRows,
  targets: Float64Array,
  rows: Int32Array,
  span: { readonly start: number; readonly end: number },
): void {
  for (let at = span.start; at < span.end; at++) {
    const row = rows[at] ?? 0;
    const target = targets[row] ?? 0;
    let place = 0;
    const first = row * featureCount;
    for (let feature = 0; feature < featureCount; feature++) {
      const cell = place + (bins[first + feature] ?? 0) * 2;
      histogram[cell] = (histogram[cell] ?? 0) + target;
      histogram[cell + 1] = (histogram[cell + 1] ?? 0) + 1;
      place += BIN_PLACES * 2;
    }
  }
}

/** The histogram of a leaf's larger side is what its smaller side leaves of it. It is written over the whole one. */
export function subtractHistogram(
  whole: Histogram,
  part: Histogram,
): Histogram {
  for (let cell = 0; cell < whole.length; cell++)
    whole[cell] = (whole[cell] ?? 0) - (part[cell] ?? 0);
  return whole;
}

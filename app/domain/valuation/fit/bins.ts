/** Rows with each feature as the number of its bin: 0 means missing, and values begin at 1. */
export interface BinnedRows {
  readonly rowCount: number;
  readonly featureCount: number;
  /** Row by row. */
  readonly bins: Uint8Array;
  /** A value up to and including the first border of its feature is in bin 1. */
  readonly borders: readonly (readonly number[])[];
}

/** The numbers of a bin fit into a byte; more bins than this gained nothing on 13,000 sales. */
const MOST_BINS = 96;
/** One place is for missing values. */
export const BIN_PLACES = MOST_BINS + 1;
const SAMPLED_ROWS = 50_000;

/** Borders at even shares of the rows. Values row by row, NaN where one is missing. */
export function binRows(
  values: Float64Array,
  featureCount: number,
): BinnedRows {
  const rowCount = values.length / featureCount;
  const borders = Array.from({ length: featureCount }, (_, feature) =>
    findBorders(values, featureCount, feature),
  );
  return {
    rowCount,
    featureCount,
    borders,
    bins: binByBorders(values, borders),
  };
}

function binByBorders(
  values: Float64Array,
  borders: readonly (readonly number[])[],
): Uint8Array {
  const bins = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? NaN;
    bins[at] = Number.isNaN(value)
      ? 0
      : 1 + countBelow(borders[at % borders.length] ?? [], value);
  }
  return bins;
}

function findBorders(
  values: Float64Array,
  featureCount: number,
  feature: number,
): readonly number[] {
  const rowCount = values.length / featureCount;
  const step = Math.max(1, Math.floor(rowCount / SAMPLED_ROWS));
  const present: number[] = [];
  for (let row = 0; row < rowCount; row += step) {
    const value = values[row * featureCount + feature] ?? NaN;
    if (!Number.isNaN(value)) present.push(value);
  }
  const sorted = Float64Array.from(present).sort();
  const borders = new Set<number>();
  for (let bin = 1; bin < MOST_BINS; bin++) {
    const at = Math.floor((bin * sorted.length) / MOST_BINS);
    // A border of few digits keeps the book small.
    const border = Number((sorted[at] ?? NaN).toPrecision(5));
    if (!Number.isNaN(border) && border < (sorted.at(-1) ?? -Infinity))
      borders.add(border);
  }
  return [...borders].toSorted((a, b) => a - b);
}

/** How many of the rising borders are below the value. */
function countBelow(borders: readonly number[], value: number): number {
  let low = 0;
  let high = borders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((borders[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

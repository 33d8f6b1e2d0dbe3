import {
  addBits,
  writeDifference,
  toggleBits,
  getWordCount,
  type Bitset,
} from "./bitset.server.ts";

export interface RangeColumn {
  /** Values are indexed by vehicle; unknown ones are -1. */
  readonly values: Int32Array;
  /** The lowest comes first; unknown values are left out. */
  readonly order: Uint32Array;
  readonly sorted: Int32Array;
  /** Every `markStep` places of `order` have the bits of all vehicles before. */
  readonly marks: Uint32Array;
  readonly markStep: number;
  readonly bins: RangeBins;
}

/** The width of a bin divides the steps of any wide histogram. */
export interface RangeBins {
  /** Codes are indexed by vehicle: 0 where the value is not known or too high for the bins, else its bin from 1. */
  readonly codes: Uint16Array;
  /** Bin 1 starts at this value. */
  readonly start: number;
  /** The width is a power of ten. */
  readonly width: number;
  /** This is the first value that is too high. */
  readonly end: number;
}

const MARK_COUNT = 32;
export const MOST_BINS = 8_192;

export function buildRangeColumn(values: Int32Array): RangeColumn {
  const { order, sorted } = sortKnown(values);
  const markStep = getMarkStep(order);
  const marks = buildMarks(order, markStep, getWordCount(values.length));
  const bins = buildBins(values, sorted);
  return { values, order, sorted, marks, markStep, bins };
}

export function getMarkStep(order: Uint32Array): number {
  return Math.max(1, Math.ceil(order.length / MARK_COUNT));
}

export function getMarkCount(order: Uint32Array, markStep: number): number {
  return Math.floor(order.length / markStep) + 1;
}

export function buildMarks(
  order: Uint32Array,
  markStep: number,
  wordCount: number,
): Uint32Array {
  const markCount = getMarkCount(order, markStep);
  const marks = new Uint32Array(markCount * wordCount);
  for (let mark = 1; mark < markCount; mark++) {
    const start = mark * wordCount;
    marks.copyWithin(start, start - wordCount, start);
    addBits(
      marks.subarray(start, start + wordCount),
      order.subarray((mark - 1) * markStep, mark * markStep),
    );
  }
  return marks;
}

function sortKnown(values: Int32Array): Pick<RangeColumn, "order" | "sorted"> {
  const order = sortPositions(values).filter(
    (vehicle) => (values[vehicle] ?? -1) >= 0,
  );
  return {
    order,
    sorted: Int32Array.from(order, (vehicle) => values[vehicle] ?? -1),
  };
}

export function buildBins(values: Int32Array, sorted: Int32Array): RangeBins {
  const frame = measureBins(sorted);
  const codes = Uint16Array.from(values, (value) => toBinCode(value, frame));
  return { codes, ...frame };
}

export function measureBins(sorted: Int32Array): Omit<RangeBins, "codes"> {
  // The most expensive one in a hundred may be far off, so the bins are for the others.
  const high = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  let width = 1;
  let start = sorted[0] ?? 0;
  while ((high - start) / width > MOST_BINS / 2) {
    width *= 10;
    start = Math.floor(start / width) * width;
  }
  return { start, width, end: start + width * MOST_BINS };
}

export function toBinCode(
  value: number,
  { start, width, end }: Omit<RangeBins, "codes">,
): number {
  return value >= start && value < end
    ? Math.floor((value - start) / width) + 1
    : 0;
}

/** The lowest comes first; equal values keep the order of their positions. */
export function sortPositions(values: ArrayLike<number>): Uint32Array {
  const count = values.length;
  const keys = Float64Array.from(values, (value, at) => value * count + at);
  keys.sort();
  // A value and a position are in one number, and the remainder is the position.
  return Uint32Array.from(keys, (key) => ((key % count) + count) % count);
}

/** Both ends are inclusive. */
export function writeRange(
  target: Bitset,
  column: RangeColumn,
  min: number,
  max: number,
): void {
  const { order, sorted, marks, markStep } = column;
  const from = countBelow(sorted, min);
  const to = Math.max(from, countBelow(sorted, max + 1));
  const fromMark = Math.floor(from / markStep);
  const toMark = Math.floor(to / markStep);
  const wordCount = target.length;
  writeDifference(
    target,
    marks.subarray(fromMark * wordCount, (fromMark + 1) * wordCount),
    marks.subarray(toMark * wordCount, (toMark + 1) * wordCount),
  );
  toggleBits(target, order.subarray(fromMark * markStep, from));
  toggleBits(target, order.subarray(toMark * markStep, to));
}

export function countBelow(sorted: Int32Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

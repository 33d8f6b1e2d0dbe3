import {
  addBits,
  getWordCount,
  toggleBits,
} from "#app/adapters/inventory-index/bitset.server.ts";
import {
  buildBins,
  buildMarks,
  getMarkCount,
  getMarkStep,
  measureBins,
  type RangeBins,
  type RangeColumn,
  toBinCode,
} from "#app/adapters/inventory-index/range-column.server.ts";
import {
  changeOrder,
  type ChangedOrder,
  type Compare,
} from "./change-order.server.ts";
import type { Change } from "./new-places.server.ts";
import { changeNumbers } from "./reuse.server.ts";
import { type Splice, spliceNumbers } from "./splice.server.ts";
import { spliceBits } from "./splice-bits.server.ts";

export function changeRange(
  old: RangeColumn,
  values: Int32Array,
  change: Change,
  compare: Compare,
): RangeColumn {
  const { splice, memory } = change;
  const known = splice.addedPlaces.filter(
    (place) => (values[place] ?? -1) >= 0,
  );
  const changed = changeOrder(old.order, change, known, compare);
  const { order } = changed;
  const sorted = spliceNumbers(
    memory.take(Int32Array, order.length),
    old.sorted,
    changed.splice,
    changed.added.map((place) => values[place] ?? -1),
  );
  const markStep = getMarkStep(order);
  return {
    values,
    order,
    sorted,
    marks:
      markStep === old.markStep
        ? changeMarks(old, changed, change)
        : buildMarks(order, markStep, getWordCount(splice.length)),
    markStep,
    bins: changeBins(old.bins, values, sorted, change),
  };
}

function changeBins(
  old: RangeBins,
  values: Int32Array,
  sorted: Int32Array,
  change: Change,
): RangeBins {
  const frame = measureBins(sorted);
  if (
    frame.start !== old.start ||
    frame.width !== old.width ||
    frame.end !== old.end
  )
    return buildBins(values, sorted);
  const codes = changeNumbers(
    old.codes,
    Uint16Array,
    change,
    Array.from(change.splice.addedPlaces, (place) =>
      toBinCode(values[place] ?? -1, frame),
    ),
  );
  return { codes, ...frame };
}

/**
 * Bits move with their vehicles, and with those that came among them they are all up to where the old mark reaches now.
 * From there to where the new one reaches they change sides.
 */
function changeMarks(
  { order: oldOrder, marks: oldMarks, markStep }: RangeColumn,
  { order, splice: ofOrder, added }: ChangedOrder,
  { splice: vehicles, memory }: Change,
): Uint32Array {
  const oldWordCount = getWordCount(vehicles.oldLength);
  const wordCount = getWordCount(vehicles.length);
  const lastOldMark = getMarkCount(oldOrder, markStep) - 1;
  const markCount = getMarkCount(order, markStep);
  const marks = memory.take(Uint32Array, markCount * wordCount).fill(0);
  for (let mark = 1; mark < markCount; mark++) {
    const from = Math.min(mark, lastOldMark);
    const bits = marks.subarray(mark * wordCount, (mark + 1) * wordCount);
    spliceBits(
      bits,
      oldMarks.subarray(from * oldWordCount, (from + 1) * oldWordCount),
      vehicles,
    );
    const reached = findNewEnd(ofOrder, from * markStep);
    addBits(
      bits,
      Uint32Array.from(
        added.filter((_, at) => (ofOrder.addedPlaces[at] ?? 0) < reached),
      ),
    );
    const end = mark * markStep;
    toggleBits(
      bits,
      order.subarray(Math.min(reached, end), Math.max(reached, end)),
    );
  }
  return marks;
}

/** Before it stands what stood before the old end, and what is added among that. */
function findNewEnd({ runs, length }: Splice, oldEnd: number): number {
  for (const { from, to, count } of runs)
    if (oldEnd <= from + count) return to + Math.max(0, oldEnd - from);
  return length;
}

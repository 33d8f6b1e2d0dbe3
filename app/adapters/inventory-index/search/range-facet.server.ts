import {
  chooseHistogramScale,
  countTail,
  findHistogramEnd,
} from "#app/domain/inventory/histogram-scale.ts";
import type { RangeFacet } from "#app/domain/inventory/search.ts";
import { hasBit } from "#app/adapters/inventory-index/bitset.server.ts";
import type { ListedSet } from "./facet-tally.server.ts";
import {
  countBelow,
  MOST_BINS,
  type RangeBins,
  type RangeColumn,
} from "#app/adapters/inventory-index/range-column.server.ts";

/** Below this many vehicles, adding up the bins costs more than it saves. */
const FEW_VEHICLES = 2_000;
const binCounts = new Uint32Array(MOST_BINS + 1);

const NOTHING: RangeFacet = {
  bounds: null,
  histogramStart: 0,
  histogramStep: 1,
  histogram: [],
};

export function measureRange(
  column: RangeColumn,
  listed: ListedSet,
): RangeFacet {
  const bounds = findBounds(column, listed);
  if (bounds === null) return NOTHING;
  const { start, step, barCount } = chooseHistogramScale(
    bounds.min,
    findHistogramEnd(bounds.min, bounds.max, findHighestUsual(column, listed)),
  );
  const bars = new Uint32Array(barCount);
  const { bins } = column;
  const isBinned =
    listed.members.length > FEW_VEHICLES &&
    step % bins.width === 0 &&
    bounds.max < bins.end;
  const lastBar = barCount - 1;
  if (isBinned) addBins(bins, listed.members, start, step, bars);
  else countBars(column.values, listed.members, start, step, bars);
  if (listed.isComplement) {
    let below = countBelow(column.sorted, start);
    for (let bar = 0; bar < barCount; bar++) {
      const next =
        bar === lastBar
          ? column.sorted.length
          : countBelow(column.sorted, start + (bar + 1) * step);
      bars[bar] = next - below - (bars[bar] ?? 0);
      below = next;
    }
  }
  return {
    bounds,
    histogramStart: start,
    histogramStep: step,
    histogram: Array.from(bars),
  };
}

function findBounds(
  column: RangeColumn,
  listed: ListedSet,
): { min: number; max: number } | null {
  return isCommonSet(column, listed)
    ? findBoundsInOrder(column, listed)
    : findMemberBounds(column.values, listed.members);
}

/** The highest value but for the tail; null where fewer values than that are known. */
function findHighestUsual(
  column: RangeColumn,
  listed: ListedSet,
): number | null {
  let left = countTail(listed.size);
  if (isCommonSet(column, listed)) {
    const { order, sorted } = column;
    for (let place = order.length - 1; place >= 0; place--)
      if (hasBit(listed.set, order[place] ?? 0) && left-- === 0)
        return sorted[place] ?? null;
    return null;
  }
  const values = Int32Array.from(
    listed.members,
    (member) => column.values[member] ?? -1,
  );
  const highest = values.sort()[values.length - 1 - left] ?? -1;
  return highest < 0 ? null : highest;
}

/** A common set soon has a member at each end of the order; a rare one is searched faster directly. */
function isCommonSet(column: RangeColumn, listed: ListedSet): boolean {
  return listed.isComplement || listed.size * 64 > column.values.length;
}

function findBoundsInOrder(
  { order, sorted }: RangeColumn,
  { set }: ListedSet,
): { min: number; max: number } | null {
  let low = 0;
  let high = order.length - 1;
  while (low <= high && !hasBit(set, order[low] ?? 0)) low++;
  while (high > low && !hasBit(set, order[high] ?? 0)) high--;
  if (low > high) return null;
  return { min: sorted[low] ?? 0, max: sorted[high] ?? 0 };
}

function findMemberBounds(
  values: Int32Array,
  members: Uint32Array,
): { min: number; max: number } | null {
  let min = 0x7fffffff;
  let max = -1;
  for (let i = 0; i < members.length; i++) {
    const value = values[members[i] ?? 0] ?? -1;
    if (value < 0) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return max < 0 ? null : { min, max };
}

function addBins(
  bins: RangeBins,
  members: Uint32Array,
  start: number,
  step: number,
  bars: Uint32Array,
): void {
  const { codes, width } = bins;
  binCounts.fill(0);
  for (let i = 0; i < members.length; i++) {
    const code = codes[members[i] ?? 0] ?? 0;
    binCounts[code] = (binCounts[code] ?? 0) + 1;
  }
  const binsPerBar = step / width;
  const firstBin = (start - bins.start) / width + 1;
  for (let bar = 0; bar < bars.length; bar++) {
    const from = firstBin + bar * binsPerBar;
    const to =
      bar === bars.length - 1
        ? MOST_BINS + 1
        : Math.min(from + binsPerBar, MOST_BINS + 1);
    let count = 0;
    for (let bin = Math.max(1, from); bin < to; bin++)
      count += binCounts[bin] ?? 0;
    bars[bar] = count;
  }
}

function countBars(
  values: Int32Array,
  members: Uint32Array,
  start: number,
  step: number,
  bars: Uint32Array,
): void {
  const last = bars.length - 1;
  for (let i = 0; i < members.length; i++) {
    const value = values[members[i] ?? 0] ?? -1;
    if (value < start) continue;
    const bar = Math.min(last, Math.floor((value - start) / step));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
}

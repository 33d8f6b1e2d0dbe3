import { BIN_PLACES } from "./bins.ts";
import type { Histogram } from "./histogram.ts";

/** 1 promises that the answer never falls as the feature rises, -1 that it never rises, 0 promises nothing. */
export type Direction = -1 | 0 | 1;

export interface SplitRules {
  readonly directions: readonly Direction[];
  /** A side has at least so many rows. */
  readonly leastRows: number;
  /** So many rows of no surplus are added to each side, which pulls the answers of small leaves to 0. */
  readonly shrinkRows: number;
  /** Only these features may split. */
  readonly features: readonly number[];
}

export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export interface Split {
  readonly feature: number;
  /** This bin and those below it go left. */
  readonly bin: number;
  readonly isMissingLeft: boolean;
  readonly gain: number;
  readonly leftValue: number;
  readonly rightValue: number;
}

/** The split of a leaf that explains most within the bounds and in the promised directions; null where none does. */
export function findBestSplit(
  histogram: Histogram,
  bounds: Bounds,
  rules: SplitRules,
): Split | null {
  let best: Split | null = null;
  for (const feature of rules.features) {
    const found = findFeatureSplit(histogram, feature, bounds, rules);
    if (found !== null && found.gain > (best?.gain ?? 1e-9)) best = found;
  }
  return best;
}

function findFeatureSplit(
  histogram: Histogram,
  feature: number,
  bounds: Bounds,
  { directions, leastRows, shrinkRows }: SplitRules,
): Split | null {
  const first = feature * BIN_PLACES * 2;
  let wholeSum = 0;
  let wholeCount = 0;
  let lastBin = 0;
  for (let bin = 0; bin < BIN_PLACES; bin++) {
    const count = histogram[first + bin * 2 + 1] ?? 0;
    if (count > 0) lastBin = bin;
    wholeSum += histogram[first + bin * 2] ?? 0;
    wholeCount += count;
  }
  const missingSum = histogram[first] ?? 0;
  const missingCount = histogram[first + 1] ?? 0;
  const direction = directions[feature] ?? 0;
  const wholeValue = computeValue(wholeSum, wholeCount, bounds, shrinkRows);
  const before = measureFit(wholeValue, wholeSum, wholeCount + shrinkRows);
  let best: Split | null = null;
  let sum = 0;
  let count = 0;
  for (let bin = 1; bin < lastBin; bin++) {
    const binCount = histogram[first + bin * 2 + 1] ?? 0;
    if (binCount === 0) continue;
    sum += histogram[first + bin * 2] ?? 0;
    count += binCount;
    for (let side = 0; side < (missingCount > 0 ? 2 : 1); side++) {
      const leftSum = side === 1 ? sum + missingSum : sum;
      const leftCount = side === 1 ? count + missingCount : count;
      const rightCount = wholeCount - leftCount;
      if (leftCount < leastRows || rightCount < leastRows) continue;
      const rightSum = wholeSum - leftSum;
      const leftValue = computeValue(leftSum, leftCount, bounds, shrinkRows);
      const rightValue = computeValue(rightSum, rightCount, bounds, shrinkRows);
      if (direction * (rightValue - leftValue) < 0) continue;
      const gain =
        measureFit(leftValue, leftSum, leftCount + shrinkRows) +
        measureFit(rightValue, rightSum, rightCount + shrinkRows) -
        before;
      if (gain > (best?.gain ?? 1e-9))
        best = {
          feature,
          bin,
          isMissingLeft: side === 1,
          gain,
          leftValue,
          rightValue,
        };
    }
  }
  return best;
}

export function computeValue(
  sum: number,
  count: number,
  { low, high }: Bounds,
  shrinkRows: number,
): number {
  return Math.max(low, Math.min(high, sum / (count + shrinkRows)));
}

/** By how much one answer for all rows lowers their squared errors. */
function measureFit(value: number, sum: number, weight: number): number {
  return value * (2 * sum - weight * value);
}

/** Between the two sides of a monotone split stands their mean, which nothing below them may cross. */
export function divideBounds(
  bounds: Bounds,
  { feature, leftValue, rightValue }: Split,
  directions: readonly Direction[],
): readonly [left: Bounds, right: Bounds] {
  const direction = directions[feature] ?? 0;
  if (direction === 0) return [bounds, bounds];
  const middle = (leftValue + rightValue) / 2;
  const below = { low: bounds.low, high: middle };
  const above = { low: middle, high: bounds.high };
  return direction > 0 ? [below, above] : [above, below];
}

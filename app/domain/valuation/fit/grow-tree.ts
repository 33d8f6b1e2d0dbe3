import { LEAF_UNIT, type PackedTree } from "../book/trees.ts";
import type { BinnedRows } from "./bins.ts";
import {
  type Bounds,
  computeValue,
  divideBounds,
  findBestSplit,
  type Split,
  type SplitRules,
} from "./find-split.ts";
import {
  addRows,
  createHistogram,
  type Histogram,
  subtractHistogram,
} from "./histogram.ts";

export interface TreeRules extends SplitRules {
  readonly mostLeaves: number;
  /** Each tree takes this share of what it could explain. */
  readonly pace: number;
}

/** The sides of a split are both there or both missing. */
interface Node {
  /** Rows of the node stand together from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
  readonly bounds: Bounds;
  readonly value: number;
  readonly histogram: Histogram;
  readonly best: Split | null;
  sides: readonly [Node, Node] | null;
}

/**
 * Grows one tree on what the trees before it left over, always where it gains most. `rows` are put into another order.
 */
export function growTree(
  data: BinnedRows,
  targets: Float64Array,
  rows: Int32Array,
  rules: TreeRules,
): PackedTree {
  const whole = createHistogram(data);
  const span = { start: 0, end: rows.length };
  addRows(whole, data, targets, rows, span);
  const root = createNode(
    span,
    { low: -Infinity, high: Infinity },
    whole,
    rules,
  );
  const leaves = [root];
  while (leaves.length < rules.mostLeaves) {
    const leaf = takeBest(leaves);
    if (leaf === null || leaf.best === null) break;
    leaf.sides = divideNode(leaf, leaf.best, data, targets, rows, rules);
    leaves.push(...leaf.sides);
  }
  const packed: number[] = [];
  packNode(root, rules.pace, packed);
  return packed;
}

function createNode(
  span: Pick<Node, "start" | "end">,
  bounds: Bounds,
  histogram: Histogram,
  rules: SplitRules,
): Node {
  const count = span.end - span.start;
  let sum = 0;
  // Each row stands in one bin of the first feature.
  for (
    let cell = 0;
    cell < histogram.length / rules.directions.length;
    cell += 2
  )
    sum += histogram[cell] ?? 0;
  return {
    ...span,
    bounds,
    histogram,
    value: computeValue(sum, count, bounds, rules.shrinkRows),
    best:
      count < 2 * rules.leastRows
        ? null
        : findBestSplit(histogram, bounds, rules),
    sides: null,
  };
}

function takeBest(leaves: Node[]): Node | null {
  let at = -1;
  leaves.forEach(({ best }, index) => {
    if (best !== null && best.gain > (leaves[at]?.best?.gain ?? 0)) at = index;
  });
  return at === -1 ? null : (leaves.splice(at, 1)[0] ?? null);
}

function divideNode(
  node: Node,
  split: Split,
  data: BinnedRows,
  targets: Float64Array,
  rows: Int32Array,
  rules: SplitRules,
): readonly [Node, Node] {
  const middle = divideRows(node, split, data, rows);
  const spans = [
    { start: node.start, end: middle },
    { start: middle, end: node.end },
  ] as const;
  const isLeftSmall = middle - node.start < node.end - middle;
  const small = createHistogram(data);
  addRows(small, data, targets, rows, spans[isLeftSmall ? 0 : 1]);
  const large = subtractHistogram(node.histogram, small);
  const [leftBounds, rightBounds] = divideBounds(
    node.bounds,
    split,
    rules.directions,
  );
  return [
    createNode(spans[0], leftBounds, isLeftSmall ? small : large, rules),
    createNode(spans[1], rightBounds, isLeftSmall ? large : small, rules),
  ];
}

/** Puts the left side's rows before those of the right side; gives where the latter begin. */
function divideRows(
  { start, end }: Node,
  { feature, bin, isMissingLeft }: Split,
  { bins, featureCount }: BinnedRows,
  rows: Int32Array,
): number {
  let left = start;
  let right = end - 1;
  while (left <= right) {
    const row = rows[left] ?? 0;
    const found = bins[row * featureCount + feature] ?? 0;
    if (found === 0 ? isMissingLeft : found <= bin) left += 1;
    else {
      rows[left] = rows[right] ?? 0;
      rows[right] = row;
      right -= 1;
    }
  }
  return left;
}

function packNode(node: Node, pace: number, packed: number[]): void {
  if (node.best === null || node.sides === null) {
    // Rounding keeps the order of values, and so what is promised of them.
    packed.push(-1, Math.round((node.value * pace) / LEAF_UNIT));
    return;
  }
  const { feature, bin, isMissingLeft } = node.best;
  packed.push(feature * 2 + (isMissingLeft ? 1 : 0), bin - 1);
  for (const side of node.sides) packNode(side, pace, packed);
}

import { type Forest, LEAF_UNIT, type PackedTree } from "../book/trees.ts";
import type { BinnedRows } from "./bins.ts";
import type { Direction } from "./find-split.ts";
import { growTree } from "./grow-tree.ts";

export interface BoostRules {
  readonly directions: readonly Direction[];
  readonly trees: number;
  readonly mostLeaves: number;
  readonly pace: number;
  readonly leastRows: number;
  readonly shrinkRows: number;
  /** Each tree sees this share of the rows, and of the features. */
  readonly rowShare: number;
  readonly featureShare: number;
  /** Surpluses beyond this count no more than it: a sale with a typing error must not bend a tree. */
  readonly mostSurplus: number;
}

export interface Fit {
  /** By row. */
  readonly truths: Float64Array;
  /** Only these rows are looked at. */
  readonly rows: Int32Array;
  readonly chance: () => number;
  readonly onTree: () => void;
}

/**
 * Boosted regression trees: each tree explains a part of what those before it left over. `answers` begin as what is
 * known already, and are brought up to date.
 */
export function boostTrees(
  data: BinnedRows,
  { truths, rows, chance, onTree }: Fit,
  answers: Float64Array,
  rules: BoostRules,
): Forest {
  const trees: PackedTree[] = [];
  const surpluses = new Float64Array(data.rowCount);
  for (let tree = 0; tree < rules.trees; tree++) {
    for (const row of rows) {
      const surplus = (truths[row] ?? 0) - (answers[row] ?? 0);
      surpluses[row] = Math.max(
        -rules.mostSurplus,
        Math.min(rules.mostSurplus, surplus),
      );
    }
    const grown = growTree(
      data,
      surpluses,
      rows.filter(() => chance() < rules.rowShare),
      { ...rules, features: pickFeatures(rules, chance) },
    );
    trees.push(grown);
    addAnswers(grown, data, rows, answers);
    onTree();
  }
  return { borders: data.borders, trees };
}

/** The monotone features are always there: without age and miles a tree says little. */
function pickFeatures(
  { directions, featureShare }: BoostRules,
  chance: () => number,
): readonly number[] {
  return directions
    .map((direction, feature) => ({ direction, feature }))
    .filter(({ direction }) => direction !== 0 || chance() < featureShare)
    .map(({ feature }) => feature);
}

/** Adds to the answers of rows what a tree says of them. */
export function addAnswers(
  tree: PackedTree,
  { bins, featureCount }: BinnedRows,
  rows: Int32Array,
  answers: Float64Array,
): void {
  const rights = findRights(tree);
  for (const row of rows) {
    let at = 0;
    for (;;) {
      const code = tree[at] ?? -1;
      if (code === -1) break;
      const bin = bins[row * featureCount + (code >> 1)] ?? 0;
      const isLeft =
        bin === 0 ? (code & 1) === 1 : bin <= (tree[at + 1] ?? 0) + 1;
      at = isLeft ? at + 2 : (rights[at] ?? 0);
    }
    answers[row] = (answers[row] ?? 0) + (tree[at + 1] ?? 0) * LEAF_UNIT;
  }
}

/** Where the right side of each split begins. */
function findRights(tree: PackedTree): Int32Array {
  const rights = new Int32Array(tree.length);
  const open: number[] = [];
  for (let at = 0; at < tree.length; at += 2) {
    if (tree[at] !== -1) {
      open.push(at);
      continue;
    }
    const split = open.pop();
    if (split !== undefined) rights[split] = at + 2;
  }
  return rights;
}

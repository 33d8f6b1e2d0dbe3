/**
 * One tree as numbers, from its root on: a split is its feature times 2 (plus 1 where missing values go left) and the
 * index of its border, followed by its left and its right side; a leaf is -1 and its value in units of LEAF_UNIT.
 */
export type PackedTree = readonly number[];

export interface Forest {
  /** The borders of each feature rise. A value up to and including its border goes left. */
  readonly borders: readonly (readonly number[])[];
  readonly trees: readonly PackedTree[];
}

export const LEAF_UNIT = 1e-5;
const LEAF = -1;

/** Adds up what the trees say of a row; NaN is a missing value. */
export type ForestSum = (row: ArrayLike<number>) => number;

/** Throws a RangeError for a forest that is damaged. */
export function readForest(forest: Forest): ForestSum {
  const nodes = unpackTrees(forest);
  return (row) => {
    let units = 0;
    for (const root of nodes.roots) {
      let at = root;
      for (;;) {
        const feature = nodes.features[at] ?? LEAF;
        if (feature === LEAF) break;
        const value = row[feature] ?? NaN;
        const isLeft = Number.isNaN(value)
          ? nodes.missingLeft[at] === 1
          : value <= (nodes.values[at] ?? 0);
        at = isLeft ? at + 1 : (nodes.rights[at] ?? 0);
      }
      units += nodes.values[at] ?? 0;
    }
    return units * LEAF_UNIT;
  };
}

/** The left side of a split is the node after it. */
function unpackTrees({ borders, trees }: Forest) {
  const count = trees.reduce((sum, tree) => sum + tree.length / 2, 0);
  if (!Number.isInteger(count)) throw new RangeError("A tree ends too early.");
  const features = new Int16Array(count);
  const missingLeft = new Uint8Array(count);
  const values = new Float64Array(count);
  const rights = new Int32Array(count);
  const roots: number[] = [];
  let next = 0;
  for (const tree of trees) {
    roots.push(next);
    const first = next;
    const openSplits: number[] = [];
    let isEnded = false;
    for (let at = 0; at < tree.length; at += 2) {
      if (isEnded) throw new RangeError("A tree goes on after its end.");
      const [code = LEAF, value = 0] = [tree[at], tree[at + 1]];
      const node = first + at / 2;
      if (code === LEAF) {
        features[node] = LEAF;
        values[node] = value;
        const split = openSplits.pop();
        if (split === undefined) isEnded = true;
        else rights[split] = node + 1;
      } else {
        const border = borders[code >> 1]?.[value];
        if (border === undefined)
          throw new RangeError("A split names no border.");
        features[node] = code >> 1;
        missingLeft[node] = code & 1;
        values[node] = border;
        openSplits.push(node);
      }
      next = node + 1;
    }
    if (!isEnded) throw new RangeError("A tree ends too early.");
  }
  return { roots, features, missingLeft, values, rights };
}

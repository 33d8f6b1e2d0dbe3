import type { Illustration } from "./illustration.ts";

/** In a grid of up to four columns these are the neighbors beside and above. */
const NEIGHBORS = 4;

/**
 * One drawing is chosen of each group, the earliest whose paint no neighbor has; where all have one, the paint that was
 * chosen longest ago. Groups are in the order of the grid; one without drawings gives null.
 */
export function chooseVariedPaints(
  groups: readonly (readonly Illustration[])[],
): readonly (Illustration | null)[] {
  const chosen: (Illustration | null)[] = [];
  for (const drawings of groups) {
    const recent = chosen.slice(-NEIGHBORS).map((it) => it?.paintKey);
    const [best] = drawings.toSorted(
      (one, other) =>
        recent.lastIndexOf(one.paintKey) - recent.lastIndexOf(other.paintKey),
    );
    chosen.push(best ?? null);
  }
  return chosen;
}

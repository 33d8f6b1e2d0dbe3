/** A row's own price must not tell what its name is worth: the row is judged by the other parts. */
export const PARTS = 20;

/** What the rows of each part come to. */
export interface Tally {
  readonly sums: Float64Array;
  readonly counts: Float64Array;
}

/** Adds to the tally of a name, which the first of its rows begins. */
export function addToTally<Name>(
  tallies: Map<Name, Tally>,
  name: Name,
  part: number,
  surplus: number,
): void {
  const tally = tallies.get(name) ?? {
    sums: new Float64Array(PARTS),
    counts: new Float64Array(PARTS),
  };
  tallies.set(name, tally);
  tally.sums[part] = (tally.sums[part] ?? 0) + surplus;
  tally.counts[part] = (tally.counts[part] ?? 0) + 1;
}

export function addParts(
  parts: Float64Array | undefined,
  withoutPart: number | null,
): number {
  return (parts ?? new Float64Array()).reduce(
    (sum, value, part) => (part === withoutPart ? sum : sum + value),
    0,
  );
}

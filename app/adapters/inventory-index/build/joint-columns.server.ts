import type {
  JointColumn,
  SlotGroup,
} from "#app/adapters/inventory-index/index-data.server.ts";

/** A code may mean any number of slots. */
export interface CodedFact {
  readonly groups: readonly SlotGroup[];
  /** Codes are indexed by vehicle. */
  readonly codes: Uint32Array;
  /** Slots are indexed by code. */
  readonly slotsOf: readonly (readonly number[])[];
}

/** More codes than this cost more to add up than they save. */
const MOST_JOINT_CODES = 4_096;

/** Joins facts while their codes multiply to few, those of the fewest codes first: more of them fit together. */
export function joinFacts(facts: readonly CodedFact[]): readonly JointColumn[] {
  const joined: CodedFact[] = [];
  const smallestFirst = facts.toSorted(
    (a, b) => a.slotsOf.length - b.slotsOf.length,
  );
  for (const fact of smallestFirst) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      last.slotsOf.length * fact.slotsOf.length <= MOST_JOINT_CODES
    )
      joined[joined.length - 1] = joinTwo(last, fact);
    else joined.push(fact);
  }
  return joined.map(toColumn);
}

function joinTwo(a: CodedFact, b: CodedFact): CodedFact {
  const width = b.slotsOf.length;
  return {
    groups: [...a.groups, ...b.groups],
    codes: a.codes.map(
      (code, vehicle) => code * width + (b.codes[vehicle] ?? 0),
    ),
    slotsOf: a.slotsOf.flatMap((left) =>
      b.slotsOf.map((right) => [...left, ...right]),
    ),
  };
}

function toColumn({ groups, codes, slotsOf }: CodedFact): JointColumn {
  const slotEnds = new Uint32Array(slotsOf.length);
  let end = 0;
  slotsOf.forEach((slots, code) => (slotEnds[code] = end += slots.length));
  return {
    groups,
    codes: slotsOf.length <= 0xffff ? Uint16Array.from(codes) : codes,
    codeCount: slotsOf.length,
    slots: Uint32Array.from(slotsOf.flat()),
    slotEnds,
  };
}

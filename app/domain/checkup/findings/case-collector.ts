import type {
  CheckWords,
  Finding,
  FindingCase,
  FindingGroup,
  FindingUnit,
} from "./finding.ts";

const MOST_GROUPS = 20;
const MOST_CASES = 25;

interface CaseToAdd {
  readonly case: Omit<FindingCase, "count">;
  /** Cases of one label form one group. */
  readonly label?: string | null;
  /** Of more cases than can be kept, those of the highest rank are kept. */
  readonly rank?: number;
  /** It is 1 when left out. */
  readonly count?: number;
}

export interface CaseCollector {
  add(one: CaseToAdd): void;
  /** It is null when nothing was added. */
  buildFinding(): Finding | null;
}

interface GrowingGroup {
  count: number;
  readonly kept: { readonly case: FindingCase; readonly rank: number }[];
}

/** It counts every case but keeps only a few, so an inventory of any size fits in memory. */
export function collectCases(
  words: CheckWords,
  unit: FindingUnit,
): CaseCollector {
  const groups = new Map<string | null, GrowingGroup>();
  return {
    add({ case: added, label = null, rank = 0, count = 1 }) {
      const group = groups.get(label) ?? { count: 0, kept: [] };
      groups.set(label, group);
      group.count += count;
      keepHighest(group.kept, { case: { ...added, count }, rank });
    },
    buildFinding() {
      if (groups.size === 0) return null;
      const sorted = [...groups]
        .map(([label, group]) => toGroup(label, group))
        .toSorted((a, b) => b.count - a.count);
      const { id, severity, title, meaning, advice } = words;
      return {
        id,
        severity,
        title,
        meaning,
        advice,
        unit,
        count: sorted.reduce((sum, group) => sum + group.count, 0),
        groups: sorted.slice(0, MOST_GROUPS),
        moreGroups: Math.max(0, sorted.length - MOST_GROUPS),
      };
    },
  };
}

function keepHighest(
  kept: GrowingGroup["kept"],
  added: GrowingGroup["kept"][number],
): void {
  if (kept.length < MOST_CASES) {
    kept.push(added);
    return;
  }
  const ranks = kept.map(({ rank }) => rank);
  const lowest = Math.min(...ranks);
  if (added.rank <= lowest) return;
  kept.splice(ranks.lastIndexOf(lowest), 1);
  kept.push(added);
}

function toGroup(
  label: string | null,
  { count, kept }: GrowingGroup,
): FindingGroup {
  return {
    label,
    count,
    cases: kept.toSorted((a, b) => b.rank - a.rank).map((it) => it.case),
  };
}

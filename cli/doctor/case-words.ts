import type {
  FindingCase,
  FindingGroup,
} from "#app/domain/checkup/findings/finding.ts";

/** The heading, or the label of its group, says of a case what there is to say. */
export function isSaid(
  { detail, vin, name, row }: FindingCase,
  label: string | null,
): boolean {
  if (label !== null) return label.startsWith(detail);
  return detail.startsWith("no ") && (vin ?? name ?? row) !== null;
}

/** Of a group's count, what is not among the cases that are shown. */
export function countRest(
  { count }: FindingGroup,
  shown: readonly FindingCase[],
): number {
  return shown.reduce((rest, one) => rest - one.count, count);
}

/** Row numbers that stand for themselves: the label says what is wrong, and there is no VIN. */
export function bareRows({ label, cases }: FindingGroup): number[] | null {
  const rows = cases.map((one) =>
    one.vin === null && one.name === null && isSaid(one, label)
      ? one.row
      : null,
  );
  const numbers = rows.filter((row) => row !== null);
  return numbers.length === rows.length && numbers.length > 1 ? numbers : null;
}

import type {
  Line,
  LinesProps,
} from "#app/features/service-booking/choice-lines.tsx";

/** Whoever came for some work sees that alone, and opens the rest; all of it lies open where nothing was chosen. */
export function foldOtherWork(
  work: readonly Line[],
  chosen: readonly string[],
  label: string,
): Pick<LinesProps, "lines" | "folded"> {
  const isChosen = ({ value }: Line) => chosen.includes(value);
  const lines = work.filter(isChosen);
  const rest = work.filter((line) => !isChosen(line));
  return lines.length === 0 || rest.length === 0
    ? { lines: work }
    : { lines, folded: { label, lines: rest } };
}

import type { HistogramBar } from "#app/domain/checkup/findings/histogram.ts";
import { formatWholeNumber } from "#app/domain/checkup/findings/finding.ts";
import type { TerminalStyle } from "./terminal-style.ts";

const BAR_WIDTH = 40;

/** Days on the lot as bars of blocks, thirty days each. */
export function daysOnLotLines(
  bars: readonly HistogramBar[],
  style: TerminalStyle,
): string[] {
  const months = bars.flatMap((bar, at) => {
    if (at % 2 === 1) return [];
    const next = bars[at + 1];
    const count = bar.count + (next?.count ?? 0);
    return { label: spanWords(bar.from, next?.to ?? bar.to), count };
  });
  const most = Math.max(...months.map(({ count }) => count));
  if (most === 0) return [];
  const width = Math.min(BAR_WIDTH, style.width - 22);
  return [
    "",
    style.strong("Days on the lot"),
    ...months.map(({ label, count }) => {
      const length = Math.ceil((count / most) * width);
      return `  ${label.padStart(10)}  ${"█".repeat(length)} ${formatWholeNumber(count)}`;
    }),
  ];
}

function spanWords(from: number, to: number | null): string {
  return to === null ? `${from} up` : `${from} to ${to}`;
}

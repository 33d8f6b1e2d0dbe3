import type { RecordedRun } from "#app/domain/inventory/import-run.ts";
import {
  formatCount,
  formatWholeNumber,
} from "#app/domain/checkup/findings/finding.ts";
import type { FeedReport } from "./doctor-report.ts";
import type { TerminalStyle } from "./terminal-style.ts";

const MOST_FEEDS = 8;
const MOST_RUNS = 5;
const HEADINGS = [
  "ended (UTC)",
  "rows",
  "added",
  "gone",
  "priced anew",
  "refused",
  "",
];
const WIDTHS = [16, 7, 6, 6, 11, 7, 10];

/** What the last imports did, feed by feed. */
export function runLines(
  feeds: readonly FeedReport[],
  style: TerminalStyle,
): string[] {
  const shown = feeds.slice(0, MOST_FEEDS);
  const rest = feeds.length - shown.length;
  return [
    ...shown.flatMap((feed) => feedLines(feed, style)),
    ...(rest > 0 ? ["", `and ${formatCount(rest, "more feed")}`] : []),
  ];
}

function feedLines(
  { storeId, feed, vehicleCount, runs }: FeedReport,
  style: TerminalStyle,
): string[] {
  const title = `Last imports of store ${storeId}, feed ${feed}`;
  return [
    "",
    `${style.strong(title)}: ${formatCount(vehicleCount, "vehicle")} for sale`,
    `  ${columnsLine(HEADINGS)}`,
    ...runs.slice(0, MOST_RUNS).map((run) => `  ${columnsLine(runCells(run))}`),
  ];
}

function runCells(run: RecordedRun): string[] {
  const { counts } = run;
  return [
    new Date(run.endedAtMs).toISOString().slice(0, 16).replace("T", " "),
    ...[
      run.rowCount,
      counts.added,
      counts.gone,
      counts.priceChanged,
      run.refusedCount,
    ].map(formatWholeNumber),
    run.heldReason === null ? "" : "held",
  ];
}

/** Figures stand at the right edge of their column. */
function columnsLine(cells: readonly string[]): string {
  return cells
    .map((cell, at) =>
      at === 0 || at === cells.length - 1
        ? cell.padEnd(WIDTHS[at] ?? 0)
        : cell.padStart(WIDTHS[at] ?? 0),
    )
    .join("  ")
    .trimEnd();
}

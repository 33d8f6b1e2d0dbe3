import type { RecordedRun } from "#app/domain/inventory/import-run.ts";
import {
  formatCount,
  formatWholeNumber,
} from "#app/domain/checkup/findings/finding.ts";
import type { FeedReport } from "./doctor-report.ts";
import { type Markup, markup } from "./markup.ts";
import { legend, plotFrame, type Tick } from "./plot-frame.ts";
import { linearScale } from "./plot-scale.ts";

const HEIGHT_PX = 240;
/** A first import of a whole lot would flatten all the days after it. */
const CUT_FROM_RATIO = 4;
const MOST_DATES = 7;

const UP = [
  {
    mark: "is-added",
    words: "Added",
    of: (run: RecordedRun) => run.counts.added,
  },
  {
    mark: "is-priced",
    words: "Price changed",
    of: (run: RecordedRun) => run.counts.priceChanged,
  },
] as const;
const DOWN = [
  { mark: "is-gone", words: "Gone", of: (run: RecordedRun) => run.counts.gone },
  {
    mark: "is-refused",
    words: "Rows refused",
    of: (run: RecordedRun) => run.refusedCount,
  },
] as const;

/** What each of the last imports brought, above the line, and what left or was refused, below it. */
export function runsPlot(
  { storeId, feed, runs }: FeedReport,
  index: number,
  formatDate: (atMs: number) => string,
): Markup {
  const inOrder = runs.toReversed();
  const scale = linearScale(getAxisTop(inOrder));
  const isCut = runs.some(
    (run) => Math.max(total(run, UP), total(run, DOWN)) > scale.to,
  );
  const title = `Store ${storeId}, feed ${feed}`;
  const summary = `The last ${formatCount(runs.length, "import")}; the figures are in the table below.`;
  return markup`<figure class="figure"><figcaption><h3 class="h3">${title}</h3>${isCut ? markup`<p class="meta">A bar with a gap goes on to the figure at its end.</p>` : null}</figcaption>
${legend([...UP, ...DOWN])}
${plotFrame({
  id: `runs-${index}`,
  title: `Changes over the last imports. ${title}`,
  description: summary,
  heightPx: HEIGHT_PX,
  xAxis: "Day of the import",
  yAxis: "Vehicles and rows: brought above the line, lost below it",
  yTicks: bothWays(scale.ticks, scale.to),
  xTicks: dateTicks(inOrder, formatDate),
  marks: [
    ...inOrder.map((run, at) => runMarks(run, at, inOrder.length, scale.to)),
    markup`<line class="base" x1="0" x2="100%" y1="50%" y2="50%"/>`,
  ],
})}</figure>`;
}

function total(run: RecordedRun, parts: typeof UP | typeof DOWN): number {
  return parts.reduce((sum, { of }) => sum + of(run), 0);
}

/** The greatest height, unless it dwarfs the next. */
function getAxisTop(runs: readonly RecordedRun[]): number {
  const [first = 1, next = 0] = runs
    .flatMap((run) => [total(run, UP), total(run, DOWN)])
    .toSorted((a, b) => b - a);
  const isDwarfing = next > 0 && first > CUT_FROM_RATIO * next;
  return isDwarfing ? 1.5 * next : first;
}

function bothWays(ticks: readonly number[], to: number): Tick[] {
  const upward = ticks.map((value) => ({
    percent: 50 - (50 * value) / to,
    label: formatWholeNumber(value),
  }));
  const downward = upward
    .slice(1)
    .map(({ percent, label }) => ({ percent: 100 - percent, label }));
  return [...upward, ...downward];
}

function dateTicks(
  runs: readonly RecordedRun[],
  formatDate: (atMs: number) => string,
): Tick[] {
  const every = Math.ceil(runs.length / MOST_DATES);
  return runs.flatMap((run, at) =>
    (runs.length - 1 - at) % every === 0
      ? {
          percent: ((at + 0.5) * 100) / runs.length,
          label: formatDate(run.endedAtMs).slice(5, 10),
        }
      : [],
  );
}

function runMarks(
  run: RecordedRun,
  at: number,
  runCount: number,
  top: number,
): Markup {
  const width = Math.min(100 / runCount, 12);
  const left = ((at + 0.5) * 100) / runCount - width / 2;
  const place = { left, width, top };
  const held =
    run.heldReason === null
      ? null
      : markup`<text class="held" x="${rounded(left + width / 2)}%" y="50%" dy="-6" text-anchor="middle">held</text>`;
  return markup`${stack(run, UP, place, -1)}${stack(run, DOWN, place, 1)}${held}`;
}

function stack(
  run: RecordedRun,
  parts: typeof UP | typeof DOWN,
  { left, width, top }: { left: number; width: number; top: number },
  direction: 1 | -1,
): Markup {
  let reached = 0;
  const bars = parts.map(({ mark, of }) => {
    const height = Math.min(50 - reached, (50 * of(run)) / top);
    const y = direction === 1 ? 50 + reached : 50 - reached - height;
    reached += height;
    return height <= 0
      ? markup``
      : markup`<rect class="${mark}" x="${rounded(left + 0.1 * width)}%" y="${rounded(y)}%" width="${rounded(0.8 * width)}%" height="${rounded(height)}%"/>`;
  });
  const sum = total(run, parts);
  if (sum <= top) return markup`${bars}`;
  return markup`${bars}${cutMark(sum, { left, width }, direction)}`;
}

/** A gap in a bar that is cut off at the edge, and how far it goes. */
function cutMark(
  sum: number,
  { left, width }: { left: number; width: number },
  direction: 1 | -1,
): Markup {
  const isUp = direction === -1;
  const gap = isUp ? 5 : 95;
  return markup`<line class="cut" x1="${rounded(left)}%" x2="${rounded(left + width)}%" y1="${gap + 2}%" y2="${gap - 2}%"/><text class="value" x="${rounded(left + width / 2)}%" y="${isUp ? 0 : 100}%" dy="${isUp ? -6 : 14}" text-anchor="middle">${formatWholeNumber(sum)}</text>`;
}

function rounded(percent: number): number {
  return Math.round(100 * percent) / 100;
}

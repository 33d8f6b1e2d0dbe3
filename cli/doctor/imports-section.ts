import type { RecordedRun } from "#app/domain/inventory/import-run.ts";
import {
  formatCount,
  formatWholeNumber,
} from "#app/domain/checkup/findings/finding.ts";
import type { FeedReport } from "./doctor-report.ts";
import { type Markup, markup } from "./markup.ts";
import { runsPlot } from "./runs-plot.ts";

const MOST_FEEDS = 8;
const MOST_RUNS = 10;
const COLUMNS = ["Rows", "Added", "Gone", "Price changed", "Refused"];

/** The last imports of every feed, as a plot and as a table. */
export function importsSection(
  feeds: readonly FeedReport[],
  formatDate: (atMs: number) => string,
): Markup {
  if (feeds.length === 0) return markup``;
  const rest = feeds.length - MOST_FEEDS;
  return markup`<section class="block" id="imports"><h2 class="h2">The last imports</h2>
${feeds
  .slice(0, MOST_FEEDS)
  .map(
    (feed, at) =>
      markup`<div class="feed">${runsPlot(feed, at, formatDate)}${runsTable(feed, formatDate)}</div>`,
  )}
${rest > 0 ? markup`<p class="meta">and ${formatCount(rest, "more feed")}</p>` : null}</section>`;
}

function runsTable(
  { storeId, feed, vehicleCount, runs }: FeedReport,
  formatDate: (atMs: number) => string,
): Markup {
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="Imports of store ${storeId}, feed ${feed}"><table class="runs"><caption>${formatCount(vehicleCount, "vehicle")} for sale by it now</caption><thead><tr><th scope="col">Ended</th>${COLUMNS.map(
    (column) => markup`<th scope="col" class="num">${column}</th>`,
  )}</tr></thead><tbody>${runs
    .slice(0, MOST_RUNS)
    .map(
      (run) =>
        markup`<tr><th scope="row">${formatDate(run.endedAtMs)}${run.heldReason === null ? null : markup` <span class="severity severity--error">Held</span>`}</th>${listFigures(
          run,
        ).map(
          (figure) => markup`<td class="num">${formatWholeNumber(figure)}</td>`,
        )}</tr>`,
    )}</tbody></table></div>`;
}

function listFigures({
  rowCount,
  refusedCount,
  counts,
}: RecordedRun): number[] {
  return [
    rowCount,
    counts.added,
    counts.gone,
    counts.priceChanged,
    refusedCount,
  ];
}

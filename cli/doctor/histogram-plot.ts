import type { HistogramBar } from "#app/domain/checkup/findings/histogram.ts";
import { formatWholeNumber } from "#app/domain/checkup/findings/finding.ts";
import { type Markup, markup } from "./markup.ts";
import { plotFrame, upwardTicks } from "./plot-frame.ts";
import { linearScale } from "./plot-scale.ts";

const HEIGHT_PX = 220;
const GAP_PERCENT = 0.8;

export interface HistogramPlot {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly unit: string;
  readonly bars: readonly HistogramBar[];
  /** Every so many bars carry the value that they begin with. */
  readonly labelEvery: number;
  /** Class of a bar by what it begins with. */
  readonly getToneClass: (from: number) => string;
}

/** Bars side by side; the figures below them are where each begins. */
export function histogramPlot(plot: HistogramPlot): Markup {
  const { id, title, summary, unit, bars } = plot;
  const width = 100 / bars.length;
  const scale = linearScale(Math.max(...bars.map(({ count }) => count)));
  return markup`<figure class="figure" id="${id}">
<figcaption><h3 class="h3">${title}</h3><p class="meta">${summary}</p></figcaption>
${plotFrame({
  id,
  title,
  description: `${summary} The table below the plot has the figures.`,
  heightPx: HEIGHT_PX,
  xAxis: unit,
  yAxis: "Vehicles",
  yTicks: upwardTicks(scale, formatWholeNumber),
  xTicks: bars.flatMap(({ from, to }, at) =>
    at % plot.labelEvery === 0
      ? {
          percent: at * width,
          label: `${formatWholeNumber(from)}${to === null ? "+" : ""}`,
        }
      : [],
  ),
  marks: bars.map((bar, at) =>
    barMark(bar, at * width, width, scale.toPercent(bar.count), plot),
  ),
})}
${valuesTable(plot)}
</figure>`;
}

function barMark(
  { from, count }: HistogramBar,
  left: number,
  width: number,
  height: number,
  { getToneClass: toneOf }: HistogramPlot,
): Markup {
  if (count === 0) return markup``;
  const top = 100 - height;
  return markup`<rect class="${toneOf(from)}" x="${rounded(left + GAP_PERCENT / 2)}%" y="${rounded(top)}%" width="${rounded(width - GAP_PERCENT)}%" height="${rounded(height)}%"/><text class="value" x="${rounded(left + width / 2)}%" y="${rounded(top)}%" dy="-5" text-anchor="middle">${formatWholeNumber(count)}</text>`;
}

/** The same figures for who cannot see the bars. */
function valuesTable({ title, unit, bars }: HistogramPlot): Markup {
  return markup`<table class="vh"><caption>${title}</caption><thead><tr><th scope="col">${unit}</th><th scope="col">Vehicles</th></tr></thead><tbody>${bars.map(
    ({ from, to, count }) =>
      markup`<tr><th scope="row">${spanWords(from, to)}</th><td>${formatWholeNumber(count)}</td></tr>`,
  )}</tbody></table>`;
}

function spanWords(from: number, to: number | null): string {
  if (to === null) return `${from} or more`;
  return from === to ? `${from}` : `${from} to ${to}`;
}

function rounded(percent: number): number {
  return Math.round(100 * percent) / 100;
}

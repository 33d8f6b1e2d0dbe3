import { type Markup, markup } from "./markup.ts";
import type { PlotScale } from "./plot-scale.ts";

export interface Tick {
  readonly percent: number;
  readonly label: string;
}

interface PlotFrame {
  readonly id: string;
  readonly title: string;
  /** What the plot shows, for who cannot see it. */
  readonly description: string;
  readonly heightPx: number;
  readonly xAxis: string;
  readonly yAxis: string;
  readonly xTicks: readonly Tick[];
  /** Percent from the top. */
  readonly yTicks: readonly Tick[];
  /** Drawn in percent of the plot's width and height. */
  readonly marks: readonly Markup[];
}

/**
 * A plot as wide as its column: places across are percent and letters keep their size,
 * so that it can be read on a phone and on paper.
 */
export function plotFrame(frame: PlotFrame): Markup {
  const { id, title, description, heightPx, marks } = frame;
  return markup`<p class="axis">${frame.yAxis}</p>
<svg class="plot" role="img" aria-labelledby="${id}-title ${id}-desc" height="${heightPx}">
<title id="${id}-title">${title}</title><desc id="${id}-desc">${description}</desc>
${frame.yTicks.map(
  ({ percent, label }) =>
    markup`<line class="grid" x1="0" x2="100%" y1="${percent}%" y2="${percent}%"/><text class="tick" x="-8" y="${percent}%" dy="4" text-anchor="end">${label}</text>`,
)}
${frame.xTicks.map(
  ({ percent, label }) =>
    markup`<text class="tick" x="${percent}%" y="${heightPx + 18}" text-anchor="middle">${label}</text>`,
)}
${marks}
</svg>
<p class="axis axis--x">${frame.xAxis}</p>`;
}

/** Ticks from the bottom up. */
export function upwardTicks(
  { ticks, toPercent }: PlotScale,
  words: (value: number) => string,
): Tick[] {
  return ticks.map((value) => ({
    percent: 100 - toPercent(value),
    label: words(value),
  }));
}

export function acrossTicks(
  { ticks, toPercent }: PlotScale,
  words: (value: number) => string,
): Tick[] {
  return ticks.map((value) => ({
    percent: toPercent(value),
    label: words(value),
  }));
}

/** Swatches with words. */
export function legend(
  entries: readonly { readonly mark: string; readonly words: string }[],
): Markup {
  return markup`<ul class="legend">${entries.map(
    ({ mark, words }) =>
      markup`<li><svg class="swatch" width="14" height="14" aria-hidden="true">${swatch(mark)}</svg>${words}</li>`,
  )}</ul>`;
}

function swatch(mark: string): Markup {
  if (mark === "is-used")
    return markup`<circle class="is-used" cx="7" cy="7" r="5"/>`;
  if (mark === "is-new")
    return markup`<rect class="is-new" x="2.5" y="2.5" width="9" height="9"/>`;
  if (mark === "is-outlier")
    return markup`<circle class="is-outlier" cx="7" cy="7" r="5"/>`;
  return markup`<rect class="${mark}" width="14" height="14" rx="2"/>`;
}

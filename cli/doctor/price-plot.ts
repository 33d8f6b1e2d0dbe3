import type {
  PriceOutlier,
  PricePoint,
} from "#app/domain/checkup/vehicles/price-outliers.ts";
import {
  formatCount,
  formatCents,
  formatWholeNumber,
} from "#app/domain/checkup/findings/finding.ts";
import { type Markup, markup } from "./markup.ts";
import { acrossTicks, legend, plotFrame, upwardTicks } from "./plot-frame.ts";
import { linearScale, logScale, type PlotScale } from "./plot-scale.ts";
import { pointCells } from "./point-cells.ts";

const HEIGHT_PX = 380;
/** Numbers that fit beside their marks. */
const MOST_NAMED = 12;
/** Beyond this ratio of high and low prices equal steps are factors. */
const LOG_FROM_RATIO = 6;

/** A stray value must not squeeze all others together: it stands at the edge. */
const STRAY_FACTOR = 1.5;
const THOUSANDS_FROM_MILES = 10_000;

interface PlottedPoint extends PricePoint {
  readonly miles: number;
}

interface PriceScales {
  readonly miles: PlotScale;
  readonly prices: PlotScale;
  readonly isLog: boolean;
}

/** Every price against its mileage, with those far from similar vehicles marked and named. */
export function pricePlot(
  points: readonly PricePoint[],
  outliers: readonly PriceOutlier[],
): Markup {
  const plotted = points.filter(hasMiles);
  if (plotted.length === 0) return markup``;
  const scales = buildScales(plotted);
  const named = outliers
    .filter(({ point }) => hasMiles(point))
    .slice(0, MOST_NAMED);
  const isInThousands = scales.miles.to >= THOUSANDS_FROM_MILES;
  const summary = `${formatCount(plotted.length, "vehicle")} with a price and a mileage. ${outlierWords(outliers.length)}`;
  return markup`<figure class="figure" id="prices">
<figcaption><h3 class="h3">Price against mileage</h3><p class="meta">${summary}</p></figcaption>
${legend([
  { mark: "is-used", words: "Used or certified" },
  { mark: "is-new", words: "New" },
  { mark: "is-outlier", words: "Price far from similar vehicles" },
])}
${plotFrame({
  id: "prices",
  title: "Price against mileage",
  description: `${summary} They are listed below the plot.`,
  heightPx: HEIGHT_PX,
  xAxis: `Miles${isInThousands ? " in thousands" : ""}${edgeWords(plotted, scales)}`,
  yAxis: `Price${scales.isLog ? " (logarithmic)" : ""}`,
  xTicks: acrossTicks(scales.miles, (miles) =>
    formatWholeNumber(isInThousands ? miles / 1_000 : miles),
  ),
  yTicks: upwardTicks(scales.prices, (dollars) => formatCents(100 * dollars)),
  marks: [
    ...pointCells(plotted.map((point) => placePoint(point, scales))),
    ...named.map((outlier, at) => outlierMark(outlier, at + 1, scales)),
  ],
})}
${outlierList(named, outliers.length)}
</figure>`;
}

function hasMiles(point: PricePoint): point is PlottedPoint {
  return point.miles !== null;
}

function buildScales(points: readonly PlottedPoint[]): PriceScales {
  const prices = sorted(points.map(({ priceCents }) => priceCents / 100));
  const miles = sorted(points.map((point) => point.miles));
  const [low = 1, high = 1] = [prices[0], prices.at(-1)];
  const usualHigh = getQuantile(prices, 0.99);
  const isLog = usualHigh / getQuantile(prices, 0.01) > LOG_FROM_RATIO;
  return {
    isLog,
    prices: isLog
      ? logScale(low, high)
      : linearScale(Math.min(high, STRAY_FACTOR * usualHigh)),
    miles: linearScale(
      Math.min(miles.at(-1) ?? 0, STRAY_FACTOR * getQuantile(miles, 0.99)),
    ),
  };
}

function edgeWords(
  points: readonly PlottedPoint[],
  { miles, prices }: PriceScales,
): string {
  const count = points.filter(
    (point) =>
      point.miles > miles.to ||
      point.priceCents / 100 > prices.to ||
      point.priceCents / 100 < prices.from,
  ).length;
  return count === 0
    ? ""
    : ` (${formatCount(count, "vehicle")} beyond the plot at its edge)`;
}

function placePoint(point: PlottedPoint, { miles, prices }: PriceScales) {
  return {
    x: miles.toPercent(point.miles),
    y: 100 - prices.toPercent(point.priceCents / 100),
    isNew: point.isNew,
  };
}

function outlierMark(
  { point }: PriceOutlier,
  number: number,
  scales: PriceScales,
): Markup {
  const { x, y } = placePoint({ ...point, miles: point.miles ?? 0 }, scales);
  const isAtEdge = x > 92;
  return markup`<circle class="is-outlier" cx="${x}%" cy="${y}%" r="6"/><text class="name" x="${x}%" y="${y}%" dx="${isAtEdge ? -10 : 10}" dy="4" text-anchor="${isAtEdge ? "end" : "start"}">${number}</text>`;
}

function outlierList(
  named: readonly PriceOutlier[],
  outlierCount: number,
): Markup {
  if (named.length === 0) return markup``;
  const rest = outlierCount - named.length;
  return markup`<ol class="names">${named.map(
    ({ point, medianCents }) =>
      markup`<li><strong>${point.tag.name}</strong> ${formatCents(point.priceCents)}; similar ones ask ${formatCents(medianCents)} in the middle. <span class="meta">${point.tag.vin}</span></li>`,
  )}</ol>${rest > 0 ? markup`<p class="meta">and ${formatWholeNumber(rest)} more</p>` : null}`;
}

function outlierWords(count: number): string {
  if (count === 0) return "None is far from similar vehicles.";
  return count === 1
    ? "One is far from similar vehicles."
    : `${formatWholeNumber(count)} are far from similar vehicles.`;
}

function sorted(values: readonly number[]): Float64Array {
  return Float64Array.from(values).sort();
}

function getQuantile(values: Float64Array, share: number): number {
  return values[Math.floor(share * (values.length - 1))] ?? 0;
}

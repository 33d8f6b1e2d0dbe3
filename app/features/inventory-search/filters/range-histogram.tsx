import type { RangeFacetView } from "#app/features/inventory-search/list-page-data.ts";
import {
  getBarsInRange,
  type RangeEnds,
  getThumbs,
  getTrackEnd,
} from "./range-track.ts";

const BAR_WIDTH = 10;
const BARS_HEIGHT = 60;
const TRACK_HEIGHT = 4;

/**
 * The histogram shows how many cars lie where, above the line of the thumbs: one path holds what is in the
 * range, one the rest.
 */
export function RangeHistogram({
  facet,
  range,
}: {
  readonly facet: RangeFacetView;
  readonly range: RangeEnds;
}) {
  const { bars, scale } = facet;
  const [from, to] = getBarsInRange(facet, range);
  const width = bars.length * BAR_WIDTH;
  const thumbs = getThumbs(facet, range);
  const toX = (value: number) =>
    Math.round(
      ((value - scale.start) / (getTrackEnd(facet) - scale.start)) * width,
    );
  let outside = traceTrackSection(0, width);
  let inside = traceTrackSection(toX(thumbs.from), toX(thumbs.to));
  bars.forEach((height, at) => {
    if (height === 0) return;
    const bar = `M${at * BAR_WIDTH + 1} ${BARS_HEIGHT}v${-height}h8v${height}z`;
    if (at >= from && at < to) inside += bar;
    else outside += bar;
  });
  return (
    <svg
      className="histo"
      viewBox={`0 0 ${width} ${BARS_HEIGHT + TRACK_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={outside} />
      <path className="in" d={inside} />
    </svg>
  );
}

function traceTrackSection(from: number, to: number): string {
  return `M${from} ${BARS_HEIGHT}h${to - from}v${TRACK_HEIGHT}h${from - to}z`;
}

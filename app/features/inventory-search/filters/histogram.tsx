export const BAR_WIDTH = 10;
export const BARS_HEIGHT = 60;
/** The line that thumbs run on lies under the bars. */
export const TRACK_HEIGHT = 4;

interface HistogramProps {
  readonly bars: readonly number[];
  /** The first bar of those that are wanted, and one past the last. */
  readonly inUse: readonly [from: number, to: number];
  /** They are drawn besides the bars. */
  readonly inside?: string;
  readonly outside?: string;
}

export function Histogram({
  bars,
  inUse: [from, to],
  inside = "",
  outside = "",
}: HistogramProps) {
  const drawn = [outside, inside];
  bars.forEach((height, at) => {
    if (height > 0)
      drawn[at >= from && at < to ? 1 : 0] +=
        `M${at * BAR_WIDTH + 1} ${BARS_HEIGHT}v${-height}h8v${height}z`;
  });
  return (
    <svg
      className="histo"
      viewBox={`0 0 ${bars.length * BAR_WIDTH} ${BARS_HEIGHT + TRACK_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawn[0]} />
      <path className="in" d={drawn[1]} />
    </svg>
  );
}

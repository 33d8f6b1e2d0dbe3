import type { FigureRow } from "./figure-table.ts";

interface PlotProps {
  readonly rows: readonly FigureRow[];
}

const WIDTH = 320;
const ROW_HEIGHT = 34;
const BAR_HEIGHT = 10;
const MOST_BARS = 12;
const LONGEST_LABEL = 38;
const DAYS_HEIGHT = 120;

/** Bars from the left, each below its name. Who does not see it has the table beside it. */
export function BarPlot({ rows }: PlotProps) {
  const shown = rows.slice(0, MOST_BARS);
  const most = Math.max(1, ...shown.map(({ amount }) => amount));
  const height = shown.length * ROW_HEIGHT;
  return (
    <svg
      className="console-plot"
      viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
      aria-hidden="true"
    >
      {shown.map(({ label, amount, values: [said] }, at) => {
        const top = at * ROW_HEIGHT;
        return (
          <g key={label}>
            <text x={0} y={top + 13}>
              {cutLabel(label)}
            </text>
            <text x={WIDTH} y={top + 13} textAnchor="end">
              {said}
            </text>
            <rect
              className="console-plot-floor"
              y={top + 19}
              width={WIDTH}
              height={BAR_HEIGHT}
            />
            <rect
              y={top + 19}
              width={round((amount / most) * WIDTH)}
              height={BAR_HEIGHT}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** A bar for each day, the oldest at the left. */
export function DayPlot({ rows }: PlotProps) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  const step = WIDTH / Math.max(1, rows.length);
  const floor = DAYS_HEIGHT - 20;
  return (
    <svg
      className="console-plot"
      viewBox={`0 0 ${String(WIDTH)} ${String(DAYS_HEIGHT)}`}
      aria-hidden="true"
    >
      {rows.map(({ label, amount }, at) => {
        const height = (amount / most) * (floor - 18);
        return (
          <rect
            key={label}
            x={round(at * step)}
            y={round(floor - height)}
            width={round(step * 0.8)}
            height={round(height)}
          />
        );
      })}
      <rect className="console-plot-floor" y={floor} width={WIDTH} height={1} />
      <text x={WIDTH} y={12} textAnchor="end">
        {most}
      </text>
      <text x={0} y={DAYS_HEIGHT - 4}>
        {rows[0]?.label}
      </text>
      <text x={WIDTH} y={DAYS_HEIGHT - 4} textAnchor="end">
        {rows.at(-1)?.label}
      </text>
    </svg>
  );
}

function cutLabel(label: string): string {
  return label.length > LONGEST_LABEL
    ? `${label.slice(0, LONGEST_LABEL - 1)}…`
    : label;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

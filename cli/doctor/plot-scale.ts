/** Where values stand on an axis, and which of them are written there. */
export interface PlotScale {
  /** 0 to 100; values beyond the axis stand at its end. */
  toPercent(value: number): number;
  readonly ticks: readonly number[];
  readonly from: number;
  readonly to: number;
}

const MOST_STEPS = 5;

/** From 0 to a round number at or above `max`. */
export function linearScale(max: number): PlotScale {
  const step = roundStep(Math.max(max, 1) / MOST_STEPS);
  const stepCount = Math.ceil(Math.max(max, 1) / step);
  const to = step * stepCount;
  return {
    from: 0,
    to,
    ticks: Array.from({ length: stepCount + 1 }, (_, at) => at * step),
    toPercent: (value) => clamp((100 * value) / to),
  };
}

/** Equal steps are equal factors. Expects 0 < min <= max. */
export function logScale(min: number, max: number): PlotScale {
  const ticks = logTicks(min, max);
  const from = ticks[0] ?? min;
  const to = ticks.at(-1) ?? max;
  const span = Math.log(to / from);
  return {
    from,
    to,
    ticks,
    toPercent: (value) => clamp((100 * Math.log(value / from)) / span),
  };
}

/** 1, 2 and 5 times powers of ten, from the last one below `min` to the first one above `max`. */
function logTicks(min: number, max: number): number[] {
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(min)); ; power *= 10)
    for (const factor of [1, 2, 5]) {
      const tick = factor * power;
      const first = ticks[0];
      // Only the last one below the least value is kept.
      if (first !== undefined && tick <= min) ticks.length = 0;
      ticks.push(tick);
      if (tick >= max && ticks.length > 1) return ticks;
    }
}

/** 1, 2 or 5 times a power of ten, at least 1. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const factor = [1, 2, 5, 10].find((it) => it * power >= least) ?? 10;
  return factor * power;
}

function clamp(percent: number): number {
  return Math.round(100 * Math.min(100, Math.max(0, percent))) / 100;
}

/** Null leaves an end open. */
export interface RangeValue {
  readonly min: number | null;
  readonly max: number | null;
}

export interface RangeBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type RangeEnd = keyof RangeValue;

/** "$20,000.50" is 20000 and "20k" as well; null means that there is no number. */
export function parseAmount(text: string): number | null {
  const typed = text.replaceAll(/[$,\s]/g, "");
  const start = typed.search(/\.?\d/);
  const read = /^(\d+(?:\.\d*)?|\.\d+)(k?)$/i.exec(typed.slice(start));
  if (start === -1 || read === null) return null;
  const [, digits, thousands] = read;
  return Math.floor(Number(digits) * (thousands === "" ? 1 : 1000));
}

/** The thumb of an open end stands at its bound. */
export function getThumbValue(
  { min, max }: RangeValue,
  bounds: RangeBounds,
  end: RangeEnd,
): number {
  const amount = end === "min" ? min : max;
  return clamp(amount ?? bounds[end], bounds.min, bounds.max);
}

/** The thumb stops at the other one, and opens its end at the bound. */
export function moveThumb(
  value: RangeValue,
  bounds: RangeBounds,
  end: RangeEnd,
  to: number,
): RangeValue {
  const other = getThumbValue(value, bounds, end === "min" ? "max" : "min");
  const stop =
    end === "min" ? clamp(to, bounds.min, other) : clamp(to, other, bounds.max);
  return { ...value, [end]: stop === bounds[end] ? null : stop };
}

function clamp(amount: number, min: number, max: number): number {
  return Math.min(Math.max(amount, min), Math.max(min, max));
}

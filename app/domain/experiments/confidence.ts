/** From this share to that, each from 0 to 1; of a difference each from -1 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Counted {
  readonly visitors: number;
  /** At most as many as visitors. */
  readonly converted: number;
}

/** The normal distribution has 95 % of its mass within this many deviations. */
const Z_95 = 1.959963984540054;

export function getRate({ visitors, converted }: Counted): number {
  return visitors === 0 ? 0 : converted / visitors;
}

/** Wilson's score interval at 95 % (E. B. Wilson, JASA 22, 1927): it holds for few visitors and for rates near 0. */
export function getRateInterval(counted: Counted): Interval {
  const { visitors } = counted;
  if (visitors === 0) return { low: 0, high: 1 };
  const rate = getRate(counted);
  const z2 = Z_95 ** 2;
  const center = (rate + z2 / (2 * visitors)) / (1 + z2 / visitors);
  const half =
    (Z_95 / (1 + z2 / visitors)) *
    Math.sqrt((rate * (1 - rate)) / visitors + z2 / (4 * visitors * visitors));
  // Rounding must not leave a rate of 0 or 1 outside of its own interval.
  return {
    low: Math.min(Math.max(center - half, 0), rate),
    high: Math.max(Math.min(center + half, 1), rate),
  };
}

/** Newcombe's hybrid score interval of variant minus control (R. G. Newcombe, Statistics in Medicine 17, 1998, method 10). */
export function getDifferenceInterval(
  variant: Counted,
  control: Counted,
): Interval {
  const [rate, base] = [getRate(variant), getRate(control)];
  const [own, other] = [getRateInterval(variant), getRateInterval(control)];
  const difference = rate - base;
  return {
    low: difference - Math.hypot(rate - own.low, other.high - base),
    high: difference + Math.hypot(own.high - rate, base - other.low),
  };
}

/**
 * Visitors came in other shares than the profile gives, as chance would bring it about once in a thousand times: then
 * something loses visitors of one variant, and no figure can be trusted. Chi-squared, by Wilson and Hilferty's cube root.
 */
export function isShareSuspect(
  counts: readonly { readonly visitors: number; readonly share: number }[],
): boolean {
  const total = counts.reduce((sum, { visitors }) => sum + visitors, 0);
  const expected = counts.filter(({ share }) => share > 0);
  if (expected.length !== counts.length)
    return counts.some(({ visitors, share }) => share === 0 && visitors > 0);
  if (expected.length < 2 || total < LEAST_VISITORS) return false;
  const chiSquared = expected.reduce((sum, { visitors, share }) => {
    const mean = total * share;
    return sum + (visitors - mean) ** 2 / mean;
  }, 0);
  const freedom = expected.length - 1;
  const spread = 2 / (9 * freedom);
  const deviations =
    (Math.cbrt(chiSquared / freedom) - (1 - spread)) / Math.sqrt(spread);
  return deviations > Z_999;
}

/** The normal distribution has a thousandth of its mass beyond it. */
const Z_999 = 3.090232306167813;
/** With fewer the approximation says nothing. */
const LEAST_VISITORS = 50;

/** A loan paid back month by month. 12 CFR 1026, Appendix J, with one advance. */
export interface PaymentStream {
  readonly amountFinancedCents: number;
  readonly firstPeriod: FirstPeriod;
  /** The first is due when the first period is over, each further one a month later. */
  readonly paymentsCents: readonly number[];
}

/** From the advance to the first payment: whole months, counted back from the payment, and the days before them. */
export interface FirstPeriod {
  readonly months: number;
  readonly oddDays: number;
}

export const ONE_MONTH: FirstPeriod = { months: 1, oddDays: 0 };

/** An odd day is a thirtieth of a month. Appendix J (b)(5)(iv). */
const DAYS_OF_MONTH = 30;
/** 2,400 % a year. */
const HIGHEST_MONTHLY_RATE = 2;
/** Halvings after which doubles hold nothing between the ends. */
const HALVINGS = 60;

/**
 * The annual percentage rate by the general equation, unrounded. Null when nothing is financed, the payments
 * together are less than what is financed, or the rate lies beyond 2,400 %.
 */
export function actuarialAprPercent(stream: PaymentStream): number | null {
  const { amountFinancedCents, paymentsCents } = stream;
  const total = paymentsCents.reduce((sum, cents) => sum + cents, 0);
  if (!(amountFinancedCents > 0) || !(total >= amountFinancedCents))
    return null;
  if (presentValueCents(stream, HIGHEST_MONTHLY_RATE) > amountFinancedCents)
    return null;
  let low = 0;
  let high = HIGHEST_MONTHLY_RATE;
  // Worth falls as the rate rises, so that the rate is found by halving.
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (presentValueCents(stream, middle) > amountFinancedCents) low = middle;
    else high = middle;
  }
  return total === amountFinancedCents ? 0 : high * 1200;
}

/** What the payments are worth on the day of the advance. */
function presentValueCents(
  { firstPeriod: { months, oddDays }, paymentsCents }: PaymentStream,
  monthlyRate: number,
): number {
  // From the last payment back, so that no power is taken for each.
  const worthAtFirst = paymentsCents.reduceRight(
    (worth, cents) => cents + worth / (1 + monthlyRate),
    0,
  );
  // Within a part of a month the interest is simple.
  const partOfMonth = 1 + (oddDays / DAYS_OF_MONTH) * monthlyRate;
  return worthAtFirst / (partOfMonth * (1 + monthlyRate) ** months);
}

/** Every amount is in whole cents. */
export interface AmortizedMonth {
  /** Months count from 1. */
  readonly month: number;
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
  /** This is still owed after the payment. */
  readonly balanceCents: number;
}

export interface AmortizedLoan {
  readonly amountFinancedCents: number;
  readonly aprPercent: number;
  readonly termMonths: number;
  readonly monthlyCents: number;
}

/**
 * Interest is rounded half up each month; the last payment takes the rest, so that the principal parts add up exactly.
 */
export function amortize({
  amountFinancedCents,
  aprPercent,
  termMonths,
  monthlyCents,
}: AmortizedLoan): readonly AmortizedMonth[] {
  const schedule: AmortizedMonth[] = [];
  let balanceCents = Math.max(0, amountFinancedCents);
  for (let month = 1; month <= termMonths; month++) {
    const interestCents = Math.round((balanceCents * aprPercent) / 1200);
    const owedCents = balanceCents + interestCents;
    const paymentCents =
      month === termMonths ? owedCents : Math.min(monthlyCents, owedCents);
    balanceCents = owedCents - paymentCents;
    schedule.push({
      month,
      paymentCents,
      interestCents,
      principalCents: paymentCents - interestCents,
      balanceCents,
    });
  }
  return schedule;
}

/** The last payment takes what rounding to the cent leaves over; null where it is as high as the others. */
export function findLastPaymentCents({
  totalOfPaymentsCents,
  monthlyCents,
  termMonths,
}: Pick<AmortizedLoan, "monthlyCents" | "termMonths"> & {
  readonly totalOfPaymentsCents: number;
}): number | null {
  const lastCents = totalOfPaymentsCents - monthlyCents * (termMonths - 1);
  return lastCents === monthlyCents ? null : lastCents;
}

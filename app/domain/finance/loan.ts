/**
 * It is the level payment of a loan in cents, rounded half up once: P·r / (1 − (1 + r)^−n) with r = APR / 1200, or P /
 * n at 0 %. An amount of 0 or less needs no payment.
 */
export function computeLoanPaymentCents(
  amountFinancedCents: number,
  aprPercent: number,
  termMonths: number,
): number {
  if (amountFinancedCents <= 0) return 0;
  const rate = aprPercent / 1200;
  return Math.round(
    rate === 0
      ? amountFinancedCents / termMonths
      : // expm1 and log1p keep their digits where the rate is close to zero.
        (amountFinancedCents * rate) /
          -Math.expm1(-termMonths * Math.log1p(rate)),
  );
}

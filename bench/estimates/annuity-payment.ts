/** The level payment as numerical libraries work it out: floating point, a rate per period, no cents. */
export function annuityPayment(
  ratePerPeriod: number,
  periods: number,
  principal: number,
): number {
  if (ratePerPeriod === 0) return principal / periods;
  const growth = (1 + ratePerPeriod) ** periods;
  return (principal * growth * ratePerPeriod) / (growth - 1);
}

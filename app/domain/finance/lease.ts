/**
 * It is the level payment of a lease in cents, rounded half up once: depreciation (cap − residual) / n and rent charge
 * (cap + residual) · money factor. It is never below 0.
 */
export function computeLeasePaymentCents(
  capCostCents: number,
  residualCents: number,
  moneyFactor: number,
  termMonths: number,
): number {
  const depreciation = (capCostCents - residualCents) / termMonths;
  const rentCharge = (capCostCents + residualCents) * moneyFactor;
  return Math.max(0, Math.round(depreciation + rentCharge));
}

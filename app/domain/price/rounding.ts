/** It converts dollars to whole cents; no amount, or one below 0, gives 0. */
export function toCents(dollars: number): number {
  return dollars > 0 ? Math.round(dollars * 100) : 0;
}

/**
 * It is a share in whole cents, rounded half up once. The percentage has three decimal places, so that 6.25 % of $2 is
 * exactly 12.5 cents.
 */
export function computeShareCents(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 1000)) / 100_000);
}

/** A price or a payment is rounded up, so that nothing costs more than was said. Assumptions A28 and A40. */
export function roundUpToDollars(cents: number): number {
  return Math.ceil(cents / 100);
}

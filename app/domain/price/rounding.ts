/** No amount, or one below 0, gives 0. */
export function toCents(dollars: number): number {
  return dollars > 0 ? Math.round(dollars * 100) : 0;
}

/** Rounded half up once; three decimal places of the percentage make 6.25 % of $2 exactly 12.5 cents. */
export function computeShareCents(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 1000)) / 100_000);
}

/** A price or a payment is rounded up, so that nothing costs more than was said. Assumptions A28 and A40. */
export function roundUpToDollars(cents: number): number {
  return Math.ceil(cents / 100);
}

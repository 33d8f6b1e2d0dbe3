/** A price or a payment is rounded up, so that nothing costs more than was said. Assumptions A28 and A40. */
export function roundUpToDollars(cents: number): number {
  return Math.ceil(cents / 100);
}

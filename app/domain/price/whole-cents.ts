/** Dollars in whole cents; what is no amount, and what is below 0, is nothing. */
export function toCents(dollars: number): number {
  return dollars > 0 ? Math.round(dollars * 100) : 0;
}

/** A share in whole cents, rounded half up once. Percent to three places, so that 6.25 % of $2 is 12.5 cents and not next to it. */
export function computeShareCents(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 1000)) / 100_000);
}

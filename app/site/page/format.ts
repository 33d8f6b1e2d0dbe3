/** These formats belong to the one market the product serves today; a language changes words, not money. */
const LOCALE = "en-US";

const wholeDollars = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const exactDollars = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: "USD",
});
const wholeNumber = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });

/** The amount reads `$24,990`. */
export function formatDollars(dollars: number): string {
  return wholeDollars.format(dollars);
}

/** The amount reads `$358.03`. */
export function formatCents(cents: number): string {
  return exactDollars.format(cents / 100);
}

/** The number reads `31,204`. */
export function formatNumber(value: number): string {
  return wholeNumber.format(value);
}

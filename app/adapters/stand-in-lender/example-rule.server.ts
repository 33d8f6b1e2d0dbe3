import { computeLoanPaymentCents } from "#app/domain/finance/estimate-payment.ts";

/** The demonstration's own way to an example (Assumption A422): no real lender's, and without a look at anybody's credit. */
export const EXAMPLE_RULE = {
  /** Of the income a month a payment takes at most this share. */
  paymentPercent: 12,
  /** Of the income a month a payment and the rent or mortgage together take at most this share. */
  withRentPercent: 40,
  leastPaymentDollars: 100,
  mostDollars: 60_000,
  /** Amounts end in hundreds. */
  roundedToDollars: 100,
  /** Of the price a tenth is left for taxes and fees where cars are looked for. */
  leftForTaxesPercent: 10,
  limitStepDollars: 1_000,
  aprPercent: 9.9,
  termMonths: 60,
} as const;

const TERMS = { min: 12, max: 84 } as const;
/** So much that the cents of every payment can be told from what it takes a month. */
const COMPARED_CENTS = 1_000_000_000_000_000;

export interface ExampleTerms {
  readonly termMonths: number;
  /** So many dollars are borrowed for a dollar a month. */
  readonly dollarsPerMonthly: number;
  /** The buyer brings it along in cash and trade equity. */
  readonly broughtDollars: number;
}

/** Only what the dealer's page passes on is known here; what is typed stays in the browser, where the script counts on. */
export function readExampleTerms(query: URLSearchParams): ExampleTerms {
  const read = (name: string) =>
    Number(/^\d{1,6}$/.exec(query.get(name) ?? "")?.[0] ?? 0);
  const wanted = read("term_months");
  const isLoan = query.get("finance_type") !== "lease";
  const termMonths =
    isLoan && wanted >= TERMS.min && wanted <= TERMS.max
      ? wanted
      : EXAMPLE_RULE.termMonths;
  return {
    termMonths,
    dollarsPerMonthly:
      COMPARED_CENTS /
      computeLoanPaymentCents(
        COMPARED_CENTS,
        EXAMPLE_RULE.aprPercent,
        termMonths,
      ),
    broughtDollars: read("down_payment") + read("trade_equity"),
  };
}

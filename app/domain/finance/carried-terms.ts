import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import { computePaidAtOnce } from "./estimate-payment.ts";
import { readEstimatorTerms } from "./estimator-input.ts";
import type { DownPayment, EstimatorTerms } from "./payment-estimate.ts";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";

/**
 * What goes from the estimator to a lender's page. The credit score stays behind, because it is private until the
 * shopper asks for credit.
 */
export type CarriedTerms = Pick<
  EstimatorTerms,
  "kind" | "down" | "tradeEquityDollars"
> & {
  readonly termMonths: number;
  /** A loan has null. */
  readonly milesPerYear: number | null;
  /** Shoppers may type the price of a car that is not ours. Null where the car is known, or none is. */
  readonly typedPriceDollars: number | null;
};

/** Every one of them is printed, because the page that reads them may start elsewhere. */
export function printCarriedTerms(
  { down, ...terms }: EstimatorTerms,
  typedPriceDollars: number | null,
): URLSearchParams {
  const isLease = terms.kind === "lease";
  return new URLSearchParams([
    ["kind", terms.kind],
    ["down", String(down.unit === "percent" ? down.percent : down.dollars)],
    ["downUnit", down.unit],
    ["equity", String(terms.tradeEquityDollars)],
    ...(isLease
      ? [
          ["leaseTerm", String(terms.leaseTermMonths)],
          ["leaseMiles", String(terms.leaseMilesPerYear)],
        ]
      : [["term", String(terms.financeTermMonths)]]),
    ...(typedPriceDollars === null
      ? []
      : [["price", String(typedPriceDollars)]]),
  ]);
}

/** They stand in this order in every address. */
export const CARRIED_NAMES: readonly string[] = [
  "kind",
  "down",
  "downUnit",
  "equity",
  "term",
  "leaseTerm",
  "leaseMiles",
  "price",
];
/** A unit or a price alone carries no terms. */
const TERMS = CARRIED_NAMES.filter(
  (name) => name !== "downUnit" && name !== "price",
);
const HIGHEST_PRICE_DOLLARS = 10_000_000;

interface CarriedTo {
  readonly estimator: Estimator;
  /** They fill in what is missing. */
  readonly start: EstimatorTerms;
  /** A car that gets no lease is financed, whatever an address says. */
  readonly canLease: boolean;
}

/** Null where the query carries none. Anybody may have written it. */
export function readCarriedTerms(
  query: URLSearchParams,
  { estimator, start, canLease }: CarriedTo,
): CarriedTerms | null {
  if (!TERMS.some((name) => query.has(name))) return null;
  const { terms } = readEstimatorTerms(query, estimator, start);
  const isLease = canLease && terms.kind === "lease";
  return {
    kind: isLease ? "lease" : "finance",
    down: terms.down,
    tradeEquityDollars: terms.tradeEquityDollars,
    termMonths: isLease ? terms.leaseTermMonths : terms.financeTermMonths,
    milesPerYear: isLease ? terms.leaseMilesPerYear : null,
    typedPriceDollars: readTypedPrice(query.get("price")),
  };
}

/** The same names come back, in the same order, so that equal terms make equal addresses. */
export function printCarriedAgain(terms: CarriedTerms): URLSearchParams {
  return printCarriedTerms(
    {
      ...terms,
      creditScore: 0,
      financeTermMonths: terms.termMonths,
      leaseTermMonths: terms.termMonths,
      leaseMilesPerYear: terms.milesPerYear ?? 0,
    },
    terms.typedPriceDollars,
  );
}

/** A share of a price that is not known is no sum: null. It is never more than the price. */
export function findCarriedDownDollars(
  terms: Pick<CarriedTerms, "down" | "tradeEquityDollars">,
  priceCents: number | null,
): number | null {
  if (priceCents !== null)
    return computePaidAtOnce(priceCents, terms).downCents / 100;
  const { down }: { readonly down: DownPayment } = terms;
  return down.unit === "dollars" ? down.dollars : null;
}

function readTypedPrice(text: string | null): number | null {
  const typed = readTypedAmount(text);
  if (typed === null || typed.unit === "percent") return null;
  return typed.amount > 0 && typed.amount <= HIGHEST_PRICE_DOLLARS
    ? typed.amount
    : null;
}

import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import { readEstimatorTerms } from "./estimator-input.ts";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import { findStateCode } from "#app/domain/us-states.ts";
import { HIGHEST_DOLLARS } from "./payment-ceilings.ts";
import type { EstimatorTerms } from "./payment-estimate.ts";

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
  /** What the trade is worth and what is owed on it; null where the equity alone was given. */
  readonly trade: CarriedTrade | null;
  /** The state for which the price out the door was told; null where none was. */
  readonly stateShort: string | null;
  /** Shoppers may type the price of a car that is not ours. Null where the car is known, or none is. */
  readonly typedPriceDollars: number | null;
};

interface CarriedTrade {
  readonly worthDollars: number;
  readonly owedDollars: number;
}

/** What a panel knows besides its terms. */
type CarriedBesides = Pick<
  CarriedTerms,
  "trade" | "stateShort" | "typedPriceDollars"
>;

/** Every one of them is printed, because the page that reads them may start elsewhere. */
export function printCarriedTerms(
  { down, ...terms }: EstimatorTerms,
  { trade, stateShort, typedPriceDollars }: CarriedBesides,
): URLSearchParams {
  const isLease = terms.kind === "lease";
  return new URLSearchParams([
    ["kind", terms.kind],
    ["down", String(down.unit === "percent" ? down.percent : down.dollars)],
    ["downUnit", down.unit],
    ...(trade === null
      ? [["equity", String(terms.tradeEquityDollars)]]
      : [
          ["worth", String(trade.worthDollars)],
          ["owed", String(trade.owedDollars)],
        ]),
    ...(isLease
      ? [
          ["leaseTerm", String(terms.leaseTermMonths)],
          ["leaseMiles", String(terms.leaseMilesPerYear)],
        ]
      : [["term", String(terms.financeTermMonths)]]),
    ...(stateShort === null ? [] : [["state", stateShort]]),
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
  "worth",
  "owed",
  "term",
  "leaseTerm",
  "leaseMiles",
  "state",
  "price",
];
/** A unit, a state or a price alone carries no terms. */
const TERMS = CARRIED_NAMES.filter(
  (name) => !["downUnit", "state", "price"].includes(name),
);

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
  const trade = readCarriedTrade(query);
  return {
    kind: isLease ? "lease" : "finance",
    down: terms.down,
    tradeEquityDollars:
      trade === null
        ? terms.tradeEquityDollars
        : Math.max(0, trade.worthDollars - trade.owedDollars),
    termMonths: isLease ? terms.leaseTermMonths : terms.financeTermMonths,
    milesPerYear: isLease ? terms.leaseMilesPerYear : null,
    trade,
    stateShort: findStateCode(query.get("state") ?? ""),
    typedPriceDollars: readDollars(query.get("price")) || null,
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
    terms,
  );
}

function readCarriedTrade(query: URLSearchParams): CarriedTrade | null {
  if (!query.has("worth") && !query.has("owed")) return null;
  return {
    worthDollars: readDollars(query.get("worth")),
    owedDollars: readDollars(query.get("owed")),
  };
}

/** What is no sum of dollars, or more than any car costs, is 0. */
function readDollars(text: string | null): number {
  const typed = readTypedAmount(text);
  if (typed === null || typed.unit === "percent") return 0;
  return typed.amount > 0 && typed.amount <= HIGHEST_DOLLARS ? typed.amount : 0;
}

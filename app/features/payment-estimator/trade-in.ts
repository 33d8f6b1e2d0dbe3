import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import type { DoorTrade } from "#app/domain/price/out-the-door.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { PanelEntries } from "./panel-data.ts";
import { readTypedNumber, type TypedNumberProblem } from "./typed-number.ts";

/** What the trade is worth, and what is still owed on it, in whole dollars. */
interface TypedTrade {
  readonly worthDollars: number;
  readonly owedDollars: number;
}

/** The amounts go as far as the dearest car that shoppers may type (Assumption A42). */
const TRADE = { min: 0, max: 500_000, start: 0 } as const;

/** Null while neither is typed: then the equity says it all. */
export function readTrade(entries: PanelEntries): {
  readonly trade: TypedTrade | null;
  readonly problems: readonly TypedNumberProblem<"worth" | "owed">[];
} {
  const worth = readTypedNumber("worth", entries, TRADE);
  const owed = readTypedNumber("owed", entries, TRADE);
  return {
    trade:
      worth.isEmpty && owed.isEmpty
        ? null
        : { worthDollars: worth.value, owedDollars: owed.value },
    problems: [...worth.problems, ...owed.problems],
  };
}

/** What both come to takes the place of the equity. What is owed beyond the worth is rolled into the loan. */
export function countTrade(
  terms: EstimatorTerms,
  trade: TypedTrade | null,
): EstimatorTerms {
  if (trade === null) return terms;
  const equityDollars = trade.worthDollars - trade.owedDollars;
  return {
    ...terms,
    tradeEquityDollars: Math.max(0, equityDollars),
    owedOnTradeDollars: Math.max(0, -equityDollars),
  };
}

export function toTradeEntries(trade: TypedTrade | null): PanelEntries {
  return {
    worth: trade === null ? "" : formatNumber(trade.worthDollars),
    owed: trade === null ? "" : formatNumber(trade.owedDollars),
  };
}

/** Who names the equity alone is taken to owe nothing. */
export function toDoorTrade(
  trade: TypedTrade | null,
  { tradeEquityDollars }: Pick<EstimatorTerms, "tradeEquityDollars">,
): DoorTrade {
  return trade === null
    ? { worthCents: tradeEquityDollars * 100, owedCents: 0 }
    : {
        worthCents: trade.worthDollars * 100,
        owedCents: trade.owedDollars * 100,
      };
}

import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import { formatAmount, formatCents } from "#app/site/page/format.ts";
import type { Said } from "./line-view.ts";
import { isEstimate, sayHeadSum, saySum } from "./sum-words.ts";

/** What a lender has of an offer. */
export type Loan = "none" | "part" | "all";

/** What a loan takes of an offer, below its lines. */
export interface BalanceView {
  readonly owed: string;
  readonly equity: string;
  /** Owed beyond the offer; null where the offer pays the loan off. */
  readonly shortfall: string | null;
  /** Null where nothing is owed beyond the offer. */
  readonly negativeText: string | null;
}

export function findLoan(
  offer: TradeOffer,
  { balanceCents }: Pick<Said, "balanceCents">,
): Loan {
  if (!("equityCents" in offer) || balanceCents === 0) return "none";
  return offer.equityCents > 0 ? "part" : "all";
}

export function sayHeadLoan(
  offer: TradeOffer,
  loan: Loan,
  { balanceCents, t }: Pick<Said, "balanceCents" | "t">,
): string | null {
  if (!("equityCents" in offer) || loan === "none") return null;
  if (loan === "part")
    return t("offerLoanFirst", { amount: formatAmount(balanceCents) });
  return offer.equityCents === 0
    ? t("offerLoanPaid")
    : t("offerLoanMore", {
        amount: sayHeadSum(-offer.equityCents, isEstimate(offer.type), { t }),
      });
}

export function buildBalance(
  offer: TradeOffer,
  { balanceCents, t }: Pick<Said, "balanceCents" | "t">,
): BalanceView | null {
  if (!("equityCents" in offer) || balanceCents === 0) return null;
  const { equityCents, type } = offer;
  const say = (cents: number) => saySum(cents, isEstimate(type), { t });
  const shortfall = equityCents < 0 ? say(-equityCents) : null;
  return {
    owed: formatCents(balanceCents),
    equity: say(Math.max(0, equityCents)),
    shortfall,
    negativeText:
      shortfall === null ? null : t("negativeEquity", { amount: shortfall }),
  };
}

import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import { formatAmount } from "#app/site/page/format.ts";
import type { Said } from "./line-view.ts";

/** What a lender has of an offer. */
export type Loan = "none" | "part" | "all";

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
    : t("offerLoanMore", { amount: formatAmount(-offer.equityCents) });
}

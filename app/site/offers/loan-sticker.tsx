import type { ReactNode } from "react";
import { formatAmount, formatCents } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { loanCopy } from "./copy.ts";
import type { OfferLoan } from "./offer-card.server.ts";

/** This is the whole loan that a claim stands for, set as a window sticker. */
export function LoanSticker({
  loan,
  children,
}: {
  readonly loan: OfferLoan;
  /** These are further lines of the sticker. */
  readonly children?: ReactNode;
}) {
  const t = useTexts(loanCopy);
  const lines = [
    [t("loanPrice"), formatCents(loan.priceCents)],
    [t("loanDown"), formatCents(loan.downCents)],
    [t("loanFinanced"), formatCents(loan.amountFinancedCents)],
    [t("loanApr"), `${loan.aprPercent}%`],
  ];
  const sums = [
    ...(loan.lastPaymentCents === null
      ? []
      : [[t("loanLast"), formatCents(loan.lastPaymentCents)]]),
    [t("loanTotal"), formatCents(loan.totalCostCents)],
  ];
  const renderLine = ([name, figure]: readonly string[]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  );
  return (
    <div className="sticker">
      <p className="sticker-head">
        {/* "$7 down" or "$7.50 down" */}
        <span>{t("loanHead", { down: formatAmount(loan.downCents) })}</span>
        <span>{t("loanSide")}</span>
      </p>
      <div className="sticker-body">
        <dl className="ledger ledger--s">
          {lines.map(renderLine)}
          <div className="total">
            <dt>{t("loanPayments", { count: loan.termMonths })}</dt>
            <dd>{formatCents(loan.monthlyCents)}</dd>
          </div>
          {sums.map(renderLine)}
          {children}
        </dl>
        {loan.notes !== "" && <p className="terms">{loan.notes}</p>}
      </div>
    </div>
  );
}

import { estimateExample } from "#app/domain/finance/finance-terms.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Promotion,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { offersCopy } from "./copy.ts";
import type { LoanStickerView } from "./loan-sticker.tsx";

/**
 * The sticker is the loan behind a claim such as "$7 down", line by line; it is null for a promotion that
 * names none (12 CFR 1026.24(d)).
 */
export function buildLoanSticker(
  { financeExample, disclosure }: Promotion,
  profile: StoreProfile,
  language: Language,
): LoanStickerView | null {
  const loan =
    financeExample && estimateExample(financeExample, profile.estimator);
  if (loan === null || disclosure === null) return null;
  const t = createTranslator(offersCopy, profile.texts[language], language);
  return {
    head: t("loanHead", { down: formatShortDollars(loan.downCents) }),
    side: t("loanSide"),
    lines: [
      { name: t("loanPrice"), figure: formatCents(loan.priceCents) },
      { name: t("loanDown"), figure: formatCents(loan.downCents) },
      {
        name: t("loanFinanced"),
        figure: formatCents(loan.amountFinancedCents),
      },
      { name: t("loanApr"), figure: `${loan.aprPercent}%` },
      { name: t("loanTotal"), figure: formatCents(loan.totalCostCents) },
    ],
    total: {
      name: t("loanPayments", { count: loan.termMonths }),
      figure: formatCents(loan.monthlyCents),
    },
    terms: disclosure[language],
  };
}

/** The amount reads "$7" or "$7.50". */
function formatShortDollars(cents: number): string {
  return formatCents(cents).replace(/\.00$/, "");
}

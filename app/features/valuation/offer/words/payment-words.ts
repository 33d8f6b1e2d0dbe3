import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { OfferPayment } from "#app/domain/trade-offer/trade-offer.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { LineView, Said } from "./line-view.ts";

/** The lender has its part of each payment before the shopper has any. */
export function listPayments(
  payments: readonly OfferPayment[],
  parts: Trade["offers"]["moreCashLater"]["additionalPayments"],
  { language, balanceCents, t }: Said,
): readonly LineView[] {
  let owedCents = balanceCents;
  return payments.map(({ at, percent, cents }) => {
    const lenderCents = Math.min(owedCents, cents);
    owedCents -= lenderCents;
    const share = t("shareOf", { percent });
    return {
      label: parts[at]?.label[language] ?? "",
      note:
        lenderCents === 0
          ? share
          : lenderCents === cents
            ? `${share}: ${t("allToLender")}`
            : `${share}: ${t("toLender", {
                lender: formatCents(lenderCents),
                yours: formatCents(cents - lenderCents),
              })}`,
      amount: formatCents(cents),
      isLess: false,
    };
  });
}

/** The first part is paid whatever the car sells for, and the other follows the sale (Assumption A517). */
export function waitsForSale(
  payments: readonly Pick<OfferPayment, "share">[],
): boolean {
  return (["reservePrice", "profitShare"] as const).every((share) =>
    payments.some((it) => it.share === share),
  );
}

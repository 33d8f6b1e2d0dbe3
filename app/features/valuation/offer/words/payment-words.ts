import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { OfferPayment } from "#app/domain/trade-offer/trade-offer.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { LineView, Said } from "./line-view.ts";
import { saySum } from "./sum-words.ts";

/** The lender has its part of each payment before the shopper has any. */
export function listPayments(
  payments: readonly OfferPayment[],
  parts: Trade["offers"]["moreCashLater"]["additionalPayments"],
  { language, balanceCents, t }: Said,
): readonly LineView[] {
  let owedCents = balanceCents;
  const isSold = waitsForSale(payments);
  return payments.map(({ at, share: part, percent, cents }) => {
    const isAbout = isSold && part === "profitShare";
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
                yours: saySum(cents - lenderCents, isAbout, { t }),
              })}`,
      amount: saySum(cents, isAbout, { t }),
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

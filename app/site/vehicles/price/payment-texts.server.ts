import { findLastPaymentCents } from "#app/domain/finance/amortization.ts";
import { sayDay } from "#app/domain/day-words.ts";
import type { FinanceEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Estimator,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { formatAmount, formatCents } from "#app/site/page/format.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { paymentCopy, type PaymentText } from "./payment-copy.ts";
import { describeRate, formatModelYears } from "./payment-words.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

export function createPaymentTranslator(
  { texts }: StoreProfile,
  language: Language,
): Translate<PaymentText> {
  return createTranslator(paymentCopy, texts[language], language);
}

/** The payment is stated to the cent. */
export function formatPaymentPrint(
  estimate: FinanceEstimate,
  vehicle: Pick<Vehicle, "year" | "condition">,
  estimator: Estimator,
  t: Translate<PaymentText>,
): string {
  const { tradeEquityCents, termMonths } = estimate;
  const { year: modelYear, condition } = vehicle;
  const lastCents = findLastPaymentCents(estimate);
  const monthly = formatCents(estimate.monthlyCents);
  const example = t(
    tradeEquityCents > 0 ? "print.exampleWithTrade" : "print.example",
    {
      months: termMonths,
      apr: estimate.aprPercent,
      payments:
        lastCents === null
          ? t("print.payments", { months: termMonths, monthly })
          : t("print.paymentsAndLast", {
              months: termMonths,
              monthly,
              last: formatCents(lastCents),
            }),
      down: formatAmount(estimate.downCents),
      equity: formatAmount(tradeEquityCents),
      financed: formatAmount(estimate.amountFinancedCents),
      total: formatCents(estimate.totalOfPaymentsCents),
    },
  );
  const rate = describeRate(estimate, { modelYear, condition }, estimator, t);
  return `${example} ${rate} ${t("print.credit")}`;
}

export function formatListPrint(
  profile: StoreProfile,
  language: Language,
  vehicles: readonly CardVehicle[],
): readonly string[] {
  const t = createPaymentTranslator(profile, language);
  const hasPayments = vehicles.some(
    ({ price }) => price.state === "shown" && price.payment !== null,
  );
  return [
    hasPayments ? formatCardPaymentsPrint(profile.estimator, t) : null,
    formatDatedFeePrint(profile, language, t),
  ].filter((text) => text !== null);
}

/** The terms stand on each card; here stands what changes them. */
function formatCardPaymentsPrint(
  { aprAdjustments }: Estimator,
  t: Translate<PaymentText>,
): string {
  const added = aprAdjustments
    .filter(({ addPercent }) => addPercent > 0)
    .map((rule) =>
      t("print.cardsAdded", {
        years: formatModelYears(rule, t),
        points: rule.addPercent,
      }),
    );
  return [t("print.cards"), ...added, t("print.noOffer")].join(" ");
}

/** Spec §9: the document fee, with the day that its disclaimer is dated. Null means that there is no fee. */
export function formatDatedFeePrint(
  { pricing }: StoreProfile,
  language: Language,
  t: Translate<PaymentText>,
): string | null {
  const { documentFeeCents } = pricing.fees;
  if (documentFeeCents === 0) return null;
  const day = sayDay(pricing.disclaimerDatedOn, "date", language);
  return t("print.dated", { fee: formatCents(documentFeeCents), day });
}

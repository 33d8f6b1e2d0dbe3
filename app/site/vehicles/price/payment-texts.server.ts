import type { FinanceEstimate } from "#app/domain/finance/payment-estimate.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Estimator,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import {
  capitalize,
  formatCents,
  formatDollars,
} from "#app/site/page/format.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { paymentCopy, type PaymentText } from "./payment-copy.ts";
import {
  describeRate,
  formatScores,
  formatModelYears,
} from "./payment-words.ts";
import type { CardVehicle, PaymentBox } from "#app/site/vehicles/presented.ts";

export function createPaymentTranslator(
  { texts }: StoreProfile,
  language: Language,
): Translate<PaymentText> {
  return createTranslator(paymentCopy, texts[language], language);
}

/** This is the payment of a vehicle's page in words, the figure with every term (12 CFR 1026.24). */
export function buildPaymentBox(
  estimate: FinanceEstimate,
  estimator: Estimator,
  t: Translate<PaymentText>,
): PaymentBox {
  const formatWholeDollars = (cents: number) =>
    formatDollars(roundUpToDollars(cents));
  const { tradeEquityCents } = estimate;
  return {
    monthly: t("monthly", {
      amount: formatWholeDollars(estimate.monthlyCents),
    }),
    personalize: t("personalize"),
    terms: t(tradeEquityCents > 0 ? "loanWithTrade" : "loan", {
      months: estimate.termMonths,
      apr: estimate.aprPercent,
      down: formatWholeDollars(estimate.downCents),
      equity: formatWholeDollars(tradeEquityCents),
      financed: formatWholeDollars(estimate.amountFinancedCents),
      score: formatScores("score", estimate.creditScore, estimator, t),
    }),
  };
}

/** The page's small print states the payment to the cent. */
export function formatPaymentPrint(
  estimate: FinanceEstimate,
  vehicle: { readonly year: number; readonly condition: Condition },
  estimator: Estimator,
  t: Translate<PaymentText>,
): string {
  const { tradeEquityCents } = estimate;
  const { year: modelYear, condition } = vehicle;
  const example = t(
    tradeEquityCents > 0 ? "print.exampleWithTrade" : "print.example",
    {
      months: estimate.termMonths,
      apr: estimate.aprPercent,
      monthly: formatCents(estimate.monthlyCents),
      down: formatDollars(roundUpToDollars(estimate.downCents)),
      equity: formatDollars(roundUpToDollars(tradeEquityCents)),
      financed: formatDollars(roundUpToDollars(estimate.amountFinancedCents)),
      total: formatCents(estimate.totalOfPaymentsCents),
    },
  );
  const rate = describeRate(estimate, { modelYear, condition }, estimator, t);
  return `${example} ${rate} ${t("print.credit")}`;
}

/** A list's small print says this besides what its prices hold. */
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

/** The terms stand on each card; what changes them stands here. */
function formatCardPaymentsPrint(
  { aprAdjustments }: Estimator,
  t: Translate<PaymentText>,
): string {
  const added = aprAdjustments
    .filter(({ addPercent }) => addPercent > 0)
    .map((rule) =>
      capitalize(
        t("print.cardsAdded", {
          years: formatModelYears(rule, t),
          points: rule.addPercent,
        }),
      ),
    );
  return [t("print.cards"), ...added, t("print.noOffer")].join(" ");
}

/**
 * Spec §9: the text has the document fee and the day that its disclaimer is dated. It is null where there is
 * no fee.
 */
export function formatDatedFeePrint(
  { pricing }: StoreProfile,
  language: Language,
  t: Translate<PaymentText>,
): string | null {
  const { documentFeeCents } = pricing.fees;
  if (documentFeeCents === 0) return null;
  const day = new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
    timeZone: "UTC",
    dateStyle: "long",
  }).format(Date.parse(pricing.disclaimerDatedOn));
  return t("print.dated", { fee: formatCents(documentFeeCents), day });
}

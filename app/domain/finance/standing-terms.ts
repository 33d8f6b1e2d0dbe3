import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import {
  areTermsComplete,
  findDraftedEquity,
  type PricingTerms,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import type {
  DownPayment,
  EstimatorTerms,
  PaymentEstimate,
} from "./payment-estimate.ts";

/**
 * The payment on a card or a vehicle's page stands for these terms: the visitor's own answers, else the defaults for a
 * vehicle whose record has no terms (Spec §9, vehicle-data defaults; Assumption A39).
 */
export function getStandingTerms(
  estimator: Estimator,
  visitorTerms: PricingTerms | null,
): EstimatorTerms {
  const { vehicleDataDefaults, tradeEquityDollars } = estimator;
  const own = areTermsComplete(visitorTerms) ? visitorTerms : null;
  return {
    kind: "finance",
    down: own === null ? getDefaultDown(estimator) : getOwnDown(own),
    tradeEquityDollars:
      own === null
        ? tradeEquityDollars.default
        : own.isTradingIn
          ? own.tradeEquityDollars
          : 0,
    creditScore: own?.creditScore ?? vehicleDataDefaults.creditScore,
    financeTermMonths:
      own?.financeTermMonths ?? vehicleDataDefaults.financeTermMonths,
    leaseTermMonths: vehicleDataDefaults.leaseTermMonths,
    leaseMilesPerYear: vehicleDataDefaults.leaseMilesPerYear,
  };
}

/**
 * The standing terms with the trade of a visitor who has told no other term yet: a written offer for their car, or the
 * equity of a wizard that stopped after it.
 */
export function getStartingTerms(
  estimator: Estimator,
  visitor: Pick<VisitorProfile, "terms" | "termsDraft">,
): EstimatorTerms {
  const standing = getStandingTerms(estimator, visitor.terms);
  const drafted = findDraftedEquity(visitor);
  return drafted === null
    ? standing
    : { ...standing, tradeEquityDollars: drafted };
}

/** The terms that a shopper has worked out for one car, for the loans of every car (Assumption A172). */
export function toVisitorTerms(
  { down, tradeEquityDollars, creditScore, financeTermMonths }: EstimatorTerms,
  { downCents }: Pick<PaymentEstimate, "downCents">,
): PricingTerms {
  return {
    downPaymentDollars:
      down.unit === "dollars" ? down.dollars : Math.round(downCents / 100),
    isTradingIn: tradeEquityDollars > 0,
    tradeEquityDollars,
    creditScore,
    financeTermMonths,
    ...(down.unit === "percent" && { downPercent: down.percent }),
  };
}

function getOwnDown({
  downPercent,
  downPaymentDollars,
}: PricingTerms): DownPayment {
  return downPercent === undefined
    ? { unit: "dollars", dollars: downPaymentDollars }
    : { unit: "percent", percent: downPercent };
}

/** The estimator's controls start here when it knows neither a vehicle nor a visitor (Spec §9). */
export function getDefaultTerms(estimator: Estimator): EstimatorTerms {
  return {
    kind: "finance",
    down: getDefaultDown(estimator),
    tradeEquityDollars: estimator.tradeEquityDollars.default,
    creditScore: estimator.creditScore.default,
    financeTermMonths: estimator.financeTermMonths.default,
    leaseTermMonths: estimator.leaseTermMonths.default,
    leaseMilesPerYear: estimator.leaseMilesPerYear.default,
  };
}

function getDefaultDown({ downPayment }: Estimator): DownPayment {
  return downPayment.defaultUnit === "percent"
    ? { unit: "percent", percent: downPayment.defaultPercent }
    : { unit: "dollars", dollars: downPayment.defaultDollars };
}

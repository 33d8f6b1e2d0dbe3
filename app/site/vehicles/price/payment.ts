import { estimatePayment } from "#app/domain/finance/estimate-payment.ts";
import type {
  EstimatorTerms,
  FinanceEstimate,
} from "#app/domain/finance/payment-estimate.ts";
import { toPaidVehicle } from "#app/domain/finance/paid-vehicle.ts";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { CardPayment } from "#app/site/vehicles/presented.ts";

/** The payments of one page are based on the standing terms of its visitor. */
export interface PaymentBasis {
  readonly estimator: Estimator;
  readonly terms: EstimatorTerms;
}

interface PricedVehicle {
  readonly price: PresentedPrice;
  readonly year: number;
  readonly condition: Condition;
}

/**
 * This is the loan that a card and a vehicle's page stand for. It is null where the price is not shown,
 * because there is no payment then.
 */
export function findStandingPayment(
  vehicle: PricedVehicle,
  { estimator, terms }: PaymentBasis,
): FinanceEstimate | null {
  const paid = toPaidVehicle(vehicle.price, vehicle);
  const estimate = paid && estimatePayment(paid, terms, estimator);
  return estimate?.kind === "finance" ? estimate : null;
}

/** A card prints it this way; the amount financed is what the rest leaves of the price. */
export function toCardPayment({
  monthlyCents,
  termMonths,
  aprPercent,
  downCents,
  tradeEquityCents,
}: FinanceEstimate): CardPayment {
  return {
    monthlyDollars: roundUpToDollars(monthlyCents),
    termMonths,
    aprPercent,
    downDollars: roundUpToDollars(downCents),
    ...(tradeEquityCents > 0 && {
      equityDollars: roundUpToDollars(tradeEquityCents),
    }),
  };
}

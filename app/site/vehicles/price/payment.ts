import { estimatePayment } from "#app/domain/finance/estimate-payment.ts";
import { toPaidVehicle } from "#app/domain/finance/paid-vehicle.ts";
import type {
  EstimatorTerms,
  FinanceEstimate,
} from "#app/domain/finance/payment-estimate.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import type {
  Estimator,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";

/** The page's visitor has these standing terms. */
export interface PaymentBasis {
  readonly estimator: Estimator;
  readonly terms: EstimatorTerms;
}

/** Assumption A39: payments use the visitor's own terms, else the defaults of vehicle data. */
export function getPaymentBasis(
  { estimator }: Pick<StoreProfile, "estimator">,
  visitorTerms: PricingTerms | null,
): PaymentBasis {
  return { estimator, terms: getStandingTerms(estimator, visitorTerms) };
}

/** Cards and a vehicle's page state this loan. Null means that the price is not shown: there is no payment then. */
export function findStandingPayment(
  vehicle: Pick<Vehicle, "year" | "condition"> & {
    readonly price: PresentedPrice;
  },
  { estimator, terms }: PaymentBasis,
): FinanceEstimate | null {
  const paid = toPaidVehicle(vehicle.price, vehicle);
  const estimate = paid && estimatePayment(paid, terms, estimator);
  return estimate?.kind === "finance" ? estimate : null;
}

import type { PaidVehicle } from "#app/domain/finance/payment-estimate.ts";
import type {
  Estimator,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";

/** Residuals are most of the estimator's data, and cars that are not leased need none. */
export function toPanelEstimator(
  estimator: Estimator,
  isLeasing: boolean,
): Estimator {
  return isLeasing ? estimator : { ...estimator, leaseResiduals: [] };
}

export function findLease(
  profile: StoreProfile,
  { condition }: PaidVehicle,
): PanelData["lease"] {
  if (!canLease(profile)) return null;
  return condition === "new" ? "offered" : "newOnly";
}

/** A lease needs new cars for sale, a credit band that gets one, and a table of residual values. */
export function canLease({ conditions, estimator }: StoreProfile): boolean {
  return (
    conditions.includes("new") &&
    estimator.leaseResiduals.length > 0 &&
    estimator.creditBands.some((it) => it.leaseMoneyFactor !== null)
  );
}

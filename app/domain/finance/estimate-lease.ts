import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import { getCreditBand } from "#app/domain/credit/credit-band.ts";
import type { EstimatorTerms } from "./estimator-terms.ts";
import { computeLeasePaymentCents } from "./lease.ts";
import { computePaidAtOnce } from "./paid-at-once.ts";
import type { LeaseEstimate, PaidVehicle } from "./payment-estimate.ts";
import { computeShareCents } from "#app/domain/price/whole-cents.ts";

/**
 * It is null where no lease is offered: the vehicle is not new, its credit band gets no lease, or no residual is known.
 */
export function estimateLease(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
): LeaseEstimate | null {
  const { leaseTermMonths: termMonths, leaseMilesPerYear: milesPerYear } =
    terms;
  const band = getCreditBand(estimator, terms.creditScore);
  const residual = estimator.leaseResiduals.find(
    (it) => it.termMonths === termMonths && it.milesPerYear === milesPerYear,
  );
  if (
    vehicle.condition !== "new" ||
    band.leaseMoneyFactor === null ||
    residual === undefined
  )
    return null;
  const { priceCents } = vehicle;
  const acquisitionFeeCents = estimator.leaseAcquisitionFeeCents;
  const { downCents, tradeEquityCents } = computePaidAtOnce(priceCents, terms);
  const capCostCents =
    priceCents + acquisitionFeeCents - downCents - tradeEquityCents;
  const residualCents =
    vehicle.msrpCents > 0
      ? computeShareCents(vehicle.msrpCents, residual.residualPercent)
      : 0;
  const monthlyCents = computeLeasePaymentCents(
    capCostCents,
    residualCents,
    band.leaseMoneyFactor,
    termMonths,
  );
  const totalOfPaymentsCents = monthlyCents * termMonths;
  return {
    kind: "lease",
    priceCents,
    monthlyCents,
    termMonths,
    milesPerYear,
    downCents,
    tradeEquityCents,
    creditScore: terms.creditScore,
    creditLabel: band.label,
    minimumScore: band.minimumScore,
    capCostCents,
    residualCents,
    rentChargeCents: Math.max(
      0,
      totalOfPaymentsCents - Math.max(0, capCostCents - residualCents),
    ),
    acquisitionFeeCents,
    dispositionFeeCents: estimator.leaseDispositionFeeCents,
    excessMileCents: estimator.leaseExcessMileCents,
    dueAtSigningCents: downCents + monthlyCents,
    totalOfPaymentsCents,
    totalCostCents:
      totalOfPaymentsCents +
      downCents +
      tradeEquityCents +
      estimator.leaseDispositionFeeCents,
  };
}

import * as v from "valibot";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import * as field from "#app/domain/store-profile/fields/fields.ts";

export const CREDIT_LABELS = ["Bad", "Okay", "Good", "Great"] as const;
/** Spec §9 names the credit labels. */
export type CreditLabel = (typeof CREDIT_LABELS)[number];

const creditBand = v.strictObject({
  label: field.pickOne(CREDIT_LABELS),
  minimumScore: field.count,
  aprPercent: v.strictObject({
    new: field.percent,
    used: field.percent,
    certified: field.percent,
  }),
  /** It is null where no lease is offered to this band. */
  leaseMoneyFactor: v.nullable(
    v.pipe(
      v.number("must be a number"),
      v.minValue(0, "must not be negative"),
      v.maxValue(0.02, "must be a money factor, as in 0.00125"),
    ),
  ),
});

/** The adjustment is added to the band's APR when the model year lies within the bounds; a null bound is open. */
const aprAdjustment = v.strictObject({
  modelYearFrom: v.nullable(field.positiveCount),
  modelYearTo: v.nullable(field.positiveCount),
  conditions: v.array(field.pickOne(CONDITIONS)),
  addPercent: v.number("must be a number, as in 2"),
});

/** It is the share of MSRP that remains at the end of a lease. */
const leaseResidual = v.strictObject({
  termMonths: field.positiveCount,
  milesPerYear: field.positiveCount,
  residualPercent: field.percent,
});

/** Spec §9 defines the payment estimator. Values are dollars, scores, months and miles as the controls show them. */
export const estimator = v.strictObject({
  downPayment: v.strictObject({
    minDollars: field.count,
    maxDollars: field.positiveCount,
    stepDollars: field.positiveCount,
    stepPercent: field.positiveCount,
    defaultPercent: field.percent,
    defaultDollars: field.count,
    defaultUnit: field.pickOne(["percent", "dollars"]),
  }),
  tradeEquityDollars: field.range,
  creditScore: field.range,
  /** Spec §9 starts at 24 where the profile says so; a payment that is to agree with the cards' starts where they do. */
  financeTermMonths: field.range,
  leaseTermMonths: field.range,
  leaseMilesPerYear: field.range,
  /** Bands come lowest score first; the first band starts at 0. */
  creditBands: v.pipe(
    v.array(creditBand),
    v.minLength(1, "must list at least one band"),
    v.check(
      (list) =>
        list.every((band, at) =>
          at === 0
            ? band.minimumScore === 0
            : band.minimumScore > (list[at - 1]?.minimumScore ?? 0),
        ),
      "must start at minimumScore 0 and rise from band to band",
    ),
  ),
  aprAdjustments: v.array(aprAdjustment),
  leaseResiduals: v.array(leaseResidual),
  leaseAcquisitionFeeCents: field.count,
  leaseDispositionFeeCents: field.count,
  leaseExcessMileCents: field.count,
  /** The defaults apply only where a vehicle's own record lacks terms. */
  vehicleDataDefaults: v.strictObject({
    creditScore: field.positiveCount,
    financeTermMonths: field.positiveCount,
    leaseTermMonths: field.positiveCount,
    leaseMilesPerYear: field.positiveCount,
  }),
  lenderName: v.nullable(field.text),
});

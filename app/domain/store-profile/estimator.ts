import * as v from "valibot";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import {
  count,
  percent,
  positiveCount,
  range,
  text,
} from "#app/domain/store-profile/fields/fields.ts";

export const CREDIT_LABELS = ["Bad", "Okay", "Good", "Great"] as const;
/** Spec §9 names the credit labels. */
export type CreditLabel = (typeof CREDIT_LABELS)[number];

const creditBand = v.strictObject({
  label: v.picklist(CREDIT_LABELS, "must be Bad, Okay, Good or Great"),
  minimumScore: count,
  aprPercent: v.strictObject({
    new: percent,
    used: percent,
    certified: percent,
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
  modelYearFrom: v.nullable(positiveCount),
  modelYearTo: v.nullable(positiveCount),
  conditions: v.array(v.picklist(CONDITIONS, "must be new, used or certified")),
  addPercent: v.number("must be a number, as in 2"),
});

/** It is the share of MSRP that remains at the end of a lease. */
const leaseResidual = v.strictObject({
  termMonths: positiveCount,
  milesPerYear: positiveCount,
  residualPercent: percent,
});

/** Spec §9 defines the payment estimator. Values are dollars, scores, months and miles as the controls show them. */
export const estimator = v.strictObject({
  downPayment: v.strictObject({
    minDollars: count,
    maxDollars: positiveCount,
    stepDollars: positiveCount,
    stepPercent: positiveCount,
    defaultPercent: percent,
    defaultDollars: count,
    defaultUnit: v.picklist(
      ["percent", "dollars"],
      "must be percent or dollars",
    ),
  }),
  tradeEquityDollars: range,
  creditScore: range,
  financeTermMonths: range,
  leaseTermMonths: range,
  leaseMilesPerYear: range,
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
  leaseAcquisitionFeeCents: count,
  leaseDispositionFeeCents: count,
  leaseExcessMileCents: count,
  /** The defaults apply only where a vehicle's own record lacks terms. */
  vehicleDataDefaults: v.strictObject({
    creditScore: positiveCount,
    financeTermMonths: positiveCount,
    leaseTermMonths: positiveCount,
    leaseMilesPerYear: positiveCount,
  }),
  lenderName: v.nullable(text),
});

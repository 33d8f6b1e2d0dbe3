import * as v from "valibot";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import {
  cents,
  count,
  day,
  keyedRecord,
  percent,
  positiveCount,
  text,
} from "#app/domain/store-profile/fields/fields.ts";

/** The spec's field `trityDayDrive` holds dollars; inside it has its right name and cents. */
const fees = v.pipe(
  v.strictObject({
    documentFeeCents: cents,
    trityDayDrive: v.pipe(
      v.number("must be dollars a day"),
      v.minValue(0, "must not be negative"),
    ),
  }),
  v.transform(({ documentFeeCents, trityDayDrive }) => ({
    documentFeeCents,
    /** A day of driving. */
    thirtyDayDriveFeeCents: Math.round(trityDayDrive * 100),
  })),
);

/** Rising whole dollars; each starts a band. Public while prices are locked. */
const bands = v.pipe(
  v.array(positiveCount),
  v.minLength(1, "must list at least one amount"),
  v.check(
    (values) =>
      values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0)),
    "must rise from each amount to the next",
  ),
);

/** The greater of a minimum and a share of the price. */
const greaterOf = v.strictObject({ minimumCents: cents, percent });

/** Spec §9, fees and payments. */
export const pricing = v.strictObject({
  /** Assumption A5: the advertised total holds every charge that is not the government's. */
  advertise: v.picklist(
    ["total", "excludingDocumentFee"],
    "must be total or excludingDocumentFee",
  ),
  fees,
  /** Bought with every vehicle whatever its own record says. */
  requiredAddOns: v.array(v.strictObject({ name: text, priceCents: cents })),
  lockedPriceBandsDollars: bands,
  paymentBandsDollars: bands,
  /** How far the advertised total must fall, and within how many days, to count as a price drop. */
  priceDrop: v.strictObject({ minimumCents: cents, days: positiveCount }),
  /** Feature keys, and how many of them make premium upgrades. */
  premiumUpgrades: v.strictObject({
    features: v.array(
      v.picklist(
        FEATURES.map(({ key }) => key),
        "must be a feature key of app/domain/vehicle/features.ts, as in heated-seats",
      ),
    ),
    minimumCount: positiveCount,
  }),
  /** Spec §9: reserve price 68 %, profit share 32 %. */
  payments: v.pipe(
    v.strictObject({
      reservePricePercent: percent,
      profitSharePercent: percent,
    }),
    v.check(
      (it) => it.reservePricePercent + it.profitSharePercent === 100,
      "reservePricePercent and profitSharePercent must add up to 100",
    ),
  ),
  advertisingCost: greaterOf,
  /** As the disclaimer words it. */
  disclaimerAdvertisingCost: greaterOf,
  disclaimerDatedOn: day,
  reconditionCost: v.strictObject({
    minimumCents: cents,
    baselineCents: cents,
    warrantyCents: cents,
    percent,
  }),
  /** Share of the price, by state, for estimates only. */
  taxPercentByState: keyedRecord(text, percent),
  titleAndRegistrationCentsByState: keyedRecord(text, cents),
  /** Days that a vehicle which left answers 410 with similar ones. */
  goneDays: count,
});

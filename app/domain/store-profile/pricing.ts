import * as v from "valibot";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import { US_STATES } from "#app/domain/us-states.ts";
import * as field from "#app/domain/store-profile/fields/fields.ts";

/** The spec's field `trityDayDrive` holds dollars; in the code it has the correct name and cents. */
const fees = v.pipe(
  v.strictObject({
    documentFeeCents: field.cents,
    trityDayDrive: v.pipe(
      v.number("must be dollars a day"),
      v.minValue(0, "must not be negative"),
    ),
  }),
  v.transform(({ documentFeeCents, trityDayDrive }) => ({
    documentFeeCents,
    /** The fee is for a day of driving. */
    thirtyDayDriveFeeCents: Math.round(trityDayDrive * 100),
  })),
);

/** The amounts are rising whole dollars; each starts a band. They are public while prices are locked. */
const bands = v.pipe(
  v.array(field.positiveCount),
  v.minLength(1, "must list at least one amount"),
  v.check(
    (values) =>
      values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0)),
    "must rise from each amount to the next",
  ),
);

const buildCost = () =>
  v.strictObject({ minimumCents: field.cents, percent: field.percent });

const stateCode = v.pipe(
  field.text,
  v.check(
    (code) => Object.hasOwn(US_STATES, code),
    "must be the postal code of a state, as in IL",
  ),
);

/**
 * What a state charges whoever buys a car and registers it there (Assumption A181). The sample profiles say it of the two
 * states of their stores alone. Illinois: 35 ILCS 120/2-10 for the rate, Public Act 102-353 for the whole trade, 86 Ill.
 * Adm. Code 130.410 for the document fee, 625 ILCS 5/3-821 and 5/3-806 for title and registration. Indiana: IC 6-2.5-2-2
 * for the rate, Department of Revenue Information Bulletin #28S for trade and document fee, the fee chart of its Bureau of
 * Motor Vehicles for title and registration, with the $15 of IC 9-18.1-15-2, and IC 6-6-5 for the tax by value and age.
 */
export const stateCharges = v.strictObject({
  /** The state's own rate, without counties and cities. */
  taxPercent: field.percent,
  titleCents: field.cents,
  registrationCents: field.cents,
  /** The tax falls on the `difference` to a traded car, or on the `whole` price. */
  taxesTrade: field.pickOne(["difference", "whole"]),
  isDocumentFeeTaxed: v.boolean("must be true or false"),
  /** A yearly tax by value and age comes on top, which nobody can name without both; it is said and never counted. */
  hasYearlyValueTax: v.boolean("must be true or false"),
});

export type StateCharges = v.InferOutput<typeof stateCharges>;

/** Spec §9 sets fees and payments. */
export const pricing = v.strictObject({
  /** Assumption A28: the advertised total holds every charge that is not the government's. */
  advertise: field.pickOne(["total", "excludingDocumentFee"]),
  fees,
  /** These are bought with every vehicle, whatever its own record says. */
  requiredAddOns: v.array(
    v.strictObject({ name: field.text, priceCents: field.cents }),
  ),
  /** What pages of each language call an add-on, of the store or of a vehicle's record, whose name stands under `en`. */
  addOnNames: v.optional(v.array(field.localizedText), []),
  lockedPriceBandsDollars: bands,
  /**
   * While a price is locked, the dealer's free texts lose what speaks of money (`filtered`), or stay away as a whole
   * (`dropped`).
   */
  lockedTexts: v.optional(v.picklist(["filtered", "dropped"]), "filtered"),
  paymentBandsDollars: bands,
  /** The advertised total must fall by this much within this many days to count as a price drop. */
  priceDrop: v.strictObject({
    minimumCents: field.cents,
    days: field.positiveCount,
  }),
  /** These are feature keys, and how many of them make premium upgrades. */
  premiumUpgrades: v.strictObject({
    features: v.array(
      v.picklist(
        FEATURES.map(({ key }) => key),
        "must be a feature key of app/domain/vehicle/features.ts, as in heated-seats",
      ),
    ),
    minimumCount: field.positiveCount,
  }),
  /** Spec §9: the reserve price is 68 % and the profit share 32 %. */
  payments: v.pipe(
    v.strictObject({
      reservePricePercent: field.percent,
      profitSharePercent: field.percent,
    }),
    v.check(
      (it) => it.reservePricePercent + it.profitSharePercent === 100,
      "reservePricePercent and profitSharePercent must add up to 100",
    ),
  ),
  /** The greater of its minimum and its share of the price. */
  advertisingCost: buildCost(),
  /** The most that it can be, and no less than it: its minimum and its share of the price together (Assumption A543). */
  disclaimerAdvertisingCost: buildCost(),
  disclaimerDatedOn: field.day,
  reconditionCost: v.strictObject({
    minimumCents: field.cents,
    baselineCents: field.cents,
    warrantyCents: field.cents,
    percent: field.percent,
  }),
  /** Charges of the states serve estimates only; the keys are postal codes, as in IL. */
  stateCharges: field.keyedRecord(stateCode, stateCharges),
  /** For this many days a vehicle that left answers 410 with similar ones. */
  goneDays: field.count,
});

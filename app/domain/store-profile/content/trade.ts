import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { rule } from "#app/domain/store-profile/fields/rule.ts";

const TRADE_OFFER_TYPES = [
  "bringVehicleIn",
  "cashNow",
  "moreCashLater",
] as const;

/** A price may start from these valuation values. They are in whole dollars, or null when the provider has none. */
const VEHICLE_PRICE_KEYS = [
  "wholeXclean",
  "wholeClean",
  "wholeAvg",
  "wholeRough",
  "tradeinXclean",
  "tradeinClean",
  "tradeinAvg",
  "tradeinRough",
  "listingPrice",
] as const;

/** Spec §3, price rules: the price is `percent` of the named value plus `amountCents`, when the rules hold. */
const priceRule = v.strictObject({
  vehiclePriceKey: v.nullable(field.pickListed(VEHICLE_PRICE_KEYS)),
  percent: field.percent,
  amountCents: v.pipe(
    v.number("must be an amount in cents"),
    v.integer("must be whole cents"),
  ),
  logic: v.picklist(["and", "or"], 'must be "and" or "or"'),
  rules: v.array(rule),
});

/** The payment is divided by the shares of `pricing.payments`. */
const additionalPayment = v.strictObject({
  share: field.pickOne(["reservePrice", "profitShare"]),
  label: field.localizedText,
});

/** The steps say what happens when, in order. */
const stepPayment = v.strictObject({
  title: field.localizedText,
  description: field.localizedText,
});

const offerType = v.strictObject({
  isEnabled: field.flag,
  priceRules: v.array(priceRule),
  additionalPayments: v.array(additionalPayment),
  stepPayments: v.array(stepPayment),
});

const answer = v.strictObject({
  label: field.localizedText,
  value: field.text,
  deductionCents: field.cents,
});

/** Spec §5: every profile asks these safety questions. */
export const SAFETY_QUESTION_IDS = [4001000, 4004000] as const;

/** Spec §3 defines the trade-in question. */
const question = v.strictObject({
  questionId: field.positiveCount,
  text: field.localizedText,
  description: v.nullable(field.localizedText),
  inputType: field.pickOne(["radio", "select", "price", "textarea"]),
  required: field.flag,
  /** The question is asked only after one of these answers. */
  condition: v.nullable(
    v.strictObject({
      questionId: field.positiveCount,
      answers: v.array(field.text),
    }),
  ),
  answers: v.array(answer),
});

const category = v.strictObject({
  categoryId: field.identifier,
  categoryTitle: field.localizedText,
  categoryDescription: field.localizedText,
  questionsIds: v.array(field.positiveCount),
});

/** Spec §3, §5 and §9 define valuation, offers and the questions before them. */
export const trade = v.strictObject({
  offerValidDays: field.positiveCount,
  offers: v.strictObject(v.entriesFromList(TRADE_OFFER_TYPES, offerType)),
  categories: v.array(category),
  questions: v.array(question),
});

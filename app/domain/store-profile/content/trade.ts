import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { rule } from "#app/domain/store-profile/fields/rule.ts";
import { BODY_STYLES } from "#app/domain/vehicle/vehicle.ts";

/** Offers are shown in this order. */
export const TRADE_OFFER_TYPES = [
  "cashNow",
  "moreCashLater",
  "bringVehicleIn",
] as const;

/** A price may start from these valuation values. They are in whole dollars, or null when the provider has none. */
export const VEHICLE_PRICE_KEYS = [
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
  /** What it says instead where a lender has a part of the payments; without it, the same. */
  withLoan: v.optional(v.nullable(field.localizedText), null),
  /** What it says instead where a lender has all of the payments; without it, the same. */
  toLender: v.optional(v.nullable(field.localizedText), null),
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
  /** What it means, on a line below it; a select has no room for one. */
  description: v.optional(v.nullable(field.localizedText), null),
  /** What it is called among other answers, such as "no warning light"; without it, by the question and its label. */
  shortLabel: v.optional(v.nullable(field.localizedText), null),
  deductionCents: field.cents,
});

/** Spec §5: every profile asks these safety questions. */
export const SAFETY_QUESTION_IDS = [4001000, 4004000] as const;

/** Spec §5 requires these three questions of every profile; the other two are optional. */
const questionRoles = v.strictObject({
  /** Great, good, fair or poor. */
  condition: v.optional(field.positiveCount, 1001000),
  /** None, loan or finance. */
  financeType: v.optional(field.positiveCount, 2001000),
  /** It is asked only after loan or finance, in dollars. */
  remainingBalance: v.optional(field.positiveCount, 2002000),
  /** What the shopper asks for the vehicle, in dollars. */
  askingPrice: v.optional(v.nullable(field.positiveCount), null),
  comments: v.optional(v.nullable(field.positiveCount), 5001000),
});

/** Spec §3 defines the trade-in question. */
const question = v.strictObject({
  questionId: field.positiveCount,
  text: field.localizedText,
  /** What the question is called on the line that its answer takes off an offer; without it, the question itself. */
  lineLabel: v.optional(v.nullable(field.localizedText), null),
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
  /** Null where the title says it all. */
  categoryDescription: v.nullable(field.localizedText),
  questionsIds: v.array(field.positiveCount),
});

/** The shopper ticks what the vehicle has; what the decoder found in its VIN is ticked already. */
const vehicleOption = v.strictObject({
  optionId: field.identifier,
  label: field.localizedText,
  /** Only owners of these are asked for it; without them, and where the body style is not known, everyone is. */
  bodyStyles: v.optional(v.array(v.picklist(BODY_STYLES)), []),
  /** Each offer with a price is this much higher. */
  additionCents: field.cents,
});

/** These answers cannot both be right, and the shopper is asked which of them is (Assumption A194). */
const contradiction = v.strictObject({
  one: v.strictObject({
    questionId: field.positiveCount,
    answers: v.array(field.text),
  }),
  other: v.strictObject({
    questionId: field.positiveCount,
    answers: v.array(field.text),
  }),
  message: field.localizedText,
});

/** Who says what a vehicle is worth, and how sure it must be (Assumptions A190 to A192). */
const valuation = v.strictObject({
  /** Our own book is `valuation-book.json` beside this file; the service is at VALUATION_API_URL. */
  provider: v.optional(field.pickOne(["own-book", "service"]), "own-book"),
  /** A range that reaches further to either side, in percent of the value, gives no offer but `bringVehicleIn`. */
  widestRangePercent: v.optional(field.percent, 30),
  /** The prices in the dealer's sales are what shoppers paid, or what dealers paid at auction. */
  bookHolds: v.optional(field.pickOne(["retail", "wholesale"]), "retail"),
  /** What dealers pay for a vehicle in average condition, in percent of its retail price. */
  wholesalePercent: v.optional(field.percent, 84),
  /** What a trade-in counts for, in percent of the wholesale value. */
  tradeinPercent: v.optional(field.percent, 96),
  /** Our own asking prices for the model move its value. */
  askingPrices: v.optional(
    v.strictObject({
      /** Fewer vehicles than this do not, so that no offer tells the price of a single one. */
      leastVehicles: v.pipe(
        field.count,
        v.minValue(5, "must be at least 5, so that no single price shows"),
      ),
      /** With this many vehicles the value goes half of the way. */
      halfwayVehicles: field.positiveCount,
      mostPercent: field.percent,
    }),
    { leastVehicles: 5, halfwayVehicles: 10, mostPercent: 10 },
  ),
});

/** Spec §3, §5 and §9 define valuation, offers and the questions before them. */
export const trade = v.strictObject({
  /** Spec §2 knows a simple form, which a person answers, and one that values the vehicle. */
  form: v.optional(field.pickOne(["simple", "valuation"]), "simple"),
  valuation: v.optional(valuation, {}),
  offerValidDays: field.positiveCount,
  options: v.optional(v.array(vehicleOption), []),
  contradictions: v.optional(v.array(contradiction), []),
  offers: v.strictObject(v.entriesFromList(TRADE_OFFER_TYPES, offerType)),
  categories: v.array(category),
  questions: v.array(question),
  /** Which question asks what we must know of each. */
  questionRoles: v.optional(questionRoles, {}),
});

export type TradeOfferType = (typeof TRADE_OFFER_TYPES)[number];
export type VehiclePriceKey = (typeof VEHICLE_PRICE_KEYS)[number];

import { defineCopy } from "#app/site/page/copy.ts";

/** Only the server uses this copy of the price wizard. */
export const wizardServerCopy = defineCopy("priceWizard", {
  "soFar.down": "{amount} down",
  "soFar.noTrade": "no trade-in",
  "soFar.trade": "trading in a car",
  "soFar.equity": "trading in a car worth about {amount} after its loan",
  "soFar.credit": "{label} credit",
  "soFar.creditUnknown": "credit score not known",
  unknownDetail: "shown as {label}",
  apr: "{percent}% APR",
  aprOf: "{conditions}: {percent}% APR",
  "condition.new": "new",
  "condition.used": "used",
  "condition.certified": "certified",
  conditionsTogether: "{first} and {second}",
  "rates.upTo": "Rates are for model years up to {year}.",
  "rates.from": "Model years {from} and later {change}.",
  "rates.to": "Model years up to {to} {change}.",
  "rates.between": "Model years {from} to {to} {change}.",
  "rates.all": "All model years {change}.",
  "rates.add": "add {points}",
  "rates.takeOff": "take off {points}",
  "rates.ofSome": "{change} ({conditions})",
  points: {
    one: "{count} percentage point",
    other: "{count} percentage points",
  },
  "rates.lender": "A lender sets your actual rate.",
  summaryPage: "Personalized from",
});

export type WizardServerText = Extract<
  keyof (typeof wizardServerCopy)["sentences"],
  string
>;

import { defineCopy } from "#app/site/page/copy.ts";

/** Spec §4 sets these questions. */
export const wizardCopy = defineCopy("priceWizard", {
  description: "Prices and payments with your own terms at {name}.",
  progress: "Step {step} of {count}",
  goal: "Your last answer opens every price.",
  goalOf:
    "Your last answer opens the price of this {name} and of every other car.",
  goalNext: "This answer opens every price.",
  goalNextOf:
    "This answer opens the price of this {name} and of every other car.",
  opened: "Every price is open now.",
  openedOf: "You can see the price of this {name} and of every other car now.",
  finishLater: "Finish later",
  closeDialog: "Close",
  loading: "Loading your answers",
  back: "Back",
  continue: "Continue",
  soFar: "So far:",
  change: "Change",
  changeAnswers: "your answers",
  changeDetails: "your contact details",
  "down-payment.title": "How much can you put down?",
  "down-payment.lead":
    "Cash you’d pay up front. More down means a lower monthly payment. Nothing is charged, and you can change it anytime.",
  "down-payment.label": "Down payment",
  "trade-in.title": "Are you trading in a car?",
  "trade-in.lead": "What it’s worth can come off the price of the next one.",
  yes: "Yes",
  no: "No",
  "trade-equity.title": "What’s it worth, minus what you owe?",
  "trade-equity.lead":
    "Take what the car is worth and subtract what you still owe on it. A rough guess is fine. We’ll look at the car before anything is agreed.",
  "trade-equity.label": "Trade equity",
  "trade-equity.more": "If you owe more than it’s worth, enter 0.",
  amountHint: "{from} to {to}",
  slider: "{label}, slider",
  "credit-score.title": "What’s your credit score, roughly?",
  "credit-score.lead":
    "We use it to pick a rate for the payments you see. We don’t check your credit, and your score isn’t affected.",
  unknown: "I don’t know",
  lenderSetsRate: "A lender sets your actual rate.",
  "contact-details.title.new": "Where can we reach you?",
  "contact-details.title.known": "Check your details",
  "contact-details.lead.prices":
    "Share your contact details once, and every price opens with your terms in it. No\u00a0account, no\u00a0credit\u00a0check.",
  "contact-details.lead.payments":
    "Payments here already use your terms. Leave your details and we’ll have them ready when we talk. No\u00a0account, no\u00a0credit\u00a0check.",
  "contact-details.lead.known": "If this is right, there’s nothing to type.",
  optional: "The box is optional.",
  agreed: "You agreed to calls and texts.",
  phoneHint: "So we can reach you.",
  openPrices: "Open my prices",
  finishOpened: "Done",
  finish: "Finish",
  notNow: "Not now",
  disclaimer:
    "Payments are estimates and not an offer of credit. A lender sets your rate, and your terms are not an application for a loan. What you enter goes to {name}.",
  "done.title.prices": "Your prices are open",
  "done.title.payments": "Your payments use your terms",
  "done.lead.prices":
    "You can see every price and payment on this site now, based on these terms.",
  "done.lead.payments": "Every payment on this site uses these terms now.",
  "done.kept": "We keep them on this device for {time}.",
  "done.keptForNow": "They last until you close your browser.",
  "done.terms": "Your terms",
  "done.months":
    "Payments run {months} months. Pick another length on any car’s page.",
  seeCar: "See this car",
  keepBrowsing: "Keep browsing",
  getPreApproved: "Get pre-approved instantly",
  valueTrade: "Value my trade",
  yourDetails: "Your details",
  amount: "Enter whole dollars, like 2,000",
  tooLow: "Enter ${count} or more",
  tooHigh: "Enter ${count} or less",
});

export type WizardText = keyof typeof wizardCopy.sentences;

/** Only the server uses this copy. */
export const wizardServerCopy = defineCopy("priceWizard", {
  "soFar.down": "{amount} down",
  "soFar.noTrade": "no trade-in",
  "soFar.trade": "trading in a car",
  "soFar.equity": "trading in a car worth about {amount} after what you owe",
  "soFar.credit": "{label} credit",
  "soFar.creditUnknown": "credit score not known",
  unknownDetail: "shown as {label}",
  rate: "{percent}%",
  rateRange: "{lowest}–{highest}%",
  apr: "{percent} APR",
  aprOf: "APR, {conditions}",
  higherRate: "{years} have the higher rate.",
  lowerRate: "{years} have the lower rate.",
  "condition.new": "new",
  "condition.used": "used",
  "condition.certified": "certified",
  conditionsTogether: "{first} and {second}",
  summaryPage: "Personalized from",
});

export type WizardServerText = Extract<
  keyof (typeof wizardServerCopy)["sentences"],
  string
>;

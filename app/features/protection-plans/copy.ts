import { defineCopy } from "#app/site/page/copy.ts";

export const plansCopy = defineCopy("plans", {
  title: "Vehicle protection plans",
  description: "{warranty}. {summary}",
  browse: "Browse cars under {miles} miles",
  contact: "Ask about it",
  askWarranty: "Ask about the warranty",
  /** A message to the store begins with it. */
  question: "I’d like to know more about this plan: {plan}.",
  facts: "The warranty in numbers",
  "figure.miles": "Under {miles}",
  "figure.milesText": "miles on the day you buy, in any car with an engine",
  "figure.time": "Unlimited time",
  "figure.timeText": "for as long as you own it",
  "figure.distance": "Unlimited miles",
  "figure.distanceText": "after that, however far you drive",
  "figure.cost": "No charge",
  "figure.costText": "it’s standard, not an extra",
  stockTitle: "Which cars have the engine warranty",
  stockText: {
    one: "{count} of the {total} cars on our lots has an engine with fewer than {miles} miles on it, and comes with the warranty.",
    other:
      "{count} of the {total} cars on our lots have an engine with fewer than {miles} miles on it, and come with the warranty.",
  },
  stockCovered: { one: "{count} comes with it", other: "{count} come with it" },
  stockElectric: {
    one: "{count} is electric, with no engine to cover",
    other: "{count} are electric, with no engine to cover",
  },
  stockFurther: {
    one: "{count} has {miles} miles or more",
    other: "{count} have {miles} miles or more",
  },
  stockShare: "{percent}% of the cars for sale have it",
  stockPrivate:
    "Every car on our lots with an engine and fewer than {miles} miles has it.",
  coveredTitle: "What is covered",
  notCoveredTitle: "What isn’t",
  guide: "How warranties and plans differ",
  stepsTitle: "How to keep the engine warranty",
  "step.buy.title": "Buy a car under {miles} miles",
  "step.buy.text":
    "The warranty is in the contract. There’s nothing to sign up for.",
  "step.care.title": "Keep up the maintenance",
  "step.care.text":
    "Follow the owner’s manual, at any shop you like. Keep the receipts.",
  "step.call.title": "Call us if something fails",
  "step.call.text":
    "Before the repair, so we can take a look. We pay parts and labor on what’s covered.",
  plansTitle: "Plans you can add",
  plansText:
    "Each one is optional and costs extra. You can say no to all of them and still buy the car.",
  "fact.covers": "What it pays for",
  "fact.leavesOut": "What it leaves out",
  "fact.deductible": "Deductible",
  "fact.suits": "Makes sense if",
  deductible: "{amount} a repair visit",
  noDeductible: "None",
  planPrice: "From {amount}",
  planAsk: "Ask us for the price for your car",
  asksTitle: "Before you add one",
  "ask.price.title": "Price",
  "ask.price.text":
    "It depends on your car, so we don’t list one. Ask us for it.",
  "ask.price.given":
    "It depends on your car and on how long you want it. Ask for yours in writing.",
  "ask.term.title": "How long it lasts",
  "ask.term.text": "Ask how many years and miles the plan you want runs.",
  "ask.term.given":
    "What we say above comes with the price we name. Ask what a longer plan costs.",
  "ask.leavesOut.title": "What it leaves out",
  "ask.leavesOut.text":
    "The contract says so. Ask to read it before you decide.",
  "ask.contract.text":
    "It lists every part and every exception. Ask to read it before you decide.",
  "ask.contract.title": "The contract",
  "ask.refund.title": "If you change your mind",
  ctaTitle: "Find a car with an engine we stand behind",
  ctaText: "Filter by mileage, or ask about a car you’ve seen.",
});

export type PlansText = Extract<keyof typeof plansCopy.sentences, string>;

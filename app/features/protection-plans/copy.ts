import { defineCopy } from "#app/site/page/copy.ts";

export const plansCopy = defineCopy("plans", {
  title: "Vehicle protection plans",
  description: "{warranty}. {summary}",
  browse: "Browse cars under {miles} miles",
  contact: "Ask about it",
  facts: "The warranty in figures",
  "figure.miles": "Under {miles} miles",
  "figure.milesText": "on the day you buy: that is all a car needs",
  "figure.time": "Unlimited time",
  "figure.timeText": "for as long as you own it",
  "figure.distance": "Unlimited mileage",
  "figure.distanceText": "whatever you drive after that",
  "figure.cost": "No charge",
  "figure.costText": "it is standard, not an extra",
  stockTitle: "Which cars have it",
  stockText: {
    one: "{count} of the {total} vehicles on our lots has an engine with fewer than {miles} miles on it, and the warranty.",
    other:
      "{count} of the {total} vehicles on our lots have an engine with fewer than {miles} miles on it, and the warranty.",
  },
  stockShare: "{percent}% of the vehicles for sale have it",
  stockPrivate:
    "Every vehicle on our lots that has an engine and fewer than {miles} miles has it.",
  coveredTitle: "What is covered",
  notCoveredTitle: "What is not",
  stepsTitle: "How it stays in force",
  "step.buy.title": "Buy a car under {miles} miles",
  "step.buy.text":
    "The warranty is in the contract. There is nothing to sign up for.",
  "step.care.title": "Keep up the maintenance",
  "step.care.text":
    "As the owner’s manual asks, at any shop you like. Keep the receipts.",
  "step.call.title": "Call us if something fails",
  "step.call.text":
    "Before the repair, so that we can look at it. We pay parts and labor for what is covered.",
  ctaTitle: "Find a car whose engine stays our business",
  ctaText: "Filter by mileage, or ask about a car you have seen.",
});

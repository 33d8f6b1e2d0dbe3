import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import { defineCopy } from "#app/site/page/copy.ts";

/** The order is that of Spec §2: sales specials come first. */
export const SHOWN_SECTIONS: readonly OfferSection[] = [
  "sales",
  "service",
  "dealer",
];

export const specialOffersCopy = defineCopy("specialOffers", {
  title: "Special offers",
  description:
    "What {name} takes off or adds right now: sales specials, new cars by model, service specials, and how long each offer holds.",
  heading: "Special offers, each with its terms",
  lead: "Every offer says what it takes, until when it holds and what it comes to. Print it or just mention it.",
  "sales.title": "Sales specials",
  "sales.description":
    "Sales specials at {name} and new cars by model with the lowest total price of each. Terms and last day beside every offer.",
  "sales.heading": "Sales specials",
  "sales.lead":
    "Help with the purchase, and every new model we have here with its lowest total price.",
  "service.title": "Service specials",
  "service.description":
    "Service specials at {name} with the day each one ends. Print the sheet or mention the offer when you schedule.",
  "service.heading": "Service specials",
  "service.lead":
    "Bring the printed sheet or its code. The advisor takes the offer off before you sign.",
  "dealer.title": "Dealership offers",
  "dealer.description":
    "What comes with every deal at {name}: warranty, trade-ins and more, with the terms of each.",
  "dealer.heading": "Dealership offers",
  "dealer.lead": "What we do for whoever buys from us or sells to us.",

  shop: "Shop Inventory",
  schedule: "Schedule Service",
  more: "See More Offers",
  featured: "Featured offers",
  previous: "Previous offer",
  next: "Next offer",
  counter: "{position} of {count}",
  "section.sales": "Sales specials",
  "section.service": "Service specials",
  "section.dealer": "Dealership offers",
  now: "On now",
  sectionAll: "All {section}",
  otherSections: "More offers",

  modelsTitle: "New-car offers by model",
  modelsText: "The lowest total price of each model that is here now.",
  modelCount: { one: "{count} new car", other: "{count} new cars" },
  modelFrom: "from {amount}",
  modelOnRequest: "Call for price",
  modelsNote: "Prices are of cars that are here today.",
  modelsAll: "All new cars",

  offerTitle: "{offer_name}",
  offerDescription:
    "{offer_name} at {name}, {valid}. What the offer includes, its terms, and a sheet to print and bring along.",
  /** The claim of a loan never stands without its terms. */
  loanDescription:
    "A financing offer at {name}, {valid}: the whole loan line by line, with its rate, its term and what you pay in all.",
  print: "Print",
  printHint:
    "To print this offer, use Print in your browser’s menu. Only the sheet is printed.",
  loanTitle: "What the claim comes to",
  loanText:
    "One loan, worked out with our rate for that credit score. Yours depends on the car, your credit and what you put down.",
  carsTitle: "Cars in this offer",
  carsAll: {
    one: "See the {count} car in this offer",
    other: "See all {count} cars in this offer",
  },

  sheetTitle: "Offer sheet",
  sheetOffer: "Offer",
  sheetValid: "Valid",
  sheetStanding: "since {start}",
  sheetDates: "{start} to {end}",
  sheetDatesTime: "{start} to {end}, {time}",
  sheetWhere: "Where",
  sheetCode: "Reference code",
  sheetTerms: "Terms",
  sheetNoTerms: "No further terms.",
  sheetUse: "Show this sheet or name the code when you arrive.",
  sheetDate: "Date used",
  sheetAdvisor: "Advisor’s name",

  endedTitle: "This offer has ended",
  endedText: "It held until {end}. These are on now.",
  endedTextNone: "It held until {end}.",
});

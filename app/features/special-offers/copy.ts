import { defineCopy } from "#app/site/page/copy.ts";

export const specialOffersCopy = defineCopy("specialOffers", {
  title: "Special offers",
  description:
    "Current offers at {name}: sales specials, new cars by model and service specials, with the terms and last day of each one.",
  heading: "Special offers, fine print included",
  lead: "Every offer tells you what it takes and when it ends. Print it, or just mention it.",
  "locked.heading": {
    one: "{count} special offer",
    other: "{count} special offers",
  },
  "locked.heading.none": "Our special offers",
  "locked.lead.all":
    "One short form opens every offer, with its terms in full. No waiting for a call back.",
  "locked.lead.sales":
    "One short form shows you what you’d save on your next car before you come in to look at it.",
  "locked.lead.service":
    "One short form shows you what you’d save on your next visit before you schedule it.",
  "locked.lead.dealer":
    "One short form shows you what comes with the deal before you buy from us or sell to us.",
  "locked.models": "The lowest price on each new model",
  "locked.group.models": {
    one: "{count} new model at its lowest price",
    other: "{count} new models, each at its lowest price",
  },
  "locked.group.models.text": "Today’s total prices, lowest first.",
  "locked.row.worth": "What each one is worth",
  "locked.row.worth.sales.text":
    "What you save in dollars, or what you get with the car.",
  "locked.row.worth.service.text":
    "What you save in dollars or percent, or what we do at no charge.",
  "locked.row.worth.dealer.text": "What you get, or what you save in dollars.",
  "locked.row.use": "Whether you can use it",
  "locked.row.use.sales.text": "Which cars and which buyers it’s for.",
  "locked.row.use.service.text":
    "Which work it’s for, and whether your car is one of those it covers.",
  "locked.row.use.dealer.text": "What you’d buy from us or sell to us.",
  "locked.row.until": "How long it lasts",
  "locked.row.until.text": "Its last day, if it has one, and every condition.",
  "locked.use": "Print one, or just mention it",
  "locked.use.text": "It goes into your paperwork before you sign.",
  "locked.useTitle": "How to use one",
  "locked.mention": "Mention it",
  "locked.code": "Its code is on the printed sheet, or on your phone.",
  "locked.others": "More offers behind the same form",
  "sales.title": "Sales specials",
  "sales.description":
    "Sales specials at {name}, and the lowest total price on every new model. Terms and last day next to every offer.",
  "sales.heading": "Sales specials",
  "sales.lead":
    "Savings on your next car, and every new model on our lots at its lowest total price.",
  "service.title": "Service specials",
  "service.description":
    "Service specials at {name}, and the day each one ends. Print the sheet or mention the offer when you schedule.",
  "service.heading": "Service specials",
  "service.lead":
    "Print the sheet, or just mention it. Your advisor takes it off the bill before you sign.",
  "dealer.title": "Dealership offers",
  "dealer.description":
    "What comes with every deal at {name}: warranty, trade-ins and more, with the terms of each.",
  "dealer.heading": "Dealership offers",
  "dealer.lead": "What you get when you buy from us or sell to us.",

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
  others: "Also on now",

  inThisPage: "On this page",
  modelsTitle: "The lowest price on each new model",
  modelsText: "Today’s total prices, lowest first.",
  modelFrom: "from {amount}",
  modelOnRequest: "Call for price",
  modelsNote:
    "Prices and payments are for the lowest-priced car of each model here today.",
  modelsRate: "Payments are at our new-car rate for {scores}.",
  modelsJump: "New cars by model",
  modelsAll: "All new cars",

  offerTitle: "{offer_name}",
  offerDescription:
    "{offer_name} at {name}, {valid}. What the offer includes, its terms, and a sheet to print and bring along.",
  /** The claim of a loan never stands without its terms. */
  loanDescription:
    "A financing offer at {name}, {valid}: the whole loan line by line, with its rate, its term and what you pay in all.",
  print: "Print",
  printHint:
    "To print this offer, use Print in your browser’s menu. Only the sheet prints.",
  loanTitle: "What {down} down really costs",
  loanText:
    "Your own loan depends on the car, your credit and what you put down.",
  carsTitle: "Cars in this offer",
  carsAll: {
    one: "See the {count} car in this offer",
    other: "See all {count} cars in this offer",
  },

  useTitle: "How to use this offer",
  /** It stands within "Do it online, or call", and leads there. */
  "use.online": "online",
  "use.sales.come.title": "Choose your car",
  "use.sales.come.text": "Look online or on the lot, or call {phone}.",
  "use.sales.show.title": "Mention this offer",
  "use.sales.show.text":
    "When you call, write or come in. There’s no code to remember.",
  "use.sales.see.title": "See it in writing",
  "use.sales.see.text": "It’s in your paperwork before you sign.",
  "use.loan.come.title": "Get pre-approved",
  "use.loan.come.text": "Do it {online}, or call {phone}.",
  "use.loan.show.title": "Choose your car",
  "use.loan.show.text": "Your terms come with you, to any car on the lot.",
  "use.loan.see.title": "Read your own numbers",
  "use.loan.see.text":
    "Your rate, term and payment are in the contract before you sign.",
  "use.service.come.title": "Schedule your visit",
  "use.service.come.text": "Do it {online}, or call {phone}.",
  "use.service.show.title": "Give us the code",
  "use.service.show.text": "{code}, on the printed sheet or on your phone.",
  "use.service.see.title": "See it in writing",
  "use.service.see.text": "It’s on your paperwork before any work starts.",
  "use.dealer.come.title": "Tell us you want it",
  "use.dealer.come.text": "Online, at the store or at {phone}.",
  "use.dealer.show.title": "Mention this offer",
  "use.dealer.show.text":
    "When you call, write or come in. There’s no code to remember.",
  "use.dealer.see.title": "See it in writing",
  "use.dealer.see.text": "It’s in your paperwork before you sign.",

  serviceHours: "Service hours at {store}",
  salesHours: "Hours at {store}",

  sheetTitle: "Your offer",
  sheetCoupon: "Your coupon",
  sheetOffer: "Offer",
  sheetValid: "Valid",
  sheetUntil: "Good until",
  sheetNoEnd: "No end date",
  sheetStanding: "ongoing",
  sheetDates: "{start} to {end}",
  sheetDatesTime: "{start} to {end}, {time}",
  sheetWhere: "Where",
  sheetAnyStore: "Good at all {count} of our stores. Yours:",
  sheetCode: "Reference code",
  copyCode: "Copy",
  codeCopied: "Copied",
  codeNotCopied: "Please select it to copy it.",
  sheetTerms: "Terms",
  sheetNoTerms: "No other terms.",
  sheetUse: "Show this sheet or give us the code.",
  sheetUseNamed: "Show this sheet or mention the offer.",
  sheetDate: "Date used",
  sheetAdvisor: "Advisor’s name",

  endedTitle: "This offer has ended",
  endedText: "It ran through {end}. Here’s what’s on now.",
  endedTextNone: "It ran through {end}.",
});

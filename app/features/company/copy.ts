import { defineCopy } from "#app/site/page/copy.ts";

export const companyCopy = defineCopy("company", {
  title: "Our company",
  heroTitle: "The people behind the price",
  description:
    "Meet {name}: our stores, our promises and the people in charge.",
  facts: "The company in numbers",
  years: { one: "{count} year", other: "{count} years" },
  yearsText: "in business",
  stores: { one: "{count} store", other: "{count} stores" },
  storesText: "in {places}",
  vehicles: { one: "{count} car", other: "{count} cars" },
  vehiclesText: {
    one: "on our lot right now",
    other: "on our lots right now",
  },
  rating: "{rating} of 5",
  ratingText: "from {count}+ {platform} reviews",
  letterTitle: "A word from {name}",
  storyTitle: "Our story",
  promisesTitle: "Our promises",
  "promise.price.title": "You pay us the price on the car",
  "promise.price.text":
    "Our fees are already in it. Only what goes to the state is extra: tax, title and plates.",
  "promise.privatePrice.title": "You pay us the price you unlock",
  "promise.privatePrice.text":
    "Our fees are already in it when it opens. Only what goes to the state is extra: tax, title and plates.",
  "promise.priceWithoutFee.title": "We name every fee before you ask",
  "promise.priceWithoutFee.text":
    "Our {fee} document fee is right next to the price. Tax, title and plates go to the state.",
  "promise.inspection.title": "{points}-point inspection on every used car",
  "promise.inspection.text": "We write down what we find, and you can read it.",
  "promise.engine.title": "We stand behind the engine",
  "promise.engine.text":
    "Under {miles} miles, it’s covered for as long as you own the car.",
  "promise.sell.title": "We’ll buy your car even if you don’t buy ours",
  "promise.sell.text":
    "Tell us what you drive. A buyer looks it over with you and names a price.",
  "promise.offer.title": "A trade offer that’s good for {days} days",
  "promise.offer.text":
    "Long enough to shop it around. Every deduction is listed.",
  leadersTitle: "The people in charge",
  leadersText: {
    one: "If something isn’t right, this is who wants to hear it first.",
    other: "If something isn’t right, they want to hear it from you first.",
  },
  team: "Meet the team",
  storesTitle: { one: "Our store", other: "Our stores" },
  sameHours: "Hours at each of our {count} stores",
  storeCars: { one: "{count} car here", other: "{count} cars here" },
  storeCarsUncounted: "Cars here",
  directions: "Directions",
  careersTitle: "Want to work here?",
  careersText: "Tell us what you’re good at and what you’d like to do.",
  careers: "See careers",
  contact: "Contact us",

  teamTitle: "Meet our team",
  teamLead: "Call or write, and ask for them by name.",
  teamDescription:
    "The people of {name}, by department, and how to reach each one.",
  teamEmpty: "No one to show here right now. Please give us a call.",
  byStore: "Stores",
  allStores: "All stores",
  inThisPage: "Departments",
  "department.Sales": "Sales",
  "department.Service": "Service",
  "department.Finance": "Finance",
  "departmentText.Sales":
    "They know the cars on the lot, and they’ll tell you what’s wrong with one, too.",
  "departmentText.Service":
    "They look after the car once it’s yours, and show you what they find.",
  "departmentText.Finance":
    "They compare lenders for you and go over the whole contract with you.",

  staffDescription: "{name}, {title} at {store}. Phone and email.",
  staffTitle: "{name}, {department}",
  colleagues: "Others at {store}",
  wholeTeam: "Meet the whole team",
  guides: "Guides by {name}",
  "departmentReviews.Sales": "What customers say about buying here",
  "departmentReviews.Service": "What customers say about our service",
  "departmentReviews.Finance": "What customers say about our financing",
});
export type CompanyText = keyof typeof companyCopy.sentences;

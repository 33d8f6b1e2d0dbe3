import { defineCopy } from "#app/site/page/copy.ts";

export const companyCopy = defineCopy("company", {
  breadcrumb: "Breadcrumb",

  title: "Our company",
  description: "Who {name} is, where its stores are, and who answers for them.",
  facts: "The company in figures",
  years: { one: "{count} year", other: "{count} years" },
  yearsText: "in business since {year}",
  stores: { one: "{count} store", other: "{count} stores" },
  storesText: "in {places}",
  vehicles: { one: "{count} vehicle", other: "{count} vehicles" },
  vehiclesText: {
    one: "on our lot right now",
    other: "on our lots right now",
  },
  rating: "{rating} of 5",
  ratingText: "from {count}+ {platform} reviews",
  promisesTitle: "What you can hold us to",
  "promise.price.title": "The price on the car is the price you pay us",
  "promise.price.text":
    "Our fees are in it. Only what goes to the state comes on top: tax, title and plates.",
  "promise.priceWithoutFee.title": "Every fee is named before you ask",
  "promise.priceWithoutFee.text":
    "Our {fee} document fee stands beside the price. Tax, title and plates go to the state.",
  "promise.inspection.title": "{points} points looked at before a car is shown",
  "promise.inspection.text":
    "What the inspection found is written down, and you can read it.",
  "promise.engine.title": "An engine that stays our business",
  "promise.engine.text":
    "Under {miles} miles, the engine is covered for as long as you own the car.",
  "promise.sell.title": "We buy your car even if you do not buy ours",
  "promise.sell.text":
    "Tell us what you drive. A buyer looks at it with you and names a price.",
  "promise.offer.title": "An offer for your car that lasts {days} days",
  "promise.offer.text": "Long enough to compare it. Every deduction is listed.",
  leadersTitle: "Who answers for it",
  leadersText: {
    one: "If something is not right, this is who wants to hear it from you first.",
    other:
      "If something is not right, these two want to hear it from you first.",
  },
  team: "Meet the team",
  storesTitle: { one: "Our store", other: "Our stores" },
  storeCars: "Cars here",
  directions: "Directions",
  careersTitle: "Would you like to work here?",
  careersText: "Tell us what you are good at, and what you would like to do.",
  careers: "See careers",
  contact: "Contact us",

  teamTitle: "Meet our team",
  teamLead: "Call or email the person you want to talk to.",
  teamDescription:
    "The people of {name}, by department, and how to reach each of them.",
  teamEmpty: "There is nobody to show at this time. Please call us.",
  inThisPage: "Departments",
  "department.Sales": "Sales",
  "department.Service": "Service",
  "department.Finance": "Finance",
  "departmentText.Sales":
    "They know the cars on the lot and tell you what is wrong with one, too.",
  "departmentText.Service":
    "They look after the car once it is yours, and show you what they found.",
  "departmentText.Finance":
    "They compare lenders for you and read you the whole contract.",

  staffDescription: "{name}, {title} at {store}. Phone and email.",
  staffTitle: "{name}, {department}",
  worksAt: "Works at",
  message: "Send a message",
  messageText:
    "Prefer to write? It goes to the {department} department of {store} and names {name}.",
  colleagues: "Others in {department} at {store}",
  wholeTeam: "The whole team",
  hours: "{department} hours",
});
export type CompanyText = keyof typeof companyCopy.sentences;

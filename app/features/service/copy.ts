import { defineCopy } from "#app/site/page/copy.ts";

export const serviceCopy = defineCopy("service", {
  title: "Service center",
  description:
    "Service at {name}: {count} popular services, warranty on parts and labor, free safety inspections, and people who show you what they found.",
  heroTitle: "Service that shows you what it found",
  lead: "Every visit comes with a free safety inspection, and no work starts before you have seen the price.",
  request: "Request service",
  schedule: "Schedule service",
  book: "Book it",
  "promise.warranty.title": "Limited lifetime warranty on parts and labor",
  "promise.warranty.text":
    "If a part we fitted fails through a defect or our work while you own the car, we replace it. Parts that wear by design are covered against defects.",
  "promise.price.title": "Guaranteed lowest price",
  "promise.price.text":
    "Bring another shop’s written quote for the same work and parts, not older than 30 days, and we match it.",
  "promise.inspection.title": "Free safety inspections",
  "promise.inspection.text":
    "Brakes, tires, lights, belts and fluids, written down and handed to you.",
  featuresTitle: "What a visit is like",
  "feature.wait.title": "Wait here, or do not",
  "feature.wait.text":
    "Stay in the lounge, be picked up, or leave the key in the drop box before we open.",
  "feature.see.title": "See it before you pay for it",
  "feature.see.text":
    "We send pictures of what we found, with the price of each repair beside it.",
  "feature.any.title": "Any make, any age",
  "feature.any.text":
    "You need not have bought the car here. We work on what you drive.",
  servicesTitle: "Popular services",
  servicesText: "What most cars come in for, and when they need it.",
  loungeTitle: "The lounge",
  loungeText:
    "Quiet seats with outlets, coffee, Wi-Fi that reaches the parking lot, and a window on the workshop.",
  "lounge.wifi": "Wi-Fi and desks to work at",
  "lounge.coffee": "Coffee, tea and water",
  "lounge.children": "A corner for children",
  "lounge.shuttle": "A shuttle within ten miles",
  specialsTitle: "Service specials",
  specialsAll: "See all offers",
  financingTitle: "A big repair, paid in small parts",
  financingText:
    "Ask for terms before the work starts. Asking does not affect your credit score.",
  financing: "See financing",
  staffTitle: "Who looks after your car",
  team: "Meet the whole team",
  hours: "Service hours",

  formTitle: "Request service",
  formLead:
    "Tell us about the car and what it needs. We call or write back with a time and a price.",
  year: "Year",
  make: "Make",
  model: "Model",
  service: "What does it need?",
  servicePlaceholder: "Choose a service",
  somethingElse: "Something else",
  messageLabel: "What have you noticed?",
  phoneHint: "For a question about the car, and to say when it is ready.",
  send: "Request service",
  sentTitle: "We have your request",
  sentText: "The service department of {store} gets in touch with a time.",
  readTitle: "An advisor reads it",
  readText: "During service hours, in the order that requests come in.",
  answerTitle: "You agree on a time",
  answerText: "By phone or e-mail, with the price of the work.",
  visitTitle: "We look at the car",
  visitText: "You see what we found before anything is repaired.",
  home: "Go back home",

  summaryVehicle: "Vehicle",
  summaryService: "Service",
});

import { defineCopy } from "#app/site/page/copy.ts";

export const serviceCopy = defineCopy("service", {
  title: "Service center",
  description:
    "Service at {name}: {count} popular services, a warranty on parts and labor, free safety inspections, and people who show you what they found.",
  heroTitle: "Service that shows you what it found",
  lead: "Every visit comes with a free safety inspection, and no work starts until you’ve seen the price.",
  request: "Request service",
  callMe: "Have us call you",
  schedule: "Schedule service",
  book: "Book it",
  "promise.warranty.title": "Limited lifetime warranty on parts and labor",
  "promise.warranty.text":
    "If a part we installed fails because of a defect or our work while you own the car, we replace it. Parts made to wear out are covered against defects.",
  "promise.price.title": "Guaranteed lowest price",
  "promise.price.text":
    "Bring another shop’s written quote for the same work and parts, no more than 30 days old, and we’ll match it.",
  "promise.inspection.title": "Free safety inspections",
  "promise.inspection.text":
    "Brakes, tires, lights, belts and fluids, written down and handed to you.",
  featuresTitle: "What a visit is like",
  "feature.wait.title": "Wait here, or don’t",
  "feature.wait.text":
    "Relax in the lounge, take the shuttle, or leave your key in the drop box before we open.",
  "feature.see.title": "See it before you pay for it",
  "feature.see.text":
    "We send you pictures of what we found, with the price of each repair next to it.",
  "feature.any.title": "Any make, any age",
  "feature.any.text":
    "It doesn’t matter where you bought it. We work on what you drive.",
  servicesTitle: "Popular services",
  servicesText: "What most cars come in for, and when they need it.",
  due: "When",
  takes: "Takes",
  menuTitle: "What it costs",
  menuSide: "Before tax",
  menuNote: "For most cars. You see yours before any work starts.",
  loungeTitle: "The lounge",
  loungeText:
    "Quiet seats with outlets, and a window onto the shop, so you see your car being worked on.",
  "lounge.wifi": "Wi-Fi and desks to work at",
  "lounge.coffee": "Coffee, tea and water",
  "lounge.children": "A kids’ corner",
  "lounge.shuttle": "A shuttle within 10 miles",
  specialsTitle: "Service specials",
  specialsAll: "See all offers",
  specialsLocked: {
    one: "{count} service special is private",
    other: "{count} service specials are private",
  },
  financingTitle: "Big repair? Pay for it over time",
  financingText:
    "Ask about terms before the work starts. Asking doesn’t affect your credit score.",
  financing: "See financing",
  staffTitle: "The people who look after your car",
  team: "Meet the whole team",
  hours: "Service hours",
  desks: "Where to bring your car",
  directions: "Directions",

  formTitle: "Request service",
  formTitleBookable: "Rather have us call you?",
  formLead:
    "Tell us about the car and what it needs. We’ll call or email you back with a time and a price.",
  year: "Year",
  make: "Make",
  model: "Model",
  service: "What does your car need?",
  servicePlaceholder: "Choose a service",
  somethingElse: "Something else",
  somethingElseText: "A noise, a warning light, or you’re not sure yet.",
  messageLabel: "What have you noticed?",
  phoneHint: "For questions about the car, and to tell you when it’s ready.",
  send: "Send my request",
  sentTitle: "We have your request",
  sentText: "The service team at {store} will get in touch with a time.",
  readTitle: "An advisor reads it",
  readText: "During service hours, in the order requests come in.",
  answerTitle: "You agree on a time",
  answerText: "By phone or email, with the price of the work.",
  visitTitle: "We look at the car",
  visitText: "You see what we found before we repair anything.",
  home: "Go back home",

  summaryVehicle: "Vehicle",
  summaryService: "Service",
});

import { defineCopy } from "#app/site/page/copy.ts";

export const inquiryCopy = defineCopy("inquiry", {
  breadcrumb: "Breadcrumb",
  allCars: "All cars",
  "ask-about-vehicle.title": "Ask about this {vehicle}",
  "ask-about-vehicle.crumb": "Ask a question",
  "ask-about-vehicle.lead":
    "Write what you would like to know. Someone who can walk over to the car answers.",
  "ask-about-vehicle.message": "I would like to know more about the {vehicle}.",
  "ask-about-vehicle.send": "Send question",
  "ask-about-vehicle.request": "Question about a vehicle",
  "check-availability.title": "Is this {vehicle} still here?",
  "check-availability.crumb": "Check availability",
  "check-availability.lead":
    "Good cars go quickly. We walk over to it, look, and tell you.",
  "check-availability.message": "Is the {vehicle} still available?",
  "check-availability.send": "Check availability",
  "check-availability.request": "Availability of a vehicle",
  carTitle: "The car",
  backToCar: "Back to the car",
  summaryRequest: "Request",
  summaryStore: "Store",
  summaryDelivery: "Wants delivery",
  sentTitle: "We have your message",
  "ask-about-vehicle.sentText":
    "Thank you. Your question about the {vehicle} is on its way.",
  "check-availability.sentText":
    "Thank you. We look whether the {vehicle} is still here and tell you.",
  readTitle: "{store} reads it",
  readText: "Your message goes straight to the sales team.",
  answerTitle: "You get a call or an email",
  answerText: "While the store is open, usually the same working day.",
  similar: "Similar cars",
});

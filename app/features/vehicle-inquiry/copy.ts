import { defineCopy } from "#app/site/page/copy.ts";

export const inquiryCopy = defineCopy("inquiry", {
  breadcrumb: "Breadcrumb",
  allCars: "All cars",
  "ask-about-vehicle.title": "Ask about this {vehicle}",
  "ask-about-vehicle.crumb": "Ask a question",
  "ask-about-vehicle.lead":
    "Ask us anything. Someone who can walk over to the car will answer.",
  "ask-about-vehicle.message": "I’d like to know more about the {vehicle}.",
  "ask-about-vehicle.send": "Send question",
  "ask-about-vehicle.request": "Question about a vehicle",
  "check-availability.title": "Is this {vehicle} still here?",
  "check-availability.crumb": "Check availability",
  "check-availability.lead":
    "We’ll walk out, check, and get right back to you.",
  "check-availability.leadClosed":
    "The store {opens}. Then we’ll walk out, check, and get right back to you.",
  "check-availability.message": "Is the {vehicle} still available?",
  "check-availability.send": "Check availability",
  "check-availability.request": "Availability of a vehicle",
  addToMessage: "Add a question or a note",
  optional: "Optional. We answer without it, too.",
  carTitle: "The car",
  testDrive: "Book a test drive",
  backToCar: "Back to the car",
  summaryRequest: "Request",
  summaryStore: "Store",
  summaryMoveTo: "Move it to",
  "missing.address": "Enter your street address.",
  "missing.city": "Enter your city.",
  "missing.state": "Enter your state.",
  "missing.zipCode": "Enter your ZIP code.",
  moveTitle: "Have this {vehicle} brought to {store}",
  moveLead: "Ask for it here. We’ll tell you when it can be there.",
  moveMessage: "Can you bring the {vehicle} to {store} for me?",
  summaryDelivery: "Wants delivery",
  sentTitle: "We have your message",
  sentTitleNamed: "We have your message, {name}",
  "ask-about-vehicle.sentText": "Thank you for asking about the {vehicle}.",
  "check-availability.sentText": "We’re checking on the {vehicle}.",
  "check-availability.sentTextClosed":
    "We’ll check on the {vehicle} first thing when we open.",
  readTitle: "{store} reads it",
  readText: "Your message goes straight to the sales team.",
  answerTitle: "You get a call or an email",
  similar: "Similar cars",

  "email.title": "Email yourself this {vehicle}",
  "email.crumb": "Email me this car",
  "email.lead": "Its picture, price and facts, and a link back to it.",
  "email.label": "Your email address",
  "email.consent":
    "Press the button and we’ll send one email about this car to this address. We won’t use it for anything else.",
  "email.send": "Email me this car",
  "email.refused.bad-address": "Please enter a valid email address",
  "email.refused.too-many":
    "That’s a lot of emails for one day. Please try again tomorrow, or save the car in this browser.",
  "email.sentTitle": "It’s on its way",
  "email.sentText":
    "The {vehicle} should be in your inbox in a few minutes. If it isn’t, check your spam folder.",
  "email.availability": "Check availability",
  "email.subject": "{vehicle} at {store}",
  "email.heading": "The {vehicle} you looked at",
  "email.preview": "Price, facts and a link back to it",
  "email.see": "See the car",
  "email.price": "Total price",
  "email.priceWithoutFee": "Price before document fee",
  "email.locked": "Unlock it on the car’s page",
  "email.onRequest": "Call for the price",
  "email.miles": "Mileage",
  "email.milesValue": "{miles} mi",
  "email.color": "Exterior color",
  "email.stock": "Stock number",
  "email.vin": "VIN",
  "email.place": "Where it is",
  "email.dated":
    "As of {date}. Good cars go fast, so check that it’s still here before you drive over.",
});

export type InquiryText = Extract<
  keyof (typeof inquiryCopy)["sentences"],
  string
>;

import { defineCopy } from "#app/site/page/copy.ts";

export const sellCopy = defineCopy("sellTrade", {
  title: "Sell or trade your car",
  heroTitle: "Sell us your car, or trade it in",
  lead: "Tell us what you drive. A buyer at {store} will get back to you, look it over with you and make you an offer.",
  heroTitleValued: "Know what your car is worth in under {seconds} seconds",
  leadValued:
    "You see the number, and every dollar we took off to get there. The offer is good for {days} days, whether you buy from us or not.",
  description:
    "Sell or trade your car at {name}. Tell us what you drive and ask for an offer, whether you buy from us or not.",
  descriptionValued:
    "Sell or trade your car at {name}: a written offer that’s good for {days} days, whether you buy from us or not.",
  "claim.form": "Under {seconds} seconds",
  "claim.formText": "That’s all the form takes.",
  "claim.person": "A person answers",
  "claim.personText": "A buyer calls or emails you while we’re open.",
  "claim.days": "Good for {days} days",
  "claim.daysText": "The offer is in writing and shows the day it ends.",
  "claim.buy": "No purchase needed",
  "claim.buyText": "We’ll buy your car even if you don’t buy ours.",

  formTitle: "Tell us about your car",
  yourVehicleTitle: "Your vehicle",
  yourVehicleLead:
    "Four quick details about the car, and how to reach you. It takes under {seconds} seconds.",
  yourVehicleLeadPlain:
    "Four quick details about the car, and how to reach you.",
  yourVehicleDescriptionPlain:
    "Year, make, model and mileage: a buyer at {name} will get back to you.",
  yourVehicleDescription:
    "Year, make, model and mileage, in under {seconds} seconds: a buyer at {name} will get back to you with an offer.",
  yourVehicleDescriptionValued:
    "Year, make, model and mileage, in under {seconds} seconds: {name} answers with a written offer that’s good for {days} days.",
  year: "Year",
  make: "Make",
  model: "Model",
  mileage: "Mileage",
  mileageHint: "What the odometer says today.",
  interest: "What would you like to do?",
  "interest.sell": "Sell it",
  "interest.trade-in": "Trade it in for another car",
  comments: "Anything we should know? (optional)",
  commentsHint: "Damage, a loan, a second key, recent work.",
  phoneHint: "Only used to talk about this car.",
  send: "Ask for an offer",
  sendValued: "Get my offer",
  sendNote: "A buyer will get back to you while we’re open.",
  sendNoteValued: "The offer is good for {days} days.",

  compareTitle: "How we compare",
  compareNote: "Compared with what dealers and online tools usually offer.",
  compareCaption: "What you get with each way to sell a car",
  compareCorner: "What you get",
  "way.dealers": "Other dealerships",
  "way.online": "Online trade tools",
  yes: "Yes",
  no: "No",
  "row.instant": "Instant cash offer",
  "row.higher": "Higher payout option",
  "row.fees": "No hidden fees",
  "row.deductions": "Every deduction shown in dollars",
  "row.days": "Offer good for {days} days",
  "row.writing": "The offer in writing",
  "row.purchase": "No purchase needed",
  "row.choice": "Trade or sell, your choice",
  "row.loan": "We pay off your loan",
  "row.sameDay": "Payment the same day",
  "row.person": "A person to talk to",
  "cell.afterVisit": "After a visit",
  "cell.whileYouWait": "while you wait at the store",
  "cell.moreCashLater": "More cash later",
  "note.cashByValue": "Depends on the car’s value",
  "note.moreCashLaterFrom": "For cars {years}+ years old",
  "note.inTwoParts": "In two parts if we sell it for you",
  "cell.thatDay": "That day only",
  "cell.sellOnly": "Sell only",
  "cell.sometimes": "Sometimes",
  "cell.threeToFive": "3 to 5 days",
  "cell.atStores": { one: "at our store", other: "at {count} stores" },

  stepsTitle: "How it works",
  "step.tell.title": "Tell us about the car",
  "step.tell.text": "Which car it is, and its miles. No photos needed yet.",
  "step.tell.textValued":
    "Which car it is, its miles and how it’s holding up. No photos needed.",
  "step.offer.title": "Get a written offer",
  "step.offer.text":
    "Every deduction in dollars, good for {days} days. If a car needs a person to price it, we say why.",
  "step.look.title": "We look at it together",
  "step.look.text":
    "At the store, in about half an hour. You see what we see, and what each thing costs.",
  "step.paid.title": "Take the check, or put it toward a car",
  "step.paid.text":
    "We pay off any loan first and hand you the rest the same day.",
  ctaTitle: "Rather talk to a person?",
  ctaText: "Give us a call. Have the year, model and miles handy.",
  call: "Call {phone}",
  browse: "Shop cars",

  sentTitle: "We have your car’s details",
  sentText:
    "A buyer at {store} will work out what your car is worth and get in touch.",
  readTitle: "A buyer looks at it",
  readText: "While we’re open, in the order requests come in.",
  answerTitle: "You get a number",
  answerText: "By phone or email, with what it depends on.",
  visitTitle: "We look at the car",
  visitText: "Bring the title, both keys and a photo ID.",
  visitTextValued:
    "Bring the title, both keys and a photo ID. The offer is good for {days} days.",

  summaryVehicle: "Vehicle",
  summaryMileage: "Mileage",
  summaryInterest: "Wants to",
  "summary.sell": "sell it",
  "summary.trade-in": "trade it in",
});
export type SellText = keyof typeof sellCopy.sentences;

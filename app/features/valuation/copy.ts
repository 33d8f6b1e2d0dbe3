import { defineCopy } from "#app/site/page/copy.ts";

export const valuationCopy = defineCopy("valuation", {
  title: "What’s your car worth?",
  lead: "An honest range in under {seconds} seconds, then an offer that shows every dollar.",
  description:
    "See what {name} pays for your car: a range in under {seconds} seconds, and an offer that is good for {days} days.",
  boxTitle: "Start with your car",
  wayLegend: "Start with",
  "way.vin": "VIN",
  "way.plate": "Plate",
  "way.model": "Model",
  vin: "VIN",
  notIt: "Not it? Choose by hand",
  vinHint:
    "17 characters, at the base of the windshield or on your insurance card.",
  licencePlate: "License plate",
  state: "State",
  stateHint: "Two letters, like IL.",
  yearLabel: "Year",
  makeLabel: "Make",
  modelLabel: "Model",
  trim: "Trim (optional)",
  chooseYear: "Choose a year",
  chooseMake: "Choose a make",
  mileageLabel: "Mileage",
  color: "Exterior color (optional)",
  interest: "What would you like to do?",
  "interest.sell": "Sell it",
  "interest.trade-in": "Trade it in",
  start: "See what it’s worth",
  startNote: "No phone number needed to see it.",
  nextRangeTitle: "See the range",
  nextRangeText: "What cars like yours sell for, as soon as we know the car.",
  nextAnswersTitle: "Tell us how it’s doing",
  nextAnswersText: "Options, wear, repairs. Tap your answers.",
  nextOfferTitle: "Get your offer",
  nextOfferText:
    "Every deduction in dollars, good for {days} days. Then you decide.",
  wanted: "You’re trading for the {vehicle}.",
  resume: "Continue with your {vehicle}",
  badLink:
    "This link doesn’t work anymore. It may be incomplete or older than we keep offers. Start again here. It takes a minute.",

  vinMissing: "Enter the VIN",
  vinShape: "A VIN has 17 letters and numbers, never I, O or Q.",
  vinCheck:
    "One character of this VIN isn’t right. Please check it against the car.",
  vinUnknown:
    "We can’t find this VIN. Choose “Model” and enter the car instead.",
  plateMissing: "Enter the license plate",
  plateUnknown:
    "We can’t find this plate in that state. Try the VIN, or enter the car.",
  plateAway:
    "We can’t look up plates right now. Try the VIN, or enter the car.",
  stateMissing: "Enter the state as two letters",
  milesZero: "Enter the miles on the odometer. A car this old has some.",

  stepOf: "Step {step} of {steps}",
  left: { one: "{count} question left", other: "{count} questions left" },
  optionsTitle: "What does it have?",
  optionsLead: "Check everything the car has. Each one adds to the offer.",
  optional: "(optional)",
  choose: "Choose one",
  next: "Continue",
  toOffer: "See my offer",
  back: "Back",
  missingAnswer: "Choose an answer",
  missingBalance: "Enter what you still owe, like 8,400",
  noAmount: "Enter an amount in dollars, like 8,400",
  contradiction:
    "This doesn’t match another answer. Please change one of them.",
  saveFault: "Another tab changed these answers. Please send them again.",

  carTitle: "Your car",
  miles: "{miles} mi",
  vinEnds: "VIN ending {end}",
  changeCar: "Change the car",
  rangeTitle: "Cars like yours, wholesale",
  range: "{low} to {high}",
  rangeText:
    "Eight in ten sell to dealers in this range, before condition and repairs. What you tell us next moves your number up or down from there.",
  rangeMoved: "Adjusted for what our own stores ask for the same model.",
  rangeUnknown:
    "We can’t price this car from here. You’ll still get a number. See the last step.",
  laterTitle: "Finish on another device",
  laterText:
    "Your answers are saved as you go. This private link opens them anywhere for {days} days.",
  laterLink: "Private link to your answers",

  offerTitle: "Your offer is {amount}",
  offersTitle: "Two ways to sell",
  bringTitle: "Bring it in for your number",
  bringLead:
    "We don’t guess. A buyer looks your car over with you and writes the number down, usually in half an hour.",
  offerAside: "About this offer",
  made: "Made {date}",
  goodUntil: "Good through {date}",
  daysLeft: { one: "{count} day left", other: "{count} days left" },
  endsToday: "It ends today at midnight.",
  ended: "This offer ended on {date}",
  endedText:
    "Prices move, so we don’t stand by old numbers. Your answers are still here. A new offer takes one tap.",
  renew: "Get a new offer",
  lineByLine: "{offer}, line by line",
  otherWays: "Other ways to sell",
  "notFor.moreCashLater": {
    one: "More cash later is for cars a year old or older.",
    other: "More cash later is for cars {count} years old or older.",
  },
  why: "Why this one",
  "offer.cashNow": "Cash now",
  "offer.moreCashLater": "More cash later",
  "offer.bringVehicleIn": "Bring it in",
  "text.cashNow": "One check, when you hand over the keys.",
  "text.moreCashLater":
    "We sell it for you. You get the first part when you bring the car in, and the rest when it sells.",
  "text.bringVehicleIn":
    "A buyer looks at it with you and writes the number down.",
  "total.cashNow": "Cash now",
  "total.moreCashLater": "Your total",
  everyStep: "Every payment and step",
  estimated:
    "If our inspection finds something different, we change only that line and show you why.",

  "reason.unsure.wide-range":
    "Cars like this sell for very different prices, so any number from here would be a guess.",
  "reason.unsure.unknown-make":
    "We’ve seen too few cars of this make to name a price from here.",
  "reason.unsure.unknown-model":
    "We’ve seen too few of this model to name a price from here.",
  "reason.unsure.age-outside":
    "This car is older or newer than the sales we go by.",
  "reason.unsure.miles-outside": "This mileage is outside the sales we go by.",
  "reason.unsure.no-answer": "We can’t reach our price guide right now.",
  "reason.none-matched":
    "No online offer fits this car, so a buyer should see it.",
  "reason.nothing-left":
    "After what your answers take off, an online offer wouldn’t be fair. A buyer should see it.",
  "reason.wholeRough": "Its value is within what we pay for online.",
  "reason.ageYears.>=": "It’s {count} years old or older.",
  "reason.miles.>=": "It has {count} miles or more.",
  "reason.other": "It meets the terms of this offer.",

  "price.wholeXclean": "Extra clean wholesale value",
  "price.wholeClean": "Clean wholesale value",
  "price.wholeAvg": "Average wholesale value",
  "price.wholeRough": "Rough wholesale value",
  "price.tradeinXclean": "Extra clean trade-in value",
  "price.tradeinClean": "Clean trade-in value",
  "price.tradeinAvg": "Average trade-in value",
  "price.tradeinRough": "Rough trade-in value",
  "price.listingPrice": "What we’d list it for",
  percentOf: "{percent}% of it",
  youTold: "You told us: {answer}",
  "line.adjustment": "Added by us",
  "line.advertising": "Advertising",
  "line.reconditioning": "Reconditioning",
  "line.document-fee": "Document fee",
  "line.drive": {
    one: "Driving it in the meantime, {count} day",
    other: "Driving it in the meantime, {count} days",
  },
  shareOf: "{percent}% of the total",
  driveNote:
    "Driving the car while we sell it costs {fee} a day, for up to 30 days.",
  disclaimer: "Advertising: {text}",
  balance: "You still owe",
  equity: "Left for you or your next car",
  negativeEquity:
    "You owe {amount} more than this offer. It happens a lot. We can roll it into your next car, or you can pay it with a check. A buyer will go over it with you.",

  acceptTitle: "Accept and pick a time",
  acceptLead:
    "Accepting isn’t binding until you sign at the store. Tell us how to reach you and when you’d like to come in.",
  acceptBringTitle: "Ask for a visit",
  selected: "Which one would you like?",
  day: "Preferred day",
  time: "Preferred time",
  anyDay: "Any day",
  anyTime: "Any time",
  phoneHint: "Only used to talk about this car.",
  accept: "Accept this offer",
  acceptBring: "Ask for a visit",
  acceptNote: "We’ll email you a copy with a private link.",
  wrongDay: "Choose one of the days",
  wrongTime: "Choose one of the times",
  bringWith: "Bring with you",
  "bring.title": "Title, or your lender’s name and payoff amount",
  "bring.license": "Driver’s license of everyone on the title",
  "bring.keys": "All keys",
  keepTitle: "Want to think it over?",
  keepText:
    "This private link opens your offer on any device. Save it, or send it to whoever decides with you.",
  keepLink: "Private link to this offer",
  secondLook: "Think it should be higher?",
  secondLookText: "Tell us what we missed, or send a competing offer.",
  secondLookLink: "Ask for a second look",
  changeAnswers: "Change my answers",
  usePrice: "See cars with this trade-in",
  browse: "Look at our cars",

  acceptedTitle: "You’re all set",
  acceptedText:
    "{store} has your offer, {offer}. We’ve emailed you a copy with a private link.",
  acceptedVisit: "You’d like to come in {when}. We’ll confirm it.",
  acceptedNoVisit: "We’ll be in touch about a time.",
  readTitle: "A buyer reads it",
  readText: "While we’re open, usually within the hour.",
  visitTitle: "You bring the car",
  visitText: "We go over it with you, line by line. It takes half an hour.",
  paidTitle: "You get paid",
  "paidText.cashNow":
    "We pay off any loan first. The rest is yours the same day.",
  "paidText.moreCashLater":
    "The first part is yours that day, and the rest when the car sells. We pay off any loan first.",
  "paidText.bringVehicleIn":
    "Only if you like the number. We pay off any loan first, and the rest is yours the same day.",
  newCar: "Value another car",

  mailSubject: "Your offer for the {vehicle}",
  mailSubjectBring: "Your visit about the {vehicle}",
  mailHeading: "Your offer for the {vehicle}",
  mailPreview: "Good through {date}",
  mailPreviewBring: "What to bring, and how to reach us",
  mailIntro:
    "Here’s your copy. The private link below opens it on any device until it ends. After that, use it to get a new one.",
  mailLink: "Open my offer",
  mailReference: "Reference",
  mailCar: "Car",
  mailVisit: "Preferred visit",

  sumVehicle: "Vehicle",
  sumVin: "VIN",
  sumTrim: "Trim",
  sumEngine: "Engine",
  sumMiles: "Mileage",
  sumColor: "Exterior color",
  sumInterest: "Wants to",
  "sum.sell": "sell it",
  "sum.trade-in": "trade it in",
  sumOptions: "Options",
  sumNone: "none named",
  sumOffer: "Offer accepted",
  sumOffered: "Offers shown",
  sumPrice: "Estimated final price",
  sumRange: "Range shown",
  sumUntil: "Good through",
  sumBalance: "Remaining balance",
  sumEquity: "Equity",
  sumVisit: "Preferred visit",
  sumWanted: "Trading for",
  commentOffer: "Accepted online: {offer}, {price}, good through {date}.",
  commentBring: "Asked for a visit: no price was offered online.",
  commentBalance: "Still owed on it: {balance}.",
});

export type ValuationText = Extract<
  keyof (typeof valuationCopy)["sentences"],
  string
>;

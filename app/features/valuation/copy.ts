import { defineCopy } from "#app/site/page/copy.ts";

export const valuationCopy = defineCopy("valuation", {
  title: "What’s your car worth?",
  lead: "A range in under {seconds} seconds, then an offer that shows every dollar.",
  description:
    "See what {name} pays for your car: a range in under {seconds} seconds, and an offer that is good for {days} days.",
  boxTitle: "Start with your car",
  wayLegend: "Start with",
  "way.vin": "VIN",
  "way.plate": "Plate",
  "way.model": "Model",
  vin: "VIN",
  notIt: "Not it? Choose by hand",
  vinHint: "17 characters, on your windshield or your insurance card.",
  licencePlate: "License plate",
  state: "State",
  chooseState: "Choose a state",
  yearLabel: "Year",
  makeLabel: "Make",
  modelLabel: "Model",
  trim: "Trim (optional)",
  chooseYear: "Choose a year",
  chooseMake: "Choose a make",
  commonMakes: "Makes we sell",
  otherMakes: "Other makes",
  mileageLabel: "Mileage",
  color: "Exterior color (optional)",
  interest: "What would you like to do?",
  "interest.sell": "Sell it",
  "interest.trade-in": "Trade it in",
  start: "See what it’s worth",
  starting: "Looking it up…",
  startNote: "No phone number needed to see it.",
  nextRangeTitle: "See the range",
  nextRangeText:
    "What dealers pay for cars like yours, as soon as we know the car.",
  nextAnswersTitle: "Tell us how it’s doing",
  nextAnswersText: "Options, wear, repairs. Tap your answers.",
  nextOfferTitle: "Get your offer",
  nextOfferText:
    "Every deduction in dollars, good for {days} days. Then you decide.",
  wanted: "You’re trading for the {vehicle}.",
  resume: "Continue with your {vehicle}",
  resumeAccepted: "See your accepted offer",
  resumeVisit: "See the visit you asked for",
  badLink:
    "This link doesn’t work anymore. It may be incomplete or older than we keep offers. Start again here. It takes a minute.",

  vinMissing: "Enter your VIN.",
  vinShape: "A VIN has 17 letters and numbers, never I, O or Q.",
  vinCheck:
    "One character of this VIN isn’t right. Please check it against the car.",
  vinUnknown:
    "We can’t find this VIN. Choose “Model” and enter the car instead.",
  plateMissing: "Enter your license plate.",
  plateUnknown:
    "We can’t find this plate in that state. Try the VIN, or enter the car.",
  plateAway:
    "We can’t look up plates right now. Try the VIN, or enter the car.",
  stateMissing: "Enter your state.",
  milesZero: "Enter the miles on the odometer. A car this old has some.",

  stepOf: "Step {step} of {steps}",
  left: { one: "{count} question left", other: "{count} questions left" },
  optionsTitle: "What does it have?",
  optionsLead: "Check everything the car has. Each one adds to its value.",
  optional: "(optional)",
  choose: "Choose one",
  next: "Continue",
  toOffer: "See my offer",
  toVisit: "See what’s next",
  back: "Back",
  missingAnswer: "Choose an answer",
  missingBalance: "Enter what you still owe, like 8,400",
  noAmount: "Enter an amount in dollars, like 8,400",
  contradiction:
    "This doesn’t match another answer. Please change one of them.",

  carTitle: "Your car",
  miles: "{miles} mi",
  vinEnds: "VIN\u00a0ending\u00a0{end}",
  changeCar: "Change the car",
  rangeTitle: "Cars like yours, wholesale",
  range: "{low} to {high}",
  rangeText: "Eight in ten sell in this range, before condition and repairs.",
  /** What "wholesale" means. */
  rangeMeaning: "What dealers pay at auction.",
  rangeBefore: "What dealers pay at auction, before condition and repairs.",
  rangeSoFar:
    "What dealers pay at auction, less {amount} for your answers so far.",
  rangeNext: "What you tell us next moves your number up or down.",
  rangeVisit:
    "You get your trade-in value at the visit. It may be higher or lower.",
  rangeAuction: "At auction, before condition and repairs",
  rangeLeft: "After your answers",
  rangeSpread:
    "Eight in ten sell in the auction range. Its middle is {middle}.",
  rangeMoved:
    "It comes from auction prices, adjusted to what our own stores ask for the same model.",
  rangeUnknown: "We can’t name one for this car from here.",
  foretold: "Your number comes from a buyer, in person.",
  foretoldLater: "We’d sell this one for you, and pay you in two parts.",
  foretoldTrade:
    "Our buyer gives you your trade-in value, in person. Or we sell it for you, and pay you in two parts.",
  foretoldTradeNext: "What’s left of a sale after repairs and costs is yours.",
  foretoldLaterNext:
    "What’s left after repairs and the costs of the sale is yours. If nothing is left, our buyer gives you a number in person.",
  foretoldNext: "What you answer here saves you time at the visit.",
  laterTitle: "Finish on another device",
  laterText:
    "Your answers are saved as you go. This link opens them on any device for {days} days.",
  laterLink: "Private link to your answers",
  copyLink: "Copy",
  linkCopied: "Copied",
  linkNotCopied: "Select the link above and copy it.",

  offerTitle: "Your offer is {amount}",
  /** A sum that waits for a sale, wherever it stands by itself. */
  about: "about {amount}",
  /** It waits for a sale. */
  offerAbout: "Your offer is about {amount}, when it sells",
  offerParts: "Your offer is about {amount}, in two parts",
  offerPartsLead:
    "{first} when you bring it in, and about {rest} when it sells.",
  offerLoanFirst:
    "{amount} of it goes to your lender first. The rest is yours.",
  offerLoanPaid: "All of it goes to your lender. That pays off what you owe.",
  offerLoanMore: "All of it goes to your lender. You’d still owe {amount}.",
  bringTradeTitle: "Bring it in for your trade-in value",
  bringTradeLead: "Our buyer looks it over with you and writes down a number.",
  "tradeLead.above":
    "Yours is worth more than the trade-ins we price online, so our buyer prices it in person and writes it down.",
  "tradeLead.aboveAmount":
    "Yours would bring more than {amount} wholesale {shape}, so our buyer prices it in person and writes it down.",
  "tradeLead.below":
    "Yours is worth less than the trade-ins we price online, so our buyer prices it in person and writes it down.",
  "tradeLead.belowAmount":
    "Yours would bring less than {amount} wholesale {shape}, so our buyer prices it in person and writes it down.",
  saleInstead: "Or we sell it for you, about {amount}",
  /** Both in whole dollars: the sticker below has the first one to the cent. */
  saleParts: "About {first} when you bring it in and {rest} when it sells.",
  saleCosts: "After {costs} in selling costs.",
  /** It follows both parts of a sale that brings less than the lower end of the range above. */
  saleLess: "That’s likely less than trading it in.",
  bringTitle: "Bring it in for your number",
  bringLead:
    "Our buyer looks your car over with you and writes the number down, usually in half an hour.",
  offerAside: "About this offer",
  made: "Made {date}",
  goodUntil: "Good through {date}",
  heldUntil: "We hold it through {date}",
  daysLeft: { one: "{count} day left", other: "{count} days left" },
  endsToday: "It ends today at midnight.",
  ended: "This offer ended on {date}",
  endedText:
    "Prices move, so we don’t stand by old numbers. Your answers are still here. A new offer takes one tap.",
  renew: "Get a new offer",
  lineByLine: "{offer}, line by line",
  number: "Offer {number}",
  otherWays: { one: "Another way to do it", other: "Other ways to do it" },
  tradeIn: "Use it as a trade-in",
  tradeInFirst: "Toward your next car",
  tradeInLeft:
    "It’s what is left after your loan, and comes straight off the price of your next car here.",
  tradeInText: "It comes straight off the price of your next car here.",
  tradeInTax: "In {states} that can also lower the sales tax you pay.",
  tradeInLater:
    "Rather put it toward your next car here? Our buyer gives you its trade-in value when you bring it in.",
  tradeInInstead: "Trade it in instead",
  tradeInPrices: "See prices with my trade",
  "notCashNow.above":
    "We buy cars outright up to a certain wholesale value, and yours is worth more.",
  "notCashNow.aboveAmount":
    "We only buy cars outright that bring up to {amount} wholesale {shape}. Yours would bring more.",
  "notCashNow.below":
    "We buy cars outright from a certain wholesale value, and yours is worth less.",
  "notCashNow.belowAmount":
    "We only buy cars outright that bring {amount} or more wholesale {shape}. Yours would bring less.",
  "shape.wholeXclean": "in extra clean condition",
  "shape.wholeClean": "in clean condition",
  "shape.wholeAvg": "in average condition",
  "shape.wholeRough": "in rough condition",
  laterByAge: "Since it’s a {year}, we can sell it for you.",
  "why.cashNow": "Why cash now",
  "why.moreCashLater": "Why we’d sell it for you",
  "why.bringVehicleIn": "Why there’s no number yet",
  "offer.cashNow": "Cash now",
  "offer.moreCashLater": "More cash later",
  /** Where no cash now stands beside it, there is nothing that it would be more than. */
  "offer.moreCashLaterAlone": "We sell it for you",
  "offer.bringVehicleIn": "Get a cash number at the store",
  "text.cashNow": "One check, when you hand over the keys.",
  "text.cashNowWithLoan":
    "We pay off your lender first. The rest is one check, when you hand over the keys.",
  "text.cashNowToLender": "All of it goes to your lender, toward what you owe.",
  "text.moreCashLater": "We sell it for you and pay you in two parts.",
  "text.moreCashLaterAlone":
    "What’s left after the costs of selling it is yours, in two parts.",
  "text.moreCashLaterWithLoan":
    "We sell it for you and pay off your lender first. The rest is yours.",
  "text.moreCashLaterToLender":
    "We sell it for you. What’s left after the costs goes to your lender, in two parts.",
  "text.bringVehicleIn":
    "Our buyer looks at it with you and writes the number down.",
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
    "Our online offers don’t cover a car like this, so a buyer should see it.",
  "reason.above": "It’s worth more than the cars we make offers for online.",
  "reason.below": "It’s worth less than the cars we make offers for online.",
  "reason.nothing-left":
    "After what your answers take off, an online offer wouldn’t be fair. Our buyer should see it.",
  "reason.nothing-left-answers":
    "With {answers}, nothing would be left for an online offer. Our buyer should see it.",
  "reason.nothing-left-costs":
    "After the costs of selling it, nothing would be left for you. Our buyer should see it.",
  "reason.trade-in":
    "That money waits for a sale, so it can’t go toward your next car. Our buyer gives you that number.",
  "reason.look.both": "A {year} with {miles} miles needs a look first.",
  "reason.look.age": "A {year} needs a look first.",
  "reason.look.miles": "A car with {miles} miles needs a look first.",
  "reason.later.both":
    "Because it’s a {year} with {miles} miles, we can also sell it for you.",
  "reason.later.age": "Because it’s a {year}, we can also sell it for you.",
  "reason.later.miles":
    "Because it has {miles} miles, we can also sell it for you.",
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
  nothingLowered: "At {miles} miles. Nothing you told us lowers it.",
  nothingLoweredRetail:
    "A typical price on our lot for one with {miles} miles. Nothing you told us lowers it.",
  nothingLoweredWhole:
    "What dealers pay at auction for one with {miles} miles. Nothing you told us lowers it.",
  beforeAnswersWhole:
    "What dealers pay at auction for one with {miles} miles, before what you told us about it",
  freeAnswers: "Your other answers",
  freeAllAnswers: "Your answers",
  startingPrice: "Retail price at {miles} miles",
  beforeAnswersRetail:
    "A typical price on our lot, before what you told us about it",
  beforeAnswers: "Before what you told us about it",
  youTold: "You told us: {answer}",
  "line.adjustment": "Added by us",
  "line.advertising": "Advertising",
  "line.reconditioning": "Reconditioning",
  "note.advertising": "Showing it to shoppers until it sells.",
  "note.reconditioning":
    "Getting any car ready for sale, with a warranty for its buyer.",
  "note.document-fee": "The paperwork of the sale.",
  "rule.greaterOf": "The greater of {minimum} or {percent}% of that price.",
  "rule.sum": "{base} plus {percent}% of that price.",
  "rule.sumAtLeast":
    "{base} plus {percent}% of that price, and at least {minimum}.",
  "line.document-fee": "Document fee",
  "line.drive": {
    one: "Driving it in the meantime, {count} day",
    other: "Driving it in the meantime, {count} days",
  },
  shareOf: "{percent}% of the total",
  driveNote:
    "If you keep driving it while we sell it, {fee} a day comes off your total, for up to 30 days.",
  saleText:
    "Whatever it sells for, the first part stays the same. The second goes up or down with the sale price.",
  balance: "You still owe",
  equity: "Left for you or your next car",
  shortfall: "Still owed after this offer",
  allToLender: "all of it to your lender",
  toLender: "{lender} to your lender, {yours} to you",
  howPaid: "How you’re paid",
  howItGoes: "How it works",
  "tradeGoes.named":
    "Our buyer writes it down for you. Taking it is up to you.",
  howSaleGoes: "If we sell it for you",
  negativeEquity:
    "You owe {amount} more than this offer. It happens a lot. We can roll it into your next car, or you can pay it with a check. Our buyer will go over it with you.",

  acceptTitle: "Accept and pick a day",
  acceptLead:
    "Accepting isn’t binding until you sign at the store. Tell us how to reach you and when you’d like to come in.",
  acceptBringTitle: "Request a visit",
  acceptBringLead:
    "Nothing is binding until you sign at the store. Tell us how to reach you and when you’d like to come in.",
  acceptSale: "Have us sell it for you, {amount}",
  selected: "Which one would you like?",
  day: "When would you like to come in?",
  dayHint: "This is a request. {store} confirms the day.",
  lastDay: "Last day to bring it in: {day}",
  time: "Around what time?",
  anyDay: "Call me to set a day",
  anyTime: "Any time that day",
  phoneHint: "Only used to talk about this car.",
  accept: "Accept this offer",
  acceptBring: "Request a visit",
  /** Where the visit and an offer stand side by side. */
  acceptChoiceTitle: "Pick a day to come in",
  acceptInstead: "Accept this instead",
  askInstead: "Ask for this instead",
  acceptNote: "We’ll email you a copy with a private link.",
  dayClosed: "{day}: closed",
  wrongDay: "Choose one of the days",
  wrongTime: "Choose one of the times",
  closedThen: "We’re closed at that time on this day. Choose another time.",
  bringWhere: "Where to bring it",
  directions: "Directions",
  bringWith: "Bring with you",
  "bring.paid": "Title",
  "bring.owed": "Your lender’s name and payoff amount",
  "bring.untold": "Title, or your lender’s name and payoff amount",
  "bring.license": "Driver’s license of everyone on the title",
  "bring.keys": "All keys",
  keepJump: "Save it for later",
  keepTitle: "Want to think it over?",
  keepText:
    "This link opens your offer on any device. Save it, or send it to whoever decides with you.",
  keepTextVisit:
    "This link opens this page on any device. Save it, or send it to whoever decides with you.",
  keepLink: "Private link to this offer",
  keepLinkVisit: "Private link to this page",
  mailMe: "Email me this offer",
  mailMeVisit: "Email me this page",
  mailMeLabel: "Your email address",
  mailMeConsent: "We send you this one email, with the link in it.",
  mailed: "We emailed you this offer. The link in it opens it on any device.",
  mailedVisit:
    "We emailed you this page. The link in it opens it on any device.",
  "mailMe.refused.bad-address": "Please enter a valid email address",
  "mailMe.refused.too-many":
    "We can’t send more emails to this address today. Copy the private link instead.",
  secondLook: "Think it should be higher?",
  secondLookText: "Tell us what we missed, or send a competing offer.",
  secondLookLink: "Ask for a second look",
  /** Messages to the store about what was accepted. */
  changeMessage:
    "I’d like to change or cancel the visit with my {vehicle}. My reference is {reference}.",
  insteadMessage:
    "I’d rather take “{offer}” for my {vehicle}. My reference is {reference}.",
  secondLookMessage: "Please look again at offer {number} for my {vehicle}.",
  changeAnswers: "Change my answers",
  usePrice: "See cars with this trade-in",
  browse: "Look at our cars",

  acceptedTitle: "We have your request",
  acceptedOffer: "You accepted the offer",
  acceptedText:
    "{store} has it, and we’ve emailed you a copy with a private link.",
  acceptedBinding: "Nothing is binding until you sign at the store.",
  acceptedVisit: "We’ll confirm the day and time by phone or email.",
  acceptedVisitAt: "We’ll confirm the day and time at {phone} or {email}.",
  acceptedCallAt: "We’ll call {phone} to set a time.",
  visitCard: "Your visit",
  visitAsked: "The day you asked for",
  visitOpen: "We’ll call to set a time",
  visitOffer: "Offer",
  afterLoan: "{amount} after your loan",
  tradeAsked: "Trade-in",
  tradeAskedText: "Our buyer gives you the number at the visit.",
  visitStore: "Store",
  visitCar: "Car",
  readTitle: "Our buyer reads it",
  readText: "While we’re open, usually within the hour.",
  visitTitle: "You bring the car",
  visitText: "We go over it with you, line by line. It takes half an hour.",
  visitLookText: "We look it over with you. It takes half an hour.",
  tradeNamedTitle: "You get your trade-in value",
  tradeNamedText:
    "Our buyer gives it to you at the visit. Take that instead, or stay with this offer.",
  tradedTitle: "Put it toward your next car",
  "tradedText.paid":
    "Only if you like the number. It comes off your next car’s price here.",
  "tradedText.owed":
    "Only if you like the number. We pay off your loan first, and the rest comes off your next car’s price here.",
  "tradedText.untold":
    "Only if you like the number. We pay off any loan first, and the rest comes off your next car’s price here.",
  lenderPaidTitle: "Your lender gets paid",
  paidTitle: "You get paid",
  "paidText.cashNow": "The money is yours the same day.",
  "paidText.cashNowWithLoan":
    "We pay off your loan first. The rest is yours the same day.",
  "paidText.cashNowToLender":
    "All of it goes to your lender. What you still owe is settled with you, by check or in your next car’s loan.",
  "paidText.moreCashLater":
    "The first part is yours that day, and the rest when the car sells.",
  "paidText.moreCashLaterWithLoan":
    "We pay off your loan first. After that the first part is yours that day, and the rest when the car sells.",
  "paidText.moreCashLaterToLender":
    "The first part goes to your lender that day, and the rest when the car sells. What you still owe is settled with you, by check or in your next car’s loan.",
  "paidText.bringVehicleIn.paid":
    "Only if you like the number. The money is yours the same day.",
  "paidText.bringVehicleIn.owed":
    "Only if you like the number. We pay off your loan first, and the rest is yours the same day.",
  "paidText.bringVehicleIn.untold":
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

  sumNumber: "Offer number",
  sumVehicle: "Vehicle",
  sumVin: "VIN",
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

import { defineCopy } from "#app/site/page/copy.ts";

export const gateCopy = defineCopy("gate", {
  unlockPrices: "Unlock private prices",
  unlockInventory: "Unlock private inventory",
  finishTerms: "Finish your terms",
  privateCall: "Call {phone}",
});

export type GateText = Extract<keyof (typeof gateCopy)["sentences"], string>;

/** Only the server uses this copy. */
export const gateServerCopy = defineCopy("gate", {
  "notice.prices": "These prices are private",
  "notice.prices.how":
    "Share your contact details once, answer a few questions, and every price opens. No\u00a0account, no\u00a0credit\u00a0check.",
  "notice.vehicles": "More cars are in our private inventory",
  "notice.vehiclesCounted": {
    one: "{count} more car is in our private inventory",
    other: "{count} more cars are in our private inventory",
  },
  "notice.vehicles.how":
    "Share your contact details once to see them. No\u00a0account, no\u00a0credit\u00a0check.",
  "notice.vehicles.howWithPrices":
    "Share your contact details once to see them. {prices} open after a few questions. No\u00a0account, no\u00a0credit\u00a0check.",
  /** Spec §4 sets this sentence. */
  "notice.terms": "Finish your terms to customize your pricing details",
  "notice.terms.how": "A few questions are left, and every price opens.",
  openedNote: "These cars are open to you now. {prices} are still locked.",
  openedLink: "Answer a few questions",
  lockedPrices: "{groups} prices",
  "lockedPrices.all": "Prices",
  "group.new": "new",
  "group.used": "used",
  "group.certified": "certified",
  privateTitle: "Private inventory",
  "privateTitle.group": "Our {group} cars are private",
  privateHere: "Private inventory",
  "privateHere.group": "{group} cars",
  privateHeading: "Our private inventory",
  "privateHeading.counted": {
    one: "{count} private car",
    other: "{count} private cars",
  },
  "privateHeading.group": "Our private {group} cars",
  "privateHeading.groupCounted": {
    one: "{count} private {group} car",
    other: "{count} private {group} cars",
  },
  privateText: "One short form opens every one. No waiting for a call back.",
  "privateText.pricesLater":
    "One short form opens every one. A few more questions, and you see what they cost.",
  /** The address of a car: whether there is such a car is not told. */
  privateCar:
    "Send the short form and the car you followed opens, if we still have it.",
  "privateCar.pricesLater":
    "Send the short form and the car you followed opens, if we still have it. A few more questions, and you see what it costs.",
  "privateCar.named":
    "Our {group} cars are private. Send the short form and this one opens, if we still have it.",
  "privateCar.named.pricesLater":
    "Our {group} cars are private. Send the short form and this one opens, if we still have it. A few more questions, and you see what it costs.",
  rowsTitle: "What you’ll see",
  hiddenCars: "Private cars",
  hiddenCarsCounted: {
    one: "{count} private car",
    other: "{count} private cars",
  },
  "row.price": "What they cost",
  "row.price.text": "Full prices right away. No call needed.",
  "row.cars": "Every model, trim and color",
  "row.cars.text": "Browse, filter and compare them like any other car.",
  "row.store": "Where each one is",
  "row.store.text": "Which store has it, and when it’s open.",
  /** What every private page says. */
  formNote: "Name, email and phone. It’s free: no account, no credit check.",
  nextTitle: "What happens next",
  "way.details": "Tell us who you are, once",
  "way.details.text":
    "Your details go to our {city} store. We don’t sell them.",
  "way.details.kept": "Your details go to our store. We don’t sell them.",
  "way.opens": "It all opens right away",
  "way.opens.text": "You come back to this page. There’s no email to wait for.",
  "way.ask": "Ask about the one you like",
  "way.ask.text": "Call us, or come by and drive it.",
  "way.prices": "Answer a few questions",
  "way.prices.text": "Then their prices open, too.",
  "team.Sales": "Our sales team in {city}",
  "team.Service": "Our service team in {city}",
  seeOpen: {
    one: "See the one car open to everyone",
    other: "See {count} {groups} cars",
  },
});

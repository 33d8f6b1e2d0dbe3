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
  privateText:
    "We show them to shoppers who tell us who they are. Share your contact details once and see every one. No\u00a0account, no\u00a0credit\u00a0check.",
  hiddenCars: "Private cars",
  hiddenCarsCounted: {
    one: "{count} private car",
    other: "{count} private cars",
  },
  waysTitle: "How to see them",
  "way.details": "Share your contact details once",
  "way.details.text": "Name, email and phone. We don’t sell them.",
  "way.cars": "See every private car",
  "way.cars.text": "They open right away, in every list and search.",
  "way.ask": "Ask about the one you like",
  "way.ask.text": "Call us or stop by.",
  "way.prices": "Answer a few questions",
  "way.prices.text": "Then their prices open, too.",
  seeOpen: {
    one: "See the one car open to everyone",
    other: "See {count} {groups} cars",
  },
});

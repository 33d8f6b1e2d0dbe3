import { defineCopy } from "#app/site/page/copy.ts";

/** The words load with the form. */
export const unlockCopy = defineCopy("gate", {
  unlock: "Unlock",
  "title.vehicles": "Unlock our private inventory",
  "title.prices": "Unlock private prices",
  "title.both": "Unlock private cars and prices",
  "title.offers": {
    one: "Unlock {count} special offer",
    other: "Unlock {count} special offers",
  },
  "title.offers.none": "Unlock our special offers",
  "title.offers.sales": {
    one: "Unlock {count} sales special",
    other: "Unlock {count} sales specials",
  },
  "title.offers.service": {
    one: "Unlock {count} service special",
    other: "Unlock {count} service specials",
  },
  "title.offers.dealer": {
    one: "Unlock {count} dealership offer",
    other: "Unlock {count} dealership offers",
  },
  "text.offers":
    "Share your contact details, and every offer opens right away, with its terms in full. No\u00a0account, no\u00a0credit\u00a0check.",
  "text.vehicles":
    "You see our private cars right away, and we know how to reach you. No\u00a0account, no\u00a0credit\u00a0check.",
  "text.prices":
    "Share your contact details once, then answer up to {count} questions, and you see the total price of every car. No\u00a0account, no\u00a0credit\u00a0check.",
  "text.pricesOf":
    "Share your contact details once, answer up to {count} questions, and you see what this {name} costs. No\u00a0account, no\u00a0credit\u00a0check.",
  "text.both":
    "Share your contact details, and you see our private cars right away. Answer up to {count} questions, and you see the total price of every car, too. No\u00a0account, no\u00a0credit\u00a0check.",
  "text.bothThenPrices":
    "Share your contact details, and you see our private cars right away, with what they cost. {prices} open once you’ve answered up to {count} questions. No\u00a0account, no\u00a0credit\u00a0check.",
  "text.vehiclesWithPrices":
    "Share your contact details, and you see our private cars right away, with what they cost. No\u00a0account, no\u00a0credit\u00a0check.",
  optional: "The box below is optional. You can unlock without checking it.",
  "submit.vehicles": "Unlock",
  "submit.offers": "Unlock",
  "submit.prices": "Continue",
  "submit.both": "Unlock",
  notNow: "Not now",
  close: "Close",
  loading: "Loading the form",
  phoneHint: "So our {city} store can reach you.",
  summaryPage: "Unlocked from",
});

import { defineCopy } from "#app/site/page/copy.ts";

/** The words load with the form. */
export const unlockCopy = defineCopy("gate", {
  unlock: "Unlock",
  "title.vehicles": "Unlock our private inventory",
  "title.prices": "Unlock private pricing",
  "text.vehicles":
    "You see our private cars right away, and we know how to reach you. No account, no credit check.",
  "text.prices":
    "Share your contact details once, then answer a few questions, and you see the total price of every car. No account, no credit check.",
  "optional.vehicles": "The box is optional. The cars open either way.",
  "optional.prices": "The box is optional. Prices open either way.",
  submit: "Unlock",
  notNow: "Not now",
  close: "Close",
  loading: "Loading the form",
  phoneHint: "So our {city} store can reach you.",
  summaryPage: "Unlocked from",
});

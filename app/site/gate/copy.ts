import { defineCopy } from "#app/site/page/copy.ts";

export const gateCopy = defineCopy("gate", {
  unlockPrices: "Unlock private prices",
  unlockInventory: "Unlock private inventory",
  finishTerms: "Finish your terms",
  "notice.prices": "These prices are private",
  "notice.prices.how":
    "Share your contact details once, answer a few questions, and every price opens. No account, no credit check.",
  "notice.vehicles": "More cars are in our private inventory",
  "notice.vehicles.how":
    "Share your contact details once to see them. No account, no credit check.",
  /** Spec §4 sets this sentence. */
  "notice.terms": "Finish your terms to customize your pricing details",
  privateTitle: "Private inventory",
  privateText:
    "These cars are for registered shoppers. Share your contact details once and see every one. No account, no credit check.",
  privateCall: "Or call {phone}",
});

export type GateText = Extract<keyof (typeof gateCopy)["sentences"], string>;

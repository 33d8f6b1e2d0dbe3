import { defineCopy } from "#app/site/page/copy.ts";

export const gateCopy = defineCopy("gate", {
  unlockPrices: "Unlock private prices",
  unlockInventory: "Unlock private inventory",
  finishTerms: "Finish your terms",
  "notice.prices":
    "Private prices open once you’ve shared your contact details and answered a few questions. No account, no credit check.",
  "notice.vehicles":
    "Some of our cars are in a private inventory. Share your contact details once to see them.",
  /** Spec §4 sets this sentence. */
  "notice.terms": "Finish your terms to customize your pricing details",
  privateTitle: "Private inventory",
  privateText:
    "These cars are for registered shoppers. Share your contact details once and see every one. No account, no credit check.",
  privateCall: "Or call {phone}",
});

export type GateText = Extract<keyof (typeof gateCopy)["sentences"], string>;

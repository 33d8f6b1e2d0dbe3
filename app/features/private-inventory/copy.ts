import { defineCopy } from "#app/site/page/copy.ts";

/** The form itself has the words of the gate. */
export const privateInventoryCopy = defineCopy("privateInventory", {
  description: "Unlock the private inventory of {name}.",
  openTitle: "Our private inventory is open to you",
  openText: "You see every car that we have. Nothing more to fill in.",
  openTextWithTerms:
    "You see every car that we have. Finish your terms to customize your pricing details.",
  finishTerms: "Finish your terms",
  browse: "Browse all cars",
  yourDetails: "Your details",
});

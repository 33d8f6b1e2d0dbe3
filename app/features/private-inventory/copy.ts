import { defineCopy } from "#app/site/page/copy.ts";

/** The form itself has the words of the gate. */
export const privateInventoryCopy = defineCopy("privateInventory", {
  description: "Unlock the private inventory of {name}.",
  hidden: {
    one: "{count} private car waits behind this form",
    other: "{count} private cars wait behind this form",
  },
  openTitle: "Our private inventory is open to you",
  openText: "You can see every car we have. There’s nothing more to fill in.",
  openTextWithTerms:
    "You can see every car we have. Finish your terms to customize your pricing details.",
  finishTerms: "Finish your terms",
  browse: "Browse all cars",
  yourDetails: "Your details",
});

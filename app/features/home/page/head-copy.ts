import { defineCopy } from "#app/site/page/copy.ts";

/** What the page's head says; no browser needs it. */
export const homeHeadCopy = defineCopy("homeHead", {
  documentTitle: "{conditions} cars",
  description:
    "{conditions} cars in {place}. {count} cars for sale, each with its total price, fees included.",
  descriptionLocked:
    "{conditions} cars in {place}. {count} cars for sale. Prices are private: share your contact details once to see them.",
  descriptionPrivate:
    "{conditions} cars in {place}, each with its total price, fees included.",
});

import { defineCopy } from "#app/site/page/copy.ts";

/** Only a vehicle's own page loads these words, so they stand apart from those of the cards. */
export const stickerCopy = defineCopy("vehicles", {
  "sticker.title": "Total price",
  "sticker.titleWithoutFee": "Price before document fee",
  "sticker.stock": "Stock {stock}",
  "sticker.vehicle": "Vehicle",
  "sticker.documentFee": "Document fee",
  "sticker.addOns": "Required add-ons",
  "sticker.noAddOns": "None",
  "sticker.drop": "Down {amount} in the last {days} days",
  "sticker.taxes":
    "Sales tax, title and registration go to the state and are extra.",
  "sticker.feeExtra":
    "The {fee} document fee is not in this price. Sales tax, title and registration are extra.",
  "door.title": "Estimated out-the-door",
  "door.advertised-price": "Price as shown",
  "door.document-fee": "Document fee",
  "door.sales-tax": "Sales tax, {percent}%, estimate",
  "door.title-and-registration": "Title and registration, estimate",
  "door.note":
    "What {state} charges, where this car is sold. Your own state, county or plates may differ. No rebate, trade-in or offer is taken off.",
  "sticker.onRequest":
    "Price coming soon. Call {phone} and we’ll give you the total, fees included.",
  "sticker.locked":
    "The price of this car is private. Leave your contact details once, then finish your terms to see the total with every fee in it. Or call {phone}.",
  /** Spec §4 sets this prompt. */
  "sticker.lockedTerms": "Finish your terms to customize your pricing details",
  "sticker.unlock": "Unlock price",
  "sticker.finishTerms": "Finish your terms",
});

export type StickerText = Extract<
  keyof (typeof stickerCopy)["sentences"],
  string
>;

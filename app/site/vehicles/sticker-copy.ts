import { defineCopy } from "#app/site/texts/copy.ts";

/** Words of the price sticker. */
export const stickerCopy = defineCopy("vehicles", {
  "sticker.title": "Total price",
  "sticker.titleWithoutFee": "Price before document fee",
  "sticker.stock": "Stock {stock}",
  "sticker.vehicle": "Vehicle",
  "sticker.documentFee": "Document fee",
  "sticker.total": "Total",
  "sticker.addOns": "Required add-ons",
  "sticker.noAddOns": "None",
  "sticker.drop": "Down {amount} in the last {days} days",
  "sticker.taxes":
    "Sales tax, title and registration go to the state and are extra.",
  "sticker.feeExtra":
    "The {fee} document fee is not in this price. Sales tax, title and registration are extra.",
  "sticker.onRequest":
    "We have not put a price on this car yet. Call {phone} and we will tell you the total with every fee in it.",
  "sticker.locked":
    "The price of this car is private. Leave your contact details once, then finish your terms to see the total with every fee in it. Or call {phone}.",
  /** The prompt of spec §4. */
  "sticker.lockedTerms":
    "Finish your terms to customize your pricing details. Call {phone} and we go through them with you.",
  "sticker.unlock": "Unlock price",
});

export type StickerText = Extract<
  keyof (typeof stickerCopy)["sentences"],
  string
>;

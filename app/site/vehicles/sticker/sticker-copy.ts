import { defineCopy } from "#app/site/page/copy.ts";

/** A vehicle's own page and the sticker beside a card load these words, so they stand apart from those of the cards. */
export const stickerCopy = defineCopy("vehicles", {
  "sticker.title": "Total price",
  "sticker.titleHidden": "Price of this car",
  "sticker.titleMonthly": "Monthly payment",
  "sticker.titleWithoutFee": "Price before document fee",
  "sticker.stock": "Stock {stock}",
  "sticker.vehicle": "Vehicle",
  "sticker.documentFee": "Document fee",
  "sticker.addOns": "Required add-ons",
  "sticker.addOn": "{name}, required",
  "sticker.noAddOns": "None",
  "sticker.nothingElse": "No other dealer fees.",
  "sticker.drop": "Down {amount} in the last {days} days",
  "sticker.taxes": "Sales tax, title and registration are extra.",
  "sticker.feeExtra":
    "The {fee} document fee is not in this price. Sales tax, title and registration are extra.",
  "sticker.msrp": "MSRP {msrp}",
  "sticker.atMsrp": "At MSRP, {msrp} before fees",
  "sticker.belowMsrp": "{amount} under MSRP of {msrp}, before fees",
  "sticker.belowList":
    "{amount} under the list price of {list}: MSRP of {msrp} plus our document fee",
  "door.heading": "Estimated out-the-door",
  "door.advertised-price": "Price as shown",
  "door.document-fee": "Document fee",
  "door.sales-tax": "Sales tax, {percent}%, estimate",
  "door.taxOnDifference":
    "Sales tax, {percent}% after {credit} for your trade, estimate",
  "door.title": "Title, estimate",
  "door.registration": "Registration, estimate",
  "door.owed-on-trade": "Still owed on your trade",
  "door.total": "Out the door",
  "door.inState": "in {state}",
  "door.note":
    "Estimated for {state}. Your county, city and plates may differ, and electric or hybrid cars can cost extra. No rebate or offer is taken off.",
  "door.valueTax":
    "{state} also charges a yearly tax based on the car’s value and age. It isn’t in this total.",
  "door.unknown":
    "We’ll work out tax and title for {state} with you. They aren’t in this estimate.",
  "door.change": "Another state or a trade-in?",
  "sticker.onRequest":
    "Price coming soon. Call {phone} and we’ll give you the total, fees included.",
  "sticker.kept": "Private",
  "sticker.locked":
    "Share your contact details once and answer a few questions to see the total. Or call {phone}.",
  /** Spec §4 sets this prompt. */
  "sticker.lockedTerms": "Finish your terms to customize your pricing details",
  "sticker.unlock": "Unlock price",
  "sticker.finishTerms": "Finish your terms",
  "sticker.loading": "Loading the price",
  "sticker.seeCar": "See this car",
  "sticker.close": "Close",
});

export type StickerText = Extract<
  keyof (typeof stickerCopy)["sentences"],
  string
>;

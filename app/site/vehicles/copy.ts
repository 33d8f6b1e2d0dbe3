import { defineCopy } from "#app/site/texts/copy.ts";

/** Words of cards, pictures and price stickers. */
export const vehiclesCopy = defineCopy("vehicles", {
  "condition.new": "New",
  "condition.used": "Used",
  "condition.certified": "Certified",
  "drivetrain.awd": "AWD",
  "drivetrain.4wd": "4WD",
  "drivetrain.fwd": "FWD",
  "drivetrain.rwd": "RWD",
  "transmission.automatic": "Automatic",
  "transmission.manual": "Manual",
  "color.black": "black",
  "color.white": "white",
  "color.gray": "gray",
  "color.silver": "silver",
  "color.blue": "blue",
  "color.red": "red",
  "color.green": "green",
  "color.brown": "brown",
  "color.beige": "beige",
  "color.orange": "orange",
  "color.yellow": "yellow",
  "color.gold": "gold",
  "color.purple": "purple",
  "badge.certified": "Certified",
  "badge.new-arrival": "New arrival",
  "badge.price-drop": "Price drop {amount}",
  miles: "{miles} mi",
  was: "was",
  feeIncluded: "Doc fee included. Tax and plates extra.",
  feeExcluded: "Plus {fee} doc fee. Tax and plates extra.",
  noFee: "Tax and plates extra.",
  onRequestTitle: "Call for price",
  onRequestNote: "Call us and we will tell you the total.",
  lockedTitle: "Private price",
  lockedNote: "Call us to hear the total price.",
  illustration: "Illustration",
  illustrationCaption: "Illustration – photos coming soon",
  altWithColor: "{name}, {color}",
  altIllustration: "{name}, illustration",
  altIllustrationWithColor: "{name}, {color}, illustration",
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
    "This car is in our private inventory. Call {phone} and we will tell you the total with every fee in it.",
});

export type VehiclesText = Extract<
  keyof (typeof vehiclesCopy)["sentences"],
  string
>;

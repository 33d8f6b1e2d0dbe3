import { defineCopy } from "#app/site/page/copy.ts";

/** Words of cards and pictures. */
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
  milesOnRequest: "Call for miles",
  was: "was",
  feeIncluded: "Doc fee included. Tax and plates extra.",
  feeExcluded: "Plus {fee} doc fee. Tax and plates extra.",
  noFee: "Tax and plates extra.",
  "pay.monthly": "Est. {amount}/mo",
  "pay.loan": "for {months} mo at {apr}% APR",
  "pay.rest": "{down} down, {financed} financed",
  "pay.restWithTrade":
    "{down} down, {equity} trade equity, {financed} financed",
  onRequestTitle: "Call for price",
  onRequestNote: "Call us and we will tell you the total.",
  lockedTitle: "Private price",
  lockedNote: "Opens with your details and terms.",
  finishTerms: "Finish your terms",
  /** The prompt of spec §4. */
  lockedNoteTerms: "Finish your terms to customize your pricing details",
  illustration: "Illustration",
  illustrationCaption: "Illustration – photos coming soon",
  altWithColor: "{name}, {color}",
  altIllustration: "{name}, illustration",
  altIllustrationWithColor: "{name}, {color}, illustration",
});

export type VehiclesText = Extract<
  keyof (typeof vehiclesCopy)["sentences"],
  string
>;

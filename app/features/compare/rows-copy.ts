import { defineCopy } from "#app/site/page/copy.ts";
import { VALUE_SENTENCES } from "#app/site/vehicles/value-sentences.ts";

/** Only the server uses this copy: the page gets its rows in words. */
export const compareRowsCopy = defineCopy("compare", {
  /** They count the other cars: of two, one is cheaper and none the cheapest. */
  "verdict.cheapest": {
    one: "Cheaper by {amount}",
    other: "Cheapest, by {amount}",
  },
  "verdict.aboveCheapest": {
    one: "{amount} more",
    other: "{amount} above the cheapest",
  },
  "verdict.fewestMiles": {
    one: "{lead} fewer miles",
    other: "Fewest miles, by {lead}",
  },
  /** It counts the years that one of two cars is newer. */
  "verdict.newer": { one: "{count} year newer", other: "{count} years newer" },
  "verdict.newest": "Newest",
  "verdict.new": "New",
  "verdict.newMiles": { one: "New, {count} mile", other: "New, {miles} miles" },
  "verdict.certified": "Certified",
  /** Another car is as good, and none is better. */
  "verdict.tied.newest": "Ties for newest",
  "verdict.tied.bestMpg": "Ties for best mpg",
  "verdict.tied.longestRange": "Ties for longest electric range",
  "verdict.tied.towsMost": "Ties for highest towing",
  "verdict.tied.mostCargo": "Ties for most cargo space",
  /** Another car has it, too, and not all of them do. */
  "verdict.shared.onlyThirdRow": "Third row",
  "verdict.shared.onlyAwd": "All-wheel drive",
  "verdict.shared.only4wd": "Four-wheel drive",
  "verdict.shared.onlyElectric": "Electric",
  "verdict.shared.onlyHybrid": "Hybrid",
  "verdict.shared.onlyWarranty": "Our engine warranty",
  "verdict.bestMpg": { one: "Better mpg", other: "Best mpg" },
  "verdict.longestRange": {
    one: "Longer electric range",
    other: "Longest electric range",
  },
  "verdict.towsMost": { one: "Tows more", other: "Tows the most" },
  "verdict.mostCargo": { one: "More cargo space", other: "Most cargo space" },
  "verdict.onlyThirdRow": "Only one with a third row",
  "verdict.onlyAwd": "Only one with all-wheel drive",
  "verdict.only4wd": "Only one with four-wheel drive",
  "verdict.onlyElectric": "Only electric one",
  "verdict.onlyHybrid": "Only hybrid",
  "verdict.onlyWarranty": {
    one: "Comes with our engine warranty",
    other: "Only one with our engine warranty",
  },
  "verdict.ownOfTwo": {
    one: "{count} feature the other doesn’t list",
    other: "{count} features the other doesn’t list",
  },
  "verdict.ownFeatures": {
    one: "{count} feature the others don’t list",
    other: "{count} features the others don’t list",
  },
  "verdict.moreFeatures": "{count} more",
  more: "{amount} more",
  moreMonthly: "{amount} more a month",
  yes: "Yes",
  "group.price": "Price",
  "group.facts": "Facts",
  "group.features": "Features",
  "group.warranty": "Warranty",
  "row.total": "Total price",
  "row.totalWithoutFee": "Price before document fee",
  "row.was": "List or earlier price",
  noListPrice: "No list price",
  noEarlierPrice: "No earlier price",
  "row.drop": "Price drop, last {days} days",
  "row.payment": "Estimated payment",
  "payment.figure": "{amount} a month",
  /** The figure may not stand without them. */
  "payment.terms":
    "for {months} months at {apr}% APR, {down} down, {financed} financed",
  "payment.termsWithTrade":
    "for {months} months at {apr}% APR, {down} down, {equity} trade equity, {financed} financed",
  "row.condition": "Condition",
  "row.miles": "Mileage",
  "row.availability": "Availability",
  inStock: "In stock",
  "row.year": "Year",
  "row.bodystyle": "Body style",
  "row.drivetrain": "Drivetrain",
  "row.transmission": "Transmission",
  "row.engine": "Engine",
  "row.fuel": "Fuel",
  "row.economy": "Fuel economy",
  "row.economyCombined": "Combined mpg",
  "row.electricRange": "Electric range",
  "row.battery": "Battery",
  "row.chargeHours": "Full charge at 240 volts",
  "row.fastCharge": "DC fast charge",
  "row.chargePort": "Charge port",
  "row.towing": "Towing capacity",
  "row.cargo": "Cargo space",
  "row.doors": "Doors",
  "row.seats": "Seats",
  /** It stands below a number that the car’s own data does not say. */
  usualSeats: "typical for this model",
  "row.exteriorColor": "Exterior color",
  "row.interiorColor": "Interior color",
  "row.place": "Store",
  miles: "{miles} mi",
  battery: "{hours} kWh",
  chargeHours: { one: "{count} hour", other: "{count} hours" },
  fastCharge: "{minutes} minutes",
  towing: "Up to {pounds} lbs.",
  cargo: "{feet} cu. ft.",
  milesOnRequest: "Call for miles",
  economy: "{city} city, {highway}\u00a0hwy\u00a0mpg",
  economyElectric: "{city} city, {highway}\u00a0hwy\u00a0MPGe",
  covered: "Covered",
  notCovered: "Not covered",
  ...VALUE_SENTENCES,
});

export type CompareRowText = Extract<
  keyof (typeof compareRowsCopy)["sentences"],
  string
>;

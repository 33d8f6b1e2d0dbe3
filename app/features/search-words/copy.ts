import type { FacetValueText } from "#app/domain/inventory/facet-values.ts";
import type { WorkedOutKey } from "#app/domain/inventory/facets.ts";
import { defineCopy, type Sentence } from "#app/site/page/copy.ts";
import { BUILD_SENTENCES } from "#app/site/search/build-sentences.ts";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";

export const wordsCopy = defineCopy("words", {
  widened: "Prices are private for now, so we search by whole price ranges.",
  readAs: "We read this as:",
  takeOut: "Take out:",
  keywords: {
    one: "Also matching {words}",
    other: "Also matching {words}",
  },
  answers: "Answers",
  "answer.hours": "{store} today: {open}.",
  "answer.phone": "{store}:",
  "answer.directions": "{store}: {address}.",
  "answer.contact": "Write or call, and someone at the store answers.",
  "answer.tradeIn": "Selling or trading in a car?",
  "answer.service": "Looking for our service department?",
  "answer.careers": "Looking for a job with us?",
  "answer.financing": "Looking for financing?",
  "answer.warranty": "Looking for warranties and protection plans?",
  "answer.offers": "Looking for specials?",
  "answer.team": "Looking for someone at the store?",
  "answerLink.hours": "All hours and stores",
  "answerLink.phone": "All stores",
  "answerLink.directions": "All stores",
  "answerLink.contact": "Contact us",
  "answerLink.tradeIn": "Value your car",
  "answerLink.service": "Go to service",
  "answerLink.careers": "See careers",
  "answerLink.financing": "See financing",
  "answerLink.warranty": "See protection plans",
  "answerLink.offers": "See specials",
  "answerLink.team": "Meet our team",
  getDirections: "Directions",
  corrected: "We read {said} as {meant}.",
  separator: " · ",
  "unused.negated":
    "We skipped {words}. You can leave out makes, body styles, colors and fuels.",
  "unused.payment":
    "We skipped {words}. Search by the monthly payment, as in “under $400 a month”.",
  "unused.no-filter": "We skipped {words}. There’s no filter for that.",
  "unused.unclear": "We skipped {words}. It could mean more than one thing.",
  "unused.not-sold": "We skipped {words}. We don’t sell those.",
  "unused.private-price": "We skipped {words} while some prices are private.",
  "unused.no-data": "We skipped {words}. Our cars’ data doesn’t say.",
  "unused.no-vehicle": "We skipped {words}. No car here lists that.",
  "unused.not-in-stock": "We have no {words} right now.",
  /** What comes near to skipped words. */
  near: "Try {label}",
  quoted: "“{words}”",
});

export type WordsText = Extract<keyof (typeof wordsCopy)["sentences"], string>;

/** Only the server uses this copy. */
export const parsedFilterCopy = defineCopy("words", {
  "label.interior": "{color} interior",
  "label.not": "Not {name}",
  "label.seatsAndMore": "{count} or more seats",
  "label.price_drop": "Price drops",
  "label.premium_upgrades": "Premium upgrades",
  "label.gasoline": "Gasoline",
  "label.hybrid": "Hybrid",
  "label.plug-in-hybrid": "Plug-in hybrid",
  "label.electric": "Electric",
  "label.diesel": "Diesel",
  "label.flex-fuel": "Flex fuel",
  "label.natural-gas": "Natural gas",
  "label.hydrogen": "Hydrogen",
  "label.in-stock": "In stock",
  ...BUILD_SENTENCES,
  "price.max": "Price up to {max}",
  "price.min": "Price from {min}",
  "price.one": "{min}",
  "price.both": "{min} to {max}",
  "year.max": "{max} or older",
  "year.min": "{min} or newer",
  "year.one": "{min}",
  "year.both": "{min} to {max}",
  "mileage.max": "Up to {max} miles",
  "mileage.min": "From {min} miles",
  "mileage.one": "{min} miles",
  "mileage.both": "{min} to {max} miles",
  "mpg.max": "Up to {max} mpg",
  "mpg.min": "{min} mpg or more",
  "mpg.one": "{min} mpg",
  "mpg.both": "{min} to {max} mpg",
  "electric-range.max": "Up to {max} miles of electric range",
  "electric-range.min": "{min} miles or more of electric range",
  "electric-range.one": "{min} miles of electric range",
  "electric-range.both": "{min} to {max} miles of electric range",
  "payment.max": "Under {max} a month",
  "sort.newest": "Newest first",
  "sort.oldest": "Longest here first",
  "sort.mileage": "Lowest miles first",
  "sort.year": "Newest year first",
  "sort.priceHigh": "Highest price first",
  "sort.payment": "Lowest payment first",
  "sort.mpg": "Best combined mpg first",
  "sort.nearest": "Nearest first",
  "sort.priceLow": "Lowest price first",
} satisfies Readonly<Record<WishLabel, string>> &
  Readonly<Record<string, Sentence>>);

/** Neither cards nor profiles name these values. */
type WishLabel =
  | BuildText
  | (Exclude<
      FacetValueText,
      BuildText | VehiclesText | `bodystyle.${string}`
    > extends `${string}.${infer Value}`
      ? `label.${Value}`
      : never);

/** A number alone says nothing, so that these keep the name of their filter. */
type BuildText = Extract<FacetValueText, `${WorkedOutKey}.${string}`>;

export const suggestionsCopy = defineCopy("suggestions", {
  "kind.page": "Page",
  "page.hours": "Hours",
  "page.phone": "Phone numbers",
  "page.directions": "Addresses and directions",
  "page.contact": "Contact us",
  "page.tradeIn": "Sell or trade your car",
  "page.service": "Service",
  "page.careers": "Careers",
  "page.financing": "Financing",
  "page.warranty": "Protection plans",
  "page.offers": "Specials",
  "page.team": "Meet our team",
  "kind.make": "Make",
  "kind.model": "Model",
  "kind.bodystyle": "Body style",
  "kind.feature": "Feature",
  cars: { one: "{count} car", other: "{count} cars" },
  "cars.new": { one: "{count} new car", other: "{count} new cars" },
  "cars.used": { one: "{count} used car", other: "{count} used cars" },
  "cars.certified": {
    one: "{count} certified car",
    other: "{count} certified cars",
  },
  /** Why it was found: "Make: VW". */
  foundBy: "{kind}: {name}",
});

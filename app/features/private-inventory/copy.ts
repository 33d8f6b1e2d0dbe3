import { defineCopy } from "#app/site/page/copy.ts";

/** The form itself has the words of the gate. */
export const privateInventoryCopy = defineCopy("privateInventory", {
  description: "Unlock the private inventory of {name}.",
  "here.cars": "Private inventory",
  "here.prices": "Private prices",
  "here.offers": "Unlock",
  "way.offers": "Special offers",
  "way.service": "Service",
  opens: "What this opens",
  sticker: "What every price includes",
  stickerText:
    "The car, any required add-ons and our {fee} document fee. Sales tax, title and registration are extra.",
  team: "Our sales team in {city}",
  openCars: "Just in at our {city} store",
  drawn: "Cars are drawn until their photos are in.",
  ways: "What happens next",
  way1: "Tell us who you are",
  way1Text: "Name, email and phone.",
  way1TextWithCars: "Name, email and phone. Our private cars open right away.",
  way2: "Answer up to {count} questions",
  way2Text:
    "What you can put down, a trade-in, your credit. No\u00a0credit\u00a0check.",
  way3: "Check it over and see every price",
  way3Text: "Fees included, with a payment on your own terms.",
  "openTitle.cars": "Our private inventory is open to you",
  "openTitle.terms": "A few questions left until every price opens",
  "openTitle.prices": "Every price is open to you",
  "openText.cars":
    "You can see every car we have. There’s nothing more to fill in.",
  "openText.prices":
    "Every car shows what it costs. There’s nothing more to fill in.",
  "newest.cars": "New in our private inventory",
  "newest.prices": "Just in",
  "openText.terms":
    "You can see every car we have. Finish your terms to customize your pricing details.",
  openTextLocked:
    "You can see every car we have. {prices} are still locked: answer a few questions to open them.",
  finishTerms: "Finish your terms",
  browse: "Browse all cars",
  yourDetails: "Your details",
});

/** Only the server uses this copy. */
export const privateListsCopy = defineCopy("privateInventory", {
  seeAll: {
    one: "See the one private car",
    other: "See all {count} private cars",
  },
  seeGroup: {
    one: "See the one private {group} car",
    other: "See all {count} private {group} cars",
  },
});

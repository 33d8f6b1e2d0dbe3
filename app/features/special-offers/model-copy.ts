import { defineCopy } from "#app/site/page/copy.ts";

/** Only the server uses this copy. */
export const modelOffersCopy = defineCopy("modelOffers", {
  "count.suvs": { one: "{count} new SUV", other: "{count} new SUVs" },
  "count.sedans": { one: "{count} new sedan", other: "{count} new sedans" },
  "count.trucks": { one: "{count} new truck", other: "{count} new trucks" },
  "count.hatchbacks": {
    one: "{count} new hatchback",
    other: "{count} new hatchbacks",
  },
  "count.minivans": {
    one: "{count} new minivan",
    other: "{count} new minivans",
  },
  "count.coupes": { one: "{count} new coupe", other: "{count} new coupes" },
  "count.wagons": { one: "{count} new wagon", other: "{count} new wagons" },
  "count.convertibles": {
    one: "{count} new convertible",
    other: "{count} new convertibles",
  },
  "count.commercial": {
    one: "{count} new commercial vehicle",
    other: "{count} new commercial vehicles",
  },
  /** For what nobody knows, and a model of several body styles. */
  "count.cars": { one: "{count} new car", other: "{count} new cars" },
  /** The year and the trim of the car with the lowest price. */
  car: "Price of the {car}",
  list: "List {list}, {amount} off",
  more: "Show all {count} models",
});

export type ModelOffersText = Extract<
  keyof (typeof modelOffersCopy)["sentences"],
  string
>;

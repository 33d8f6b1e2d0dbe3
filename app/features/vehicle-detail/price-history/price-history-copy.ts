import { defineCopy } from "#app/site/page/copy.ts";

/** These words of the price history load with it. */
export const priceHistoryCopy = defineCopy("vehicle", {
  priceHistory: "Price history",
  priceSame: "{price} since {day}. It has not changed.",
  priceDropText: "Down {amount} in the last {days} days.",
  priceDropSince: "Down {amount} since it came in on {day}.",
  plotLabel: "Total price over time: {prices}, until today",
  today: "Today",
  priceTable: "Every price, as a table",
  priceSince: "Since",
  priceTotal: "Total price",
  priceChange: "Change",
  noPrice: "No price",
});

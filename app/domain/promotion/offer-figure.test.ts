import { expect, test } from "vitest";
import { splitOfferTitle } from "./offer-figure.ts";

test.each([
  ["$20 off a four-wheel alignment", "$20", "off a four-wheel alignment"],
  ["$1,500.50 more for your truck", "$1,500.50", "more for your truck"],
  ["15% off parts", "15%", "off parts"],
  ["10 % de descuento", "10 %", "de descuento"],
  ["Free brake check", "Free", "brake check"],
  ["Freeway check", null, "Freeway check"],
  ["Two years of oil changes", null, "Two years of oil changes"],
  ["Cars under $20,000", null, "Cars under $20,000"],
  ["$500", null, "$500"],
])("%j begins with %j", (title, figure, words) => {
  expect(splitOfferTitle(title)).toEqual({ figure, words });
});

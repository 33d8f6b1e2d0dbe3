import { expect, test } from "vitest";
import { splitOfferTitle } from "./offer-figure.ts";

test.each([
  ["$20 off a four-wheel alignment", "$20", "off a four-wheel alignment"],
  ["$1,500.50 more for your truck", "$1,500.50", "more for your truck"],
  ["15% off parts", "15%", "off parts"],
  ["10 % de descuento", "10 %", "de descuento"],
  ["Free brake check", "Free", "brake check"],
  ["2 years of oil changes", "2 years", "of oil changes"],
  ["2 años de cambios de aceite", "2 años", "de cambios de aceite"],
  ["4 for 3 on winter tires", "4 for 3", "on winter tires"],
  ["4 x 3 en llantas de invierno", "4 x 3", "en llantas de invierno"],
  ["Lifetime engine warranty", "Lifetime", "engine warranty"],
  ["Freeway check", null, "Freeway check"],
  ["Two years of oil changes", null, "Two years of oil changes"],
  ["Cars under $20,000", null, "Cars under $20,000"],
  ["Standard under 85,000 miles", null, "Standard under 85,000 miles"],
  ["$500", null, "$500"],
])("%j begins with %j", (title, figure, after) => {
  expect(splitOfferTitle(title)).toEqual({ before: "", figure, after });
});

test.each([
  ["Drive home for as low as $7 down", "Drive home for as low as", "$7 down"],
  ["Lléveselo con solo $7 de enganche", "Lléveselo con solo", "$7 de enganche"],
  ["Garantía de por vida del motor", "Garantía", "de por vida"],
  [
    "Delivered to your driveway, within 60 miles",
    "Delivered to your driveway, within",
    "60 miles",
  ],
])("words lead up to the figure of %j", (title, before, figure) => {
  const split = splitOfferTitle(title);
  expect(split).toMatchObject({ before, figure });
  expect([before, figure, split.after].join(" ").trim()).toBe(title);
});

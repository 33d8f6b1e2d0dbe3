import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { servicePriceCopy } from "./service-price-copy.ts";
import { sayServicePrice } from "./service-price.ts";

const t = createTranslator(servicePriceCopy, {}, "en");

test.each([
  [5495, "From $54.95"],
  [0, "Free"],
  [null, "We quote it first"],
])("a visit from %j cents is said to cost %j", (fromCents, expected) => {
  expect(sayServicePrice(fromCents, t)).toBe(expected);
});

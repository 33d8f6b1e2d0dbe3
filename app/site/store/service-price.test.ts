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

test.each([
  [9_995, "From $99.95 with this offer"],
  [0, "Free with this offer"],
])(
  "a visit that an offer brings to %j cents says so",
  (fromCents, expected) => {
    expect(sayServicePrice(fromCents, t, true)).toBe(expected);
  },
);

import { expect, test } from "vitest";
import { takeOffOffer } from "./offer-price.ts";

const offer = { serviceIds: ["wheel-alignment", "brakes"], offCents: 2_000 };

test.each([
  ["is lowered to the cent", 11_995, offer, 9_995, true],
  ["is free where the offer is its whole price", 2_000, offer, 0, true],
  ["never costs less than nothing", 1_500, offer, 0, true],
  ["that is free stays free without the offer", 0, offer, 0, false],
  ["without a price has none with the offer", null, offer, null, false],
  ["keeps its price without an offer", 11_995, null, 11_995, false],
])("a named service %s", (_what, fromCents, given, expected, hasOffer) => {
  expect(takeOffOffer({ id: "wheel-alignment", fromCents }, given)).toEqual({
    fromCents: expected,
    hasOffer,
  });
});

test("a service that the offer does not name keeps its price", () => {
  const service = { id: "oil-change", fromCents: 5_495 };
  expect(takeOffOffer(service, offer)).toEqual({
    fromCents: 5_495,
    hasOffer: false,
  });
});

test("an offer without an amount lowers nothing", () => {
  const service = { id: "wheel-alignment", fromCents: 11_995 };
  expect(takeOffOffer(service, { ...offer, offCents: null })).toEqual({
    fromCents: 11_995,
    hasOffer: false,
  });
});

import { expect, test } from "vitest";
import { formatOfferNumber } from "./offer-number.ts";

test("the number of an offer is short, is read aloud without signs, and stays the same", () => {
  expect(formatOfferNumber({ id: "4k_7-qzPx9LmN01a" })).toBe("T-4K7QZP");
});

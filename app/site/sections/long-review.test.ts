import fc from "fast-check";
import { expect, test } from "vitest";
import { cutReview } from "./long-review.ts";

test("a review of usual length is shown whole", () => {
  expect(cutReview(" Fair price, no games. ")).toEqual({
    start: "Fair price, no games.",
    rest: null,
  });
});

test("a review of 3,000 words shows some eighty of them, whole, and keeps the rest", () => {
  const { start, rest } = cutReview("They called. ".repeat(1_500));
  expect(start).toMatch(/^(They called\. ?)+( They)?$/);
  expect(start.length).toBeLessThanOrEqual(500);
  expect(start.split(" ").length).toBeGreaterThan(60);
  expect(rest?.length).toBeGreaterThan(15_000);
});

test("nothing of a review is lost or split inside a letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 2_000 }), (text) => {
      const { start, rest } = cutReview(text);
      const joined = (start + (rest ?? "")).replace(/\s/gu, "");
      expect(joined).toBe(text.replace(/\s/gu, ""));
      expect(start.isWellFormed()).toBe(true);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  MOST_CHARACTERS,
  joinFittingSentences,
  shortenDescription,
} from "./short-description.ts";

test("sentences are taken whole while they fit, and the last one always", () => {
  expect(joinFittingSentences(["A car.", "Blue."], "Stock 7.")).toBe(
    "A car. Blue. Stock 7.",
  );
  const long = `${"word ".repeat(30)}end.`;
  expect(joinFittingSentences(["A car.", long, "Blue."], "Stock 7.")).toBe(
    "A car. Stock 7.",
  );
});

test("a text that is too long ends between two words, with a mark", () => {
  const text = "word ".repeat(60).trim();
  const cut = shortenDescription(text);
  expect(cut).toMatch(/^(word )+word…$/);
  expect(cut.length).toBeGreaterThan(MOST_CHARACTERS - 10);
});

test("no description is longer than search engines show", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (sentences, last) => {
      expect(joinFittingSentences(sentences, last).length).toBeLessThanOrEqual(
        MOST_CHARACTERS,
      );
    }),
  );
});

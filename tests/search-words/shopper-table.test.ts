import { expect, test } from "vitest";
import { isExact, readOnLot } from "./shopper-lot.ts";
import { SHOPPER_TABLE } from "./shopper-table.ts";

/** Sentences that are not read exactly as a shopper means them, each with what stands in the way. */
const KNOWN_MISSES: readonly string[] = [];

test("at least 150 sentences are in the table, each once", () => {
  const sentences = SHOPPER_TABLE.map(([sentence]) => sentence);
  expect(sentences.length).toBeGreaterThanOrEqual(150);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test("sentences that are not read to the letter are few, and are named", () => {
  const missed = SHOPPER_TABLE.filter((row) => !isExact(row, "en"));
  expect(
    missed.map(
      ([sentence, filters]) =>
        `${sentence} | wanted ${filters} | read ${readOnLot(sentence, "en")}`,
    ),
  ).toEqual(KNOWN_MISSES);
  expect(missed.length / SHOPPER_TABLE.length).toBeLessThanOrEqual(0.05);
});

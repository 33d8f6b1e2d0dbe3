import { expect, test } from "vitest";
import { portsWith } from "#tests/support/list-pages.tsx";
import { sayRangeTold } from "./deduction-words.ts";

const { trade } = (await portsWith([])).profile;
const RANGE = { lowDollars: 5_674, highDollars: 7_601 };

test("what the answers take off is taken from both ends of the range, and named", () => {
  const said = { trade, language: "en" } as const;
  expect(
    sayRangeTold(RANGE, {
      ...said,
      answers: { "1001000": "fair", "4001000": "minor" },
    }),
  ).toEqual({
    low: "$3,774",
    high: "$5,701",
    amount: "$1,900",
    answers: "fair condition and a minor accident",
  });
});

test("nothing is taken where the answers take nothing, where there is no range, and where nothing would be left of its lower end", () => {
  const said = {
    trade,
    language: "en",
    answers: { "1001000": "fair" },
  } as const;
  expect(sayRangeTold(RANGE, { ...said, answers: {} })).toBeNull();
  expect(sayRangeTold(null, said)).toBeNull();
  expect(
    sayRangeTold({ lowDollars: 1_200, highDollars: 2_000 }, said),
  ).toBeNull();
});

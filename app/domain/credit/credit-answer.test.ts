import fc from "fast-check";
import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import {
  CREDIT_ANSWERS,
  getRepresentativeScore,
  getScoreRange,
  getShownBand,
} from "./credit-answer.ts";
import { type CreditBand, getCreditBand } from "./credit-band.ts";

const { estimator } = formPorts().ports.profile;

const aprPercent = { new: 5, used: 5, certified: 5 };

const anyEstimator = fc
  .record({
    starts: fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 3 }),
    min: fc.integer({ min: 300, max: 700 }),
    span: fc.integer({ min: 0, max: 300 }),
    step: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ starts, min, span, step }) => ({
    creditScore: { min, max: min + span, step, default: min },
    creditBands: [0, ...starts.toSorted((a, b) => a - b)].map(
      (minimumScore, at): CreditBand => ({
        label: (["Bad", "Okay", "Good", "Great"] as const)[at] ?? "Great",
        minimumScore,
        aprPercent,
        leaseMoneyFactor: null,
      }),
    ),
  }));

test("the score that stands for a band lies in the band, whatever the profile says", () => {
  fc.assert(
    fc.property(anyEstimator, (it) => {
      for (const band of it.creditBands) {
        const score = getRepresentativeScore(it, band);
        expect(getCreditBand(it, score)).toBe(band);
        expect(Number.isSafeInteger(score)).toBe(true);
      }
    }),
  );
});

test("the sample's bands are stood for by a score in their middle, on the control's own steps", () => {
  expect(
    estimator.creditBands.map((it) => [
      it.label,
      getRepresentativeScore(estimator, it),
    ]),
  ).toEqual([
    ["Bad", 570],
    ["Okay", 620],
    ["Good", 680],
    ["Great", 780],
  ]);
});

test("who does not know a score is shown as Okay", () => {
  expect(getShownBand(estimator, "unknown").label).toBe("Okay");
  for (const answer of CREDIT_ANSWERS.filter((it) => it !== "unknown"))
    expect(getShownBand(estimator, answer).label).toBe(answer);
});

test("without the band that was meant, the lowest stands", () => {
  const creditBands = estimator.creditBands.filter(
    ({ label }) => label !== "Okay",
  );
  expect(getShownBand({ creditBands }, "unknown").label).toBe("Bad");
});

test("a band ends where the next begins", () => {
  expect(
    estimator.creditBands.map((it) => getScoreRange(estimator, it)),
  ).toEqual([
    { from: null, to: 599 },
    { from: 600, to: 659 },
    { from: 660, to: 719 },
    { from: 720, to: null },
  ]);
});

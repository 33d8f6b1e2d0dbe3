import fc from "fast-check";
import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { CREDIT_ANSWERS } from "#app/domain/credit/credit-answer.ts";
import {
  areTermsComplete,
  STRANGER,
  type TermsDraft,
} from "./visitor-profile.ts";
import {
  getEquityRange,
  getTermsDraft,
  NOTHING_ANSWERED,
  toPricingTerms,
  applyAnswers,
} from "./terms-draft.ts";

const { estimator } = formPorts().ports.profile;
const ANSWERED: TermsDraft = {
  downPaymentDollars: 2000,
  isTradingIn: true,
  tradeEquityDollars: 4500,
  creditAnswer: "Good",
  isSent: false,
};

const dollars = fc.option(fc.integer({ min: 0, max: 20_000 }));
const anyDraft: fc.Arbitrary<TermsDraft> = fc.record({
  downPaymentDollars: dollars,
  isTradingIn: fc.option(fc.boolean()),
  tradeEquityDollars: dollars,
  creditAnswer: fc.option(fc.constantFrom(...CREDIT_ANSWERS)),
  isSent: fc.boolean(),
});

test("terms are there exactly when every question that is asked has its answer, and are complete then", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const terms = toPricingTerms(draft, estimator);
      const isAnswered =
        draft.downPaymentDollars !== null &&
        draft.isTradingIn !== null &&
        (!draft.isTradingIn || draft.tradeEquityDollars !== null) &&
        draft.creditAnswer !== null;
      expect(terms !== null).toBe(isAnswered);
      if (terms !== null) expect(areTermsComplete(terms)).toBe(true);
    }),
  );
});

test("a car that is not traded in has no equity, whatever was answered before", () => {
  const terms = toPricingTerms({ ...ANSWERED, isTradingIn: false }, estimator);
  expect(terms?.tradeEquityDollars).toBe(0);
});

test("the answers come back as they were given, “I don't know” included", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const saved = applyAnswers(STRANGER, draft, estimator);
      expect(
        getTermsDraft({ ...saved, unlockPriceAtMs: 1 }, estimator),
      ).toEqual(draft);
    }),
  );
});

test("terms hold until the answers that change them are complete", () => {
  const first = {
    ...STRANGER,
    ...applyAnswers(STRANGER, { ...ANSWERED, isTradingIn: false }, estimator),
  };
  expect(first.terms).not.toBeNull();
  const open = {
    ...first,
    ...applyAnswers(
      first,
      { isTradingIn: true, tradeEquityDollars: null },
      estimator,
    ),
  };
  expect(open.terms).toEqual(first.terms);
  const { terms } = applyAnswers(open, { tradeEquityDollars: 700 }, estimator);
  expect(terms?.tradeEquityDollars).toBe(700);
});

test("terms that were set without the wizard are its answers", () => {
  const terms = {
    downPaymentDollars: 500,
    isTradingIn: false,
    tradeEquityDollars: 0,
    creditScore: 735,
  };
  const answers = {
    ...NOTHING_ANSWERED,
    downPaymentDollars: 500,
    isTradingIn: false,
    creditAnswer: "Great",
  };
  expect(getTermsDraft({ ...STRANGER, terms }, estimator)).toEqual(answers);
  const left = { ...STRANGER, terms, termsDraft: ANSWERED };
  expect(getTermsDraft(left, estimator)).toEqual(answers);
});

test("once the unlock has run out, the contact details are asked for again", () => {
  const sent = { ...STRANGER, ...applyAnswers(STRANGER, ANSWERED, estimator) };
  const draft = { ...sent, termsDraft: { ...ANSWERED, isSent: true } };
  expect(getTermsDraft(draft, estimator).isSent).toBe(false);
  expect(
    getTermsDraft({ ...draft, unlockPriceAtMs: 1 }, estimator).isSent,
  ).toBe(true);
});

test("the equity may be as much as a written offer left, and no more than the profile's range without one", () => {
  const { min, max, step } = estimator.tradeEquityDollars;
  for (const tradeEquityDollars of [null, 0, 4_500, max])
    expect(getEquityRange({ tradeEquityDollars }, estimator)).toEqual({
      min,
      max,
      step,
    });
  const written = { tradeEquityDollars: max + 862 };
  expect(getEquityRange(written, estimator).max).toBe(max + 862);
});

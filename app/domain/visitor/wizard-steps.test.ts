import fc from "fast-check";
import { expect, test } from "vitest";
import { PRICING_STEPS } from "#app/domain/address/personalized-pricing-address.ts";
import { CREDIT_ANSWERS } from "#app/domain/credit/credit-answer.ts";
import { NOTHING_ANSWERED } from "./terms-draft.ts";
import type { TermsDraft } from "./visitor-profile.ts";
import {
  getFirstOpenStep,
  isReachable,
  getStepAfter,
  findStepBefore,
  listWalkedSteps,
} from "./wizard-steps.ts";

const anyDraft: fc.Arbitrary<TermsDraft> = fc.record({
  downPaymentDollars: fc.option(fc.nat()),
  isTradingIn: fc.option(fc.boolean()),
  tradeEquityDollars: fc.option(fc.nat()),
  creditAnswer: fc.option(fc.constantFrom(...CREDIT_ANSWERS)),
  isSent: fc.boolean(),
});

const ALL: TermsDraft = {
  downPaymentDollars: 2000,
  isTradingIn: true,
  tradeEquityDollars: 4500,
  creditAnswer: "Good",
  isSent: false,
};

test("the questions come in the order of the specification", () => {
  const drafts: TermsDraft[] = [
    NOTHING_ANSWERED,
    { ...NOTHING_ANSWERED, downPaymentDollars: 0 },
    { ...NOTHING_ANSWERED, downPaymentDollars: 0, isTradingIn: true },
    { ...ALL, creditAnswer: null },
    ALL,
    { ...ALL, isSent: true },
  ];
  expect(drafts.map(getFirstOpenStep)).toEqual(PRICING_STEPS);
});

test("who trades nothing in is never asked what it is worth", () => {
  const draft = { ...ALL, isTradingIn: false, tradeEquityDollars: null };
  expect(getStepAfter("trade-in", draft)).toBe("credit-score");
  expect(findStepBefore("credit-score", draft)).toBe("trade-in");
  expect(isReachable("trade-equity", draft)).toBe(false);
});

test("the steps are six until a trade-in is denied, and then five without a gap", () => {
  expect(listWalkedSteps(NOTHING_ANSWERED)).toEqual(PRICING_STEPS);
  expect(listWalkedSteps(ALL)).toEqual(PRICING_STEPS);
  const walked = listWalkedSteps({ ...ALL, isTradingIn: false });
  expect(walked).toHaveLength(5);
  expect(walked.slice(1, 3)).toEqual(["trade-in", "credit-score"]);
});

test("every step that can be shown is counted, and its number is one more than that of the step before it", () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(...PRICING_STEPS), (draft, step) => {
      if (!isReachable(step, draft)) return;
      const walked = listWalkedSteps(draft);
      expect(walked).toContain(step);
      const before = findStepBefore(step, draft);
      // Contact details that were sent are passed over: the end counts them as walked.
      if (before !== null && !(step === "done" && draft.isSent))
        expect(walked.indexOf(step)).toBe(walked.indexOf(before) + 1);
    }),
  );
});

test("going on and going back only ever lead to steps that can be shown", () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(...PRICING_STEPS), (draft, step) => {
      const before = findStepBefore(step, draft);
      expect(isReachable(getFirstOpenStep(draft), draft)).toBe(true);
      expect(isReachable(getStepAfter(step, draft), draft)).toBe(true);
      if (before !== null) expect(isReachable(before, draft)).toBe(true);
      expect(before === null).toBe(step === "down-payment");
    }),
  );
});

test("no step behind an open question can be shown", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const open = PRICING_STEPS.indexOf(getFirstOpenStep(draft));
      for (const step of PRICING_STEPS.slice(open + 1))
        expect(isReachable(step, draft)).toBe(false);
    }),
  );
});

test("an answer leads to the next question, and back to the end for whoever changes one later", () => {
  expect(getStepAfter("down-payment", ALL)).toBe("trade-in");
  expect(getStepAfter("credit-score", ALL)).toBe("contact-details");
  const sent = { ...ALL, isSent: true };
  expect(getStepAfter("down-payment", sent)).toBe("done");
  expect(getStepAfter("trade-in", { ...sent, tradeEquityDollars: null })).toBe(
    "trade-equity",
  );
});

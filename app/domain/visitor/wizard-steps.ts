import {
  PRICING_STEPS,
  type PricingStep,
} from "#app/domain/address/personalized-pricing-address.ts";
import type { TermsDraft } from "./visitor-profile.ts";

/** The steps that this visitor walks, each counted once: nobody who trades nothing in is asked for an equity (Assumption A114). */
export function listWalkedSteps(draft: TermsDraft): readonly PricingStep[] {
  return draft.isTradingIn === false
    ? PRICING_STEPS.filter((it) => it !== "trade-equity")
    : PRICING_STEPS;
}

/** `done` means that no question is open. */
export function getFirstOpenStep(draft: TermsDraft): PricingStep {
  if (draft.downPaymentDollars === null) return "down-payment";
  if (draft.isTradingIn === null) return "trade-in";
  if (draft.isTradingIn && draft.tradeEquityDollars === null)
    return "trade-equity";
  if (draft.creditAnswer === null) return "credit-score";
  return draft.isSent ? "done" : "contact-details";
}

/** A step may be shown when every question before it has its answer and the step itself is asked. */
export function isReachable(step: PricingStep, draft: TermsDraft): boolean {
  if (step === "trade-equity" && !draft.isTradingIn) return false;
  if (step === "contact-details" && draft.isSent) return false;
  return getStepIndex(step) <= getStepIndex(getFirstOpenStep(draft));
}

export function findStepBefore(
  step: PricingStep,
  draft: TermsDraft,
): PricingStep | null {
  return (
    PRICING_STEPS.slice(0, getStepIndex(step)).findLast((it) =>
      isReachable(it, draft),
    ) ?? null
  );
}

/** An answer leads to the next question, or to the end for a visitor who came back to change one (Assumption A115). */
export function getStepAfter(
  step: PricingStep,
  draft: TermsDraft,
): PricingStep {
  if (draft.isSent) return getFirstOpenStep(draft);
  return (
    PRICING_STEPS.slice(getStepIndex(step) + 1).find((it) =>
      isReachable(it, draft),
    ) ?? getFirstOpenStep(draft)
  );
}

function getStepIndex(step: PricingStep): number {
  return PRICING_STEPS.indexOf(step);
}

import type { PricingTerms } from "./visitor-profile.ts";

/** Spec §4: steps 1 to 4 of the wizard must be answered. A trade-in needs an equity, even if it is 0. */
export function areTermsComplete(
  terms: PricingTerms | null,
): terms is PricingTerms {
  return (
    terms !== null &&
    [
      terms.downPaymentDollars,
      terms.tradeEquityDollars,
      terms.creditScore,
    ].every((answer) => Number.isSafeInteger(answer) && answer >= 0) &&
    terms.creditScore > 0
  );
}

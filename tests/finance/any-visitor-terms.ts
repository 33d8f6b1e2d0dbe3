import fc from "fast-check";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";

/** A visitor's answers in the price wizard; null for one who gave none. */
export const anyVisitorTerms: fc.Arbitrary<PricingTerms | null> = fc.option(
  fc.record({
    downPaymentDollars: fc.integer({ min: 0, max: 20_000 }),
    isTradingIn: fc.boolean(),
    tradeEquityDollars: fc.integer({ min: 0, max: 20_000 }),
    creditScore: fc.integer({ min: 300, max: 850 }),
  }),
);

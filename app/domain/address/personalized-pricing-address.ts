/** Goes on to the first step that is not answered. Spec §4, personalised pricing wizard. */
export const PERSONALIZED_PRICING_ADDRESS = "/personalized-pricing";

/** The six questions of spec §4, in order, as their addresses name them. */
export const PRICING_STEPS = [
  "down-payment",
  "trade-in",
  "trade-equity",
  "credit-score",
  "contact-details",
  "done",
] as const;
export type PricingStep = (typeof PRICING_STEPS)[number];

/** The wizard, which comes back to `returnTo`, a path of this site. */
export function getPersonalizedPricingAddress(returnTo: string): string {
  return addReturnTo(PERSONALIZED_PRICING_ADDRESS, returnTo);
}

/** `/personalized-pricing/credit-score?returnTo=%2Fsearch-vehicles%2Fall-inventory`. */
export function getPricingStepAddress(
  step: PricingStep,
  returnTo: string,
): string {
  return addReturnTo(`${PERSONALIZED_PRICING_ADDRESS}/${step}`, returnTo);
}

function addReturnTo(address: string, returnTo: string): string {
  return returnTo === "/" || returnTo.startsWith(PERSONALIZED_PRICING_ADDRESS)
    ? address
    : `${address}?returnTo=${encodeURIComponent(returnTo)}`;
}

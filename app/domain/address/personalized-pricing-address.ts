import { addLanguage, splitLanguage } from "./printed-address.ts";

/** This address leads on to the first step that is not answered (spec §4, personalized pricing wizard). */
export const PERSONALIZED_PRICING_ADDRESS = "/personalized-pricing";

/** These are the six questions of spec §4, in order, under the names in their addresses. */
export const PRICING_STEPS = [
  "down-payment",
  "trade-in",
  "trade-equity",
  "credit-score",
  "contact-details",
  "done",
] as const;

/** So many are about the visitor's terms; the steps behind them check the contact details and end it. */
export const MOST_TERMS_QUESTIONS = PRICING_STEPS.indexOf("contact-details");

export type PricingStep = (typeof PRICING_STEPS)[number];

/** It is in the language of the page that it comes back to. */
export function getPersonalizedPricingAddress(returnTo: string): string {
  return addReturnTo(PERSONALIZED_PRICING_ADDRESS, returnTo);
}

/** An example is `/personalized-pricing/credit-score?returnTo=%2Fsearch-vehicles%2Fall-inventory`. */
export function getPricingStepAddress(
  step: PricingStep,
  returnTo: string,
): string {
  return addReturnTo(`${PERSONALIZED_PRICING_ADDRESS}/${step}`, returnTo);
}

function addReturnTo(address: string, returnTo: string): string {
  const { language, address: page } = splitLanguage(returnTo);
  return addLanguage(
    page === "/" || page.startsWith(PERSONALIZED_PRICING_ADDRESS)
      ? address
      : `${address}?returnTo=${encodeURIComponent(returnTo)}`,
    language,
  );
}

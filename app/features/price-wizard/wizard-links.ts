import { PERSONALIZED_PRICING_ADDRESS } from "#app/domain/address/personalized-pricing-address.ts";
import { listTranslatedAddresses } from "#app/domain/address/printed-address.ts";

/** The dialog opens for every link to the wizard but its own. */
export const WIZARD_LINKS = listTranslatedAddresses(
  PERSONALIZED_PRICING_ADDRESS,
)
  .map((it) => `a[href^="${it}"]:not(.wizard *)`)
  .join();

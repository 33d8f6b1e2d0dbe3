import { PERSONALIZED_PRICING_ADDRESS } from "#app/domain/address/personalized-pricing-address.ts";

/** The dialog opens for every link to the wizard but its own. */
export const WIZARD_LINKS = `a[href^="${PERSONALIZED_PRICING_ADDRESS}"]:not(.wizard *)`;

import { defineCopy } from "#app/site/page/copy.ts";

/** Only the server uses this copy. */
export const dealershipCopy = defineCopy("dealership", {
  company: "About our company",
  contact: "Contact us",
});

import { defineCopy } from "#app/site/page/copy.ts";

/** The server's alone. */
export const dealershipCopy = defineCopy("dealership", {
  company: "About our company",
  contact: "Contact us",
});

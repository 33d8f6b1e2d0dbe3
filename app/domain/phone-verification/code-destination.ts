/** Numbers of the United States and Canada have ten digits; neither area nor exchange begins with 0 or 1. */
const NORTH_AMERICAN_NUMBER = /^[2-9]\d{2}[2-9]\d{6}$/;

/**
 * These areas belong to other countries behind +1, where a text message costs many times as much and fraudsters collect
 * the difference.
 */
const OVERSEAS_AREAS = [
  "242", // Bahamas
  "246", // Barbados
  "264", // Anguilla
  "268", // Antigua and Barbuda
  "284", // British Virgin Islands
  "340", // US Virgin Islands
  "345", // Cayman Islands
  "441", // Bermuda
  "473", // Grenada
  "649", // Turks and Caicos
  "658", // Jamaica
  "664", // Montserrat
  "670", // Northern Mariana Islands
  "671", // Guam
  "684", // American Samoa
  "721", // Sint Maarten
  "758", // Saint Lucia
  "767", // Dominica
  "784", // Saint Vincent and the Grenadines
  "787", // Puerto Rico
  "809", // Dominican Republic
  "829", // Dominican Republic
  "849", // Dominican Republic
  "868", // Trinidad and Tobago
  "869", // Saint Kitts and Nevis
  "876", // Jamaica
  "939", // Puerto Rico
] as const;

/** These numbers are premium, toll-free or tied to no place, so none of them is a mobile phone. */
const SERVICE_AREAS = (
  "500 521 522 523 524 525 526 527 528 529 533 544 566 577 " +
  "588 600 622 700 710 800 833 844 855 866 877 888 900 976"
).split(" ");

const REFUSED_AREAS: ReadonlySet<string> = new Set([
  ...OVERSEAS_AREAS,
  ...SERVICE_AREAS,
]);

/**
 * It tells whether codes are sent to the number, given in digits without +1. They are sent to the United States without
 * their islands, and to Canada.
 */
export function isCodeDestination(phone: string): boolean {
  return (
    NORTH_AMERICAN_NUMBER.test(phone) && !REFUSED_AREAS.has(phone.slice(0, 3))
  );
}

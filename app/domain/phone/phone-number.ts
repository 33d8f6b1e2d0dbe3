const LETTER = /\p{L}/u;
/** Area codes of the North American Numbering Plan begin with 2 to 9. */
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{9})$/;
/** E.164 allows at most fifteen digits, and no country's code begins with 0. */
const OTHER_COUNTRY = /^\+([2-9]\d{9,14})$/;
/** A number abroad is dialed with 011 from here, and with 00 from most other countries. */
const DIALED_ABROAD = /^0(?:0|11)/;
/** Longer input is no phone number, so it is not scanned for digits. */
const MOST_CHARACTERS = 60;

/** Spec §5: digits and a leading plus sign stay; full-width digits become plain ones. */
export function normalizePhone(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const digits = plain.replace(/\D/g, "");
  return plain.startsWith("+") ? `+${digits}` : digits;
}

/**
 * It returns digits without a leading +1, and null for what cannot be called. `(630) 555-0142`, `630.555.0142` and
 * `+1 630 555 0142` are one number (Spec §5). A number without a country has ten digits: an eleventh is a slip, unless
 * it is the 1 in front of them (Assumption A175).
 */
export function parsePhone(text: string): string | null {
  if (text.length > MOST_CHARACTERS || LETTER.test(text)) return null;
  const normalized = normalizePhone(text).replace(DIALED_ABROAD, "+");
  const [, ofThisCountry] = NORTH_AMERICAN.exec(normalized) ?? [];
  if (ofThisCountry !== undefined) return ofThisCountry;
  const [, ofAnother] = OTHER_COUNTRY.exec(normalized) ?? [];
  return ofAnother ?? null;
}

/** Spec §5 sets the format of phone numbers for each place; each 9 is one of the ten digits. */
const PHONE_MASKS = {
  general: "(999) 999-9999",
  input: "+1 (999) 999-9999",
  email: "+1 (999) 999-9999",
  adf: "999-999-9999",
  search: "9999999999",
} as const;
export type PhoneMask = keyof typeof PHONE_MASKS;

/** Anything but ten digits is returned unchanged. */
export function formatPhone(digits: string, mask: PhoneMask): string {
  if (!/^\d{10}$/.test(digits)) return digits;
  let next = 0;
  return PHONE_MASKS[mask].replaceAll("9", () => digits.charAt(next++));
}

const LETTER = /\p{L}/u;
/** E.164 allows at most this many digits. */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 10;
/** Longer input is no phone number, so it is not scanned for digits. */
const MOST_CHARACTERS = 60;

/** Spec §5: digits and a leading plus sign stay; full-width digits become plain ones. */
export function normalizePhone(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const digits = plain.replace(/\D/g, "");
  return plain.startsWith("+") ? `+${digits}` : digits;
}

/**
 * It returns digits without a leading +1, and null for what cannot be called: letters, fewer than ten digits, more than
 * fifteen. `(630) 555-0142`, `630.555.0142` and `+1 630 555 0142` are one number (Spec §5).
 */
export function parsePhone(text: string): string | null {
  if (text.length > MOST_CHARACTERS || LETTER.test(text)) return null;
  const normalized = normalizePhone(text);
  const isNorthAmerican = /^\+?1\d{10}$/.test(normalized);
  const digits = isNorthAmerican
    ? normalized.slice(-FEWEST_DIGITS)
    : normalized.replace(/^\+1?/, "");
  return digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS
    ? null
    : digits;
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

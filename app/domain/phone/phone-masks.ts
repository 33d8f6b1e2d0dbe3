/** Spec §5 sets the format of phone numbers for each place; each 9 is one of the ten digits. */
const PHONE_MASKS = {
  general: "(999) 999-9999",
  input: "+1 (999) 999-9999",
  email: "+1 (999) 999-9999",
  adf: "999-999-9999",
  search: "9999999999",
} as const;
export type PhoneMask = keyof typeof PHONE_MASKS;

/** It prints ten digits in a mask; anything else is returned unchanged. */
export function formatPhone(digits: string, mask: PhoneMask): string {
  if (!/^\d{10}$/.test(digits)) return digits;
  let next = 0;
  return PHONE_MASKS[mask].replaceAll("9", () => digits.charAt(next++));
}

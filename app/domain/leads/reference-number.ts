/** The alphabet leaves out letters and digits that look or sound like others, or could spell words. */
const ALPHABET = "23456789CDFGHJKMNPQRTVWXY";
const GROUP = 4;
const GROUPS = 2;

/** Prints `K7Q2-9FXM`; `random` gives numbers from 0 up to 1. */
export function makeReference(random: () => number): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () =>
      ALPHABET.charAt(Math.floor(random() * ALPHABET.length)),
    ).join(""),
  ).join("-");
}

/** People type references in small letters, with spaces or nothing between; any other text gives null. */
export function parseReference(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s-]/g, "");
  const isReference =
    bare.length === GROUP * GROUPS &&
    [...bare].every((it) => ALPHABET.includes(it));
  return isReference ? `${bare.slice(0, GROUP)}-${bare.slice(GROUP)}` : null;
}

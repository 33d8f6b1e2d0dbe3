/** Without letters and digits that look or sound like others, or spell words. */
const ALPHABET = "23456789CDFGHJKMNPQRTVWXY";
const GROUP = 4;
const GROUPS = 2;

/** As in `K7Q2-9FXM`. `random` gives numbers from 0 up to 1. */
export function makeReference(random: () => number): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () =>
      ALPHABET.charAt(Math.floor(random() * ALPHABET.length)),
    ).join(""),
  ).join("-");
}

/** As a person types it: small letters, spaces or nothing between; null when it is none. */
export function parseReference(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s-]/g, "");
  const isReference =
    bare.length === GROUP * GROUPS &&
    [...bare].every((it) => ALPHABET.includes(it));
  return isReference ? `${bare.slice(0, GROUP)}-${bare.slice(GROUP)}` : null;
}

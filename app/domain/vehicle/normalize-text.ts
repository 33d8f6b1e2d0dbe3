/** A text that matches has no character to remove. */
const NORMALIZED = /^[A-Za-z0-9+]*$/;

/** It keeps only letters and digits, in lower case, for comparing names: "F-150", "F 150" and "f150" are one. */
export function normalizeText(text: string): string {
  if (NORMALIZED.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .replaceAll("&", "and")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}+]+/gu, "");
}

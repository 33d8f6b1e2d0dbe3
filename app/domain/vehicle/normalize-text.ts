/** Such a text has no accent to remove. */
const PLAIN = /^[ -~]*$/;
/** A text that matches has no character to remove. */
const NORMALIZED = /^[A-Za-z0-9+]*$/;

/** Folded text is in lower case without accents, so `Citroën` is found by `citroen`. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().trim();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .trim();
}

/** "F-150", "F 150" and "f150" are one: only letters and digits count. */
export function normalizeText(text: string): string {
  if (NORMALIZED.test(text)) return text.toLowerCase();
  return foldText(text)
    .replaceAll("&", "and")
    .replace(/[^\p{Letter}\p{Number}+]+/gu, "");
}

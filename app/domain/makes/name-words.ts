import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";

/** A run of letters and digits, and where it ends in its text. */
interface NameWord {
  readonly normalized: string;
  readonly end: number;
}

/** The longest run of words that a table of names is asked for. */
const MAX_WORDS = 6;

export interface LeadingName {
  /** Squeezed. */
  readonly name: string;
  /** The words as they stand in the text. */
  readonly text: string;
  /** What follows in the text. */
  readonly rest: string;
}

/** Every name that a text could begin with, longest first: "CR-V EX" gives "crvex", "crv", "cr". */
export function listLeadingNames(text: string): readonly LeadingName[] {
  const words = listLeadingWords(text);
  return words
    .map((word, index) => ({
      name: words
        .slice(0, index + 1)
        .map((it) => it.normalized)
        .join(""),
      text: text.slice(0, word.end),
      rest: text
        .slice(word.end)
        .replace(/^[\s\-–—,/:.]+/, "")
        .trim(),
    }))
    .reverse();
}

/** The text behind a name that it begins with; the text itself when it does not. */
export function stripLeadingName(text: string, name: string): string {
  const wanted = normalizeText(name);
  if (wanted === "") return text;
  return listLeadingNames(text).find((it) => it.name === wanted)?.rest ?? text;
}

function listLeadingWords(text: string): readonly NameWord[] {
  const words: NameWord[] = [];
  for (const match of text.matchAll(/[\p{Letter}\p{Mark}\p{Number}&+]+/gu)) {
    words.push({
      normalized: normalizeText(match[0]),
      end: match.index + match[0].length,
    });
    if (words.length === MAX_WORDS) break;
  }
  return words;
}

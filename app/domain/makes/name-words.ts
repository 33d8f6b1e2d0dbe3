import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";

/** It is a run of letters and digits, with the place where it ends in its text. */
interface NameWord {
  readonly normalized: string;
  readonly end: number;
}

/** Names are looked up in a table with at most this many words. */
const MAX_WORDS = 6;

export interface LeadingName {
  /** The name is squeezed. */
  readonly name: string;
  /** These are the words as they stand in the text. */
  readonly text: string;
  /** It is the part of the text after the name. */
  readonly rest: string;
}

/** It returns every name that a text could begin with, longest first: "CR-V EX" gives "crvex", "crv", "cr". */
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

/** It returns the text after a leading name, or the whole text when it does not begin with that name. */
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

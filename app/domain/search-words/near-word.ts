import { isWithinEdits } from "#app/domain/inventory/keywords.ts";
import { findColorFamily } from "#app/domain/vehicle-words/colors.ts";
import { type BookOfWords, SHORTEST_TYPO } from "./phrase-book.ts";
import { HEARD_WORDS } from "./spanish-words.ts";
import { NEVER_TYPOS } from "./word-tables.ts";

const SHORTEST_FORGETFUL = SHORTEST_TYPO - 1;

/**
 * The first letter is trusted, one edit is forgiven from 5 letters on, and only where a single word is that close. Of 4
 * letters only one that is forgotten in the middle is forgiven: "cvic".
 */
export function findMeantWord(
  word: string,
  { byWords, words, wordsByFirstLetter }: BookOfWords,
): string | null {
  if (words.has(word)) return null;
  const heard = HEARD_WORDS.get(word);
  if (heard !== undefined && words.has(heard)) return heard;
  const singular = word.endsWith("s") ? word.slice(0, -1) : null;
  if (singular !== null && singular.length > 2 && words.has(singular))
    return singular;
  if (word.length < SHORTEST_FORGETFUL || !/^\p{L}+$/u.test(word)) return null;
  if (NEVER_TYPOS.has(word) || findColorFamily(word) !== null) return null;
  const near = (wordsByFirstLetter.get(word.charAt(0)) ?? []).filter(
    (it) =>
      isWithinEdits(word, it, 1) &&
      (word.length >= SHORTEST_TYPO ||
        (it.length > word.length && !it.startsWith(word))),
  );
  // A letter is more often forgotten than changed, and more often changed than added.
  const longest = Math.max(...near.map(({ length }) => length));
  const nearest = near.filter(({ length }) => length === longest);
  // "Truk" is a truck, which says something by itself, and no part of a power trunk.
  return findOnly(nearest) ?? findOnly(nearest.filter((it) => byWords.has(it)));
}

function findOnly(words: readonly string[]): string | null {
  const [only = null, ...others] = words;
  return others.length === 0 ? only : null;
}

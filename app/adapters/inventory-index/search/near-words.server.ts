import { memoize } from "#app/domain/memoize.ts";
import {
  getAllowedEdits,
  isWithinEdits,
} from "#app/domain/inventory/keywords.ts";

/** Results for past misspellings are kept, because the same ones come again. */
const MOST_REMEMBERED = 1_000;

/** The rule of allowed edits is in domain/inventory/keywords.ts. */
export function createNearWordSearch(
  words: readonly string[],
): (word: string) => readonly number[] {
  const candidates = words
    .map((word, place) => ({ word, place, letters: toLetterMask(word) }))
    .filter(({ word }) => !/\p{N}/u.test(word));

  return memoize((word: string): readonly number[] => {
    const edits = getAllowedEdits(word);
    if (edits === 0) return [];
    const letters = toLetterMask(word);
    return candidates
      .filter(
        (candidate) =>
          candidate.word.charAt(0) === word.charAt(0) &&
          // An edit changes at most two of the letters that occur: one is added, one is removed.
          countOnes(candidate.letters ^ letters) <= 2 * edits &&
          isWithinEdits(word, candidate.word, edits),
      )
      .map(({ place }) => place);
  }, MOST_REMEMBERED);
}

function toLetterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}

function countOnes(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

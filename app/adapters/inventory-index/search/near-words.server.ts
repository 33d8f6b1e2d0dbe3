import { getAllowedEdits } from "#app/domain/inventory/keywords.ts";

/** Results for past misspellings are kept, because the same ones come again. */
const MOST_REMEMBERED = 1_000;

export interface NearWords {
  /** These are the places of the words within the allowed edits. */
  find(word: string): readonly number[];
}

/** It finds the known words that a misspelled one may mean. The rule is in domain/inventory/keywords.ts. */
export function createNearWords(words: readonly string[]): NearWords {
  const candidates = words
    .map((word, place) => ({ word, place, letters: toLetterMask(word) }))
    .filter(({ word }) => !/\p{N}/u.test(word));
  const remembered = new Map<string, readonly number[]>();

  function search(word: string): readonly number[] {
    const edits = getAllowedEdits(word);
    if (edits === 0) return [];
    const letters = toLetterMask(word);
    return candidates
      .filter(
        (candidate) =>
          Math.abs(candidate.word.length - word.length) <= edits &&
          // An edit changes at most two of the letters that occur: one is added, one is removed.
          countOnes(candidate.letters ^ letters) <= 2 * edits &&
          isWithinEdits(word, candidate.word, edits),
      )
      .map(({ place }) => place);
  }

  return {
    find(word) {
      const known = remembered.get(word);
      if (known !== undefined) return known;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      const found = search(word);
      remembered.set(word, found);
      return found;
    },
  };
}

/** This is the optimal string alignment distance, computed row by row and given up as soon as a row is too far. */
function isWithinEdits(a: string, b: string, edits: number): boolean {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let distance = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, (older[j - 2] ?? 0) + 1);
      row.push(distance);
      lowest = Math.min(lowest, distance);
    }
    if (lowest > edits) return false;
    older = previous;
    previous = row;
  }
  return (previous[b.length] ?? Infinity) <= edits;
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

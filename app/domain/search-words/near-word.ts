import { findColorFamily } from "#app/domain/vehicle-words/colors.ts";
import { NEVER_TYPOS } from "./word-tables.ts";

const SHORTEST_TYPO = 5;

/**
 * It returns the right form of a mistyped word, or null. The first letter is trusted, one edit is forgiven from 5
 * letters on, and only where a single word is that close. Makers' color names count as words too.
 */
export function findMeantWord(
  word: string,
  known: ReadonlySet<string>,
): string | null {
  if (known.has(word)) return null;
  const singular = word.endsWith("s") ? word.slice(0, -1) : null;
  if (singular !== null && singular.length > 2 && known.has(singular))
    return singular;
  if (word.length < SHORTEST_TYPO || !/^\p{L}+$/u.test(word)) return null;
  if (NEVER_TYPOS.has(word) || findColorFamily(word) !== null) return null;
  const near = (groupByFirstLetter(known).get(word.charAt(0)) ?? []).filter(
    (it) => isOneEditAway(word, it),
  );
  // A letter is more often forgotten than changed, and more often changed than added.
  const longest = Math.max(...near.map(({ length }) => length));
  const [found = null, ...others] = near.filter(
    ({ length }) => length === longest,
  );
  return others.length === 0 ? found : null;
}

const byFirstLetter = new WeakMap<
  ReadonlySet<string>,
  ReadonlyMap<string, readonly string[]>
>();

/** It holds only words long enough to be corrected to. */
function groupByFirstLetter(
  known: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const kept = byFirstLetter.get(known);
  if (kept !== undefined) return kept;
  const made = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST_TYPO - 1) continue;
    const letter = word.charAt(0);
    const words = made.get(letter) ?? [];
    words.push(word);
    made.set(letter, words);
  }
  byFirstLetter.set(known, made);
  return made;
}

/** An edit inserts, drops or replaces a letter, or swaps two neighbors. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const restA = a.slice(at);
  const restB = b.slice(at);
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  if (restA.slice(1) === restB.slice(1)) return true;
  return (
    restA.length > 1 &&
    restA[0] === restB[1] &&
    restA[1] === restB[0] &&
    restA.slice(2) === restB.slice(2)
  );
}

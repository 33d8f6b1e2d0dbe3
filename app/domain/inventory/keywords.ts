import { foldText } from "#app/domain/vehicle/normalize-text.ts";

/**
 * These rules say which words match (the index and its checks follow them word for word).
 *
 * Text is folded: lower case, no accents. A *chunk* is a run of letters and digits, with single hyphens,
 * dots, slashes, apostrophes and plus signs inside it; its *parts* are the runs between those, its *joint*
 * the parts without them: `F-150` has the parts `f`, `150` and the joint `f150`.
 *
 * - A vehicle's words are the parts and the joint of every chunk of its texts (its searchable texts), and the joint of
 *   up to 3 letters with the number behind them: `C 300` is found by `c300`.
 * - A vehicle's codes are its VIN, the last 8 and the last 6 characters of it, and its stock number's joint.
 * - Every chunk of a query must match; a chunk matches when its joint is *found*, or when each of its parts
 *   is *found or nearly found*.
 * - A word's spellings are itself and, from 3 characters on without a digit, its other number: `seat`, `seats`.
 * - A word that some vehicle of the inventory has in one of its spellings is found where that spelling, or a
 *   code, equals it: who asks for blue does not want Bluetooth.
 * - Any other word is found in a vehicle that has, from 4 characters on, a word that starts with it; or a code
 *   equal to it or, from 5 characters on, a VIN or stock number that starts with it.
 * - Only a part that is found in no vehicle of the inventory, has at least 5 characters and no digit, is
 *   nearly found: in vehicles with a digitless word of the same first letter within 1 edit (5 to 7 characters) or
 *   2 edits (8 or more). An edit inserts, drops or replaces a character, or swaps two neighbors. Codes are never
 *   nearly found.
 */
export interface QueryChunk {
  readonly parts: readonly string[];
  readonly joint: string;
}

export const SHORTEST_PREFIX = 4;
export const SHORTEST_CODE_PREFIX = 5;
const SHORTEST_PLURAL = 3;

const LONGEST_KEYWORDS = 100;
const CHUNK = /[\p{L}\p{N}]+(?:[-./'’+][\p{L}\p{N}]+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;

/** Keywords have lower case, single spaces and at most 100 characters; they are null when they say nothing. */
export function normalizeKeywords(text: string): string | null {
  const spaced = text
    .toWellFormed()
    .normalize("NFC")
    .toLowerCase()
    .normalize("NFC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const cut = [...spaced].slice(0, LONGEST_KEYWORDS).join("").trim();
  // Folding takes away signs that are marks alone, as a free-standing Arabic vowel.
  return /[\p{L}\p{N}]/u.test(foldText(cut)) ? cut : null;
}

export interface LookedUpWord {
  /** Spellings that occur in the inventory are here, or the word alone when none does. */
  readonly words: readonly string[];
  /** Words and codes that start with the word are found, too. */
  readonly isPrefix: boolean;
}

export function lookUpWord(
  word: string,
  isKnown: (word: string) => boolean,
): LookedUpWord {
  const known = listSpellings(word).filter(isKnown);
  return known.length > 0
    ? { words: known, isPrefix: false }
    : { words: [word], isPrefix: true };
}

function listSpellings(word: string): readonly string[] {
  if (word.length < SHORTEST_PLURAL || /\p{N}/u.test(word)) return [word];
  return [word, word.endsWith("s") ? word.slice(0, -1) : `${word}s`];
}

export function listWords(text: string): readonly string[] {
  const words = new Set<string>();
  let letters: string | null = null;
  for (const { parts, joint } of splitChunks(text)) {
    for (const part of parts) words.add(part);
    words.add(joint);
    if (letters !== null && STARTS_WITH_DIGIT.test(joint))
      words.add(letters + joint);
    letters = FEW_LETTERS.test(joint) ? joint : null;
  }
  return [...words];
}

const FEW_LETTERS = /^\p{L}{1,3}$/u;
const STARTS_WITH_DIGIT = /^\p{N}/u;

/** These codes match only as a whole: they are the ends of a VIN that people read out. */
export function listVinEndings(vin: string): readonly string[] {
  const lower = vin.toLowerCase();
  return lower.length < 12 ? [] : [lower.slice(-8), lower.slice(-6)];
}

/** These codes are also found by their first 5 or more characters. */
export function listWholeCodes(
  vin: string,
  stockNumber: string | null,
): readonly string[] {
  const stock =
    foldText(stockNumber ?? "")
      .match(PART)
      ?.join("") ?? "";
  return stock === "" ? [vin.toLowerCase()] : [vin.toLowerCase(), stock];
}

/** At 0 edits a word must be spelled right. */
export function getAllowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 5 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Counts the optimal string alignment distance row by row and gives up as soon as a row is too far. */
export function isWithinEdits(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits) return false;
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

export function splitChunks(text: string): readonly QueryChunk[] {
  return (foldText(text).match(CHUNK) ?? []).map((chunk) => {
    const parts = chunk.match(PART) ?? [];
    return { parts, joint: parts.join("") };
  });
}

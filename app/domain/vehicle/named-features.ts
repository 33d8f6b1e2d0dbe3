import { memoize } from "#app/domain/memoize.ts";
import { FEATURE_KEYS, type FeatureKey, FEATURES } from "./features.ts";

interface Phrase {
  readonly at: number;
  readonly words: readonly string[];
}

const PHRASES_BY_FIRST_WORD = buildPhrasesByFirstWord();
const MOST_NAMES_KEPT = 5_000;
/** Feature names repeat row after row, so their places are cached. */
const listNamedPlaces = memoize(listPlaces, MOST_NAMES_KEPT);
/** The marks are reused for the next vehicle. */
const isFound = new Uint8Array(FEATURES.length);
const NEGATIONS = new Set(["no", "not", "without", "non", "lacks"]);

/** Feature names and running text are both read; "no sunroof" is not a sunroof. */
export function listFeatureKeys(
  names: readonly string[],
  description?: string | null,
): readonly FeatureKey[] {
  isFound.fill(0);
  for (const name of names)
    for (const at of listNamedPlaces(name)) isFound[at] = 1;
  if (description) for (const at of listPlaces(description)) isFound[at] = 1;
  return FEATURE_KEYS.filter((_, at) => isFound[at] === 1);
}

/** Some may come twice. */
function listPlaces(text: string): readonly number[] {
  const places: number[] = [];
  const words = splitWords(text);
  for (let start = 0; start < words.length; start++) {
    const phrases = PHRASES_BY_FIRST_WORD.get(words[start] ?? "");
    if (phrases === undefined || NEGATIONS.has(words[start - 1] ?? ""))
      continue;
    for (const { at, words: its } of phrases)
      if (standsAt(words, start, its)) places.push(at);
  }
  return places;
}

function standsAt(
  words: readonly string[],
  start: number,
  phrase: readonly string[],
): boolean {
  for (let at = 1; at < phrase.length; at++)
    if (words[start + at] !== phrase[at]) return false;
  return true;
}

function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("&", " and ")
      .match(/[a-z0-9]+/g) ?? []
  );
}

function buildPhrasesByFirstWord(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  FEATURES.forEach(({ aliases }, at) => {
    for (const alias of aliases) {
      const words = alias.split(" ");
      const first = words[0] ?? "";
      phrases.set(first, [...(phrases.get(first) ?? []), { at, words }]);
    }
  });
  return phrases;
}

import { getMake } from "#app/domain/inventory/search.ts";
import type { Meaning } from "./meaning.ts";
import {
  isMakeModel,
  isName,
  LONGEST_PHRASE,
  type BookOfWords,
  type PhraseEntry,
} from "./phrase-book.ts";
import type { WordToken } from "./word-tokens.ts";

export interface FoundPhrase {
  readonly meaning: Meaning;
  readonly length: number;
}

/** The longest phrase wins. */
export function findPhrase(
  tokens: readonly WordToken[],
  at: number,
  book: BookOfWords,
): FoundPhrase | null {
  const most = Math.min(LONGEST_PHRASE, tokens.length - at);
  for (let length = most; length > 0; length--) {
    const run = tokens.slice(at, at + length);
    const isParted = run.slice(1).some(({ gap }) => /[,;!?]/.test(gap));
    const entry =
      book.byWords.get(run.map(({ text }) => text).join(" ")) ??
      (canJoin(run, book) ? book.byJoinedWords.get(joinWords(run)) : undefined);
    if (entry === undefined) continue;
    const meaning = findMeaningHere(entry, tokens, at, length, book);
    // A comma separates wishes, but not a town from its state.
    const isWhole = !isParted || (meaning !== null && isPlace(meaning));
    if (meaning === null || !isWhole) continue;
    // Without a RAV4 Hybrid there may be a RAV4 that is a hybrid.
    return (
      (isNotInStock(meaning)
        ? findModel(tokens, at, length - 1, book)
        : null) ?? {
        meaning,
        length,
      }
    );
  }
  return null;
}

/** A model that is for sale and whose name begins here, with fewer words than these. */
function findModel(
  tokens: readonly WordToken[],
  at: number,
  most: number,
  book: BookOfWords,
): FoundPhrase | null {
  for (let length = most; length > 0; length--) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    const entry = book.byWords.get(words.join(" "));
    const meaning = entry?.isEveryday === false && entry.meanings.find(isModel);
    if (meaning) return { meaning, length };
  }
  return null;
}

function isModel(meaning: Meaning): boolean {
  return isMakeModel(meaning) && meaning.values.every((it) => it.includes("~"));
}

function isNotInStock(meaning: Meaning): boolean {
  return meaning.kind === "unused" && meaning.reason === "not-in-stock";
}

function joinWords(run: readonly WordToken[]): string {
  return run.map(({ text }) => text).join("");
}

/** "A 4" is no Audi A4, because small words do not join into names. */
function canJoin(run: readonly WordToken[], book: BookOfWords): boolean {
  if (run.length < 2) return true;
  return run.every(
    ({ text, gap }, index) =>
      (index > 0 && gap !== "" && !/\s/.test(gap)) ||
      !isNoise(book.byWords.get(text)),
  );
}

function isNoise(entry: PhraseEntry | undefined): boolean {
  return entry?.meanings.some(({ kind }) => kind === "noise") ?? false;
}

const PREPOSITIONS: ReadonlySet<string> = new Set(
  "near in at around from by en cerca de".split(" "),
);

/** After a preposition the meaning is a place, otherwise not; it is null for an everyday word that is no model here. */
function findMeaningHere(
  { meanings, isEveryday }: PhraseEntry,
  tokens: readonly WordToken[],
  at: number,
  length: number,
  book: BookOfWords,
): Meaning | null {
  const isBehindPreposition = PREPOSITIONS.has(tokens[at - 1]?.text ?? "");
  const place = meanings.find(isPlace);
  const others = meanings.filter((meaning) => !isPlace(meaning));
  if (place !== undefined && (isBehindPreposition || others.length === 0))
    return place;
  const makes = listMakesBefore(tokens, at, book);
  const isAsModel = !isEveryday || tokens.length === length || makes.length > 0;
  const kind = others.find(isKindOfCar);
  if (kind !== undefined && !others.some((it) => isModelOf(it, makes)))
    return kind;
  return others.find((it) => isAsModel || !isName(it)) ?? null;
}

/** "Convertible" asks for any, and "Ford convertible" for any Ford, although a MINI is called so. */
function isKindOfCar(meaning: Meaning): boolean {
  return (
    meaning.kind === "values" &&
    (meaning.key === "bodystyle" || meaning.key === "fuel")
  );
}

function isPlace(meaning: Meaning): boolean {
  return meaning.kind === "values" && meaning.key === "store";
}

function isModelOf(meaning: Meaning, makes: readonly string[]): boolean {
  return (
    isMakeModel(meaning) &&
    meaning.values.some((it) => it.includes("~") && makes.includes(getMake(it)))
  );
}

/** The make that the word in front names. */
function listMakesBefore(
  tokens: readonly WordToken[],
  at: number,
  { byWords, makeValues }: BookOfWords,
): readonly string[] {
  const before = byWords.get(tokens[at - 1]?.text ?? "");
  return (before?.meanings ?? [])
    .filter(isMakeModel)
    .flatMap(({ values }) => values.filter((it) => makeValues.has(it)));
}

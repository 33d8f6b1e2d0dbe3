import { finishPhrase } from "#app/domain/search-words/finish-phrase.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { type BegunName, listUnknownPhrases } from "./near-parts.server.ts";
import { findNamed, getBreadth } from "./offered-names.server.ts";
import type { SearchInWords, WordsView } from "./read-search.server.ts";
import {
  getSuggestionNames,
  toSearchableName,
} from "./suggestion-names.server.ts";
import { toContinuation } from "./written-names.server.ts";
import { getKnownWords, type WordsPorts } from "./vocabulary.server.ts";

interface SaidPhrases {
  readonly unused: WordsView["unused"];
  /** Each reading has what comes near in the place of what could not be used. */
  readonly nears: readonly {
    readonly label: string;
    readonly reading: SearchInWords;
  }[];
}

type Phrases = ReturnType<typeof listUnknownPhrases>;

/** What comes near to a phrase is looked for among what this visitor may see, and read as what was just typed. */
export function listPhrases(
  reading: SearchInWords,
  ports: WordsPorts,
  {
    gate,
    language,
    visitor,
  }: Pick<RequestFacts, "gate" | "language" | "visitor">,
  read: (words: string) => SearchInWords | null,
): Phrases {
  if (reading.view.unused.length === 0) return [];
  const { index, profile } = ports;
  const visible = createGatedIndex(index, gate, profile, visitor.terms);
  return listUnknownPhrases(reading, {
    language,
    read,
    count: (search) => visible.search(search)?.results.total ?? null,
    listBegun: (phrase) => listBegunNames(ports, { gate, language }, phrase),
  });
}

/**
 * Whoever presses Enter in the middle of the last word means what it begins; null where that is not one thing
 * (Assumption A462).
 */
function findFinished(
  { view: { text } }: SearchInWords,
  [only, ...others]: Phrases,
): SearchInWords | null {
  const isLast = only?.phrase.end === text.length;
  return isLast && others.length === 0 && only.near?.isCompletion === true
    ? only.near.reading
    : null;
}

/** What is typed says the same to the panel below the field as to whoever presses Enter (Assumption A495). */
export function readTyped(
  ports: WordsPorts,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor">,
  text: string,
  read: (words: string) => SearchInWords | null,
): SearchInWords | null {
  const { book } = getKnownWords(ports, facts.gate);
  const typed = read(finishPhrase(text, book) ?? text);
  return (
    typed &&
    (findFinished(typed, listPhrases(typed, ports, facts, read)) ?? typed)
  );
}

/** Words that stood together and were skipped for one reason are one phrase, as they are in the menu below the field. */
export function sayPhrases(
  { view: { unused } }: SearchInWords,
  phrases: Phrases,
): SaidPhrases {
  const reasons = new Set(unused.map(({ reason }) => reason));
  const [reason] = reasons;
  return {
    unused:
      reasons.size === 1 && reason !== undefined
        ? phrases.map(({ phrase, near }) => ({
            text: phrase.text,
            // It begins what some car has, so that nobody can say that no car lists it.
            reason:
              near !== null && reason === "no-vehicle" ? "unclear" : reason,
          }))
        : unused,
    nears: phrases.flatMap(({ near }) =>
      near === null ? [] : [{ label: near.label, reading: near.reading }],
    ),
  };
}

/** Fewer letters begin too much. */
const SHORTEST_BEGINNING = 3;

/** Whoever presses Enter in the middle of a word meant one that it begins, and that shows it. */
function listBegunNames(
  ports: WordsPorts,
  { gate, language }: Pick<RequestFacts, "gate" | "language">,
  phrase: string,
): readonly BegunName[] {
  if (phrase.length < SHORTEST_BEGINNING) return [];
  const words = getKnownWords(ports, gate);
  const names = getSuggestionNames(words, ports.profile, language);
  return findNamed(names, toSearchableName(phrase))
    .filter(({ foundBy }) => foundBy === null)
    .map(({ name }) => name)
    .toSorted((a, b) => getBreadth(a) - getBreadth(b))
    .map((name) => ({
      kind: name.kind,
      value: name.value,
      text: name.kind === "model" ? name.ownName : toContinuation(name),
    }));
}

import * as words from "./amount-words.ts";
import { chooseBook } from "./choose-book.ts";
import type { Meaning, ParsedFilter } from "./meaning.ts";
import {
  isMakeModel,
  LONGEST_PHRASE,
  type BookOfWords,
  type PhraseBook,
} from "./phrase-book.ts";
import { readTerm } from "./read-words.ts";
import { joinSpelledNumbers } from "./spelled-numbers.ts";
import { cleanSentence, tokenize, type WordToken } from "./word-tokens.ts";

/** What stands behind a number. */
const BEHIND_NUMBERS: readonly string[] = [
  words.THOUSANDS,
  words.DOLLARS,
  words.MILES,
  words.MONTHLY,
  words.YEARS_OLD,
  words.MPG,
  words.ELECTRIC_RANGE,
  words.COUNTED,
  words.OR_LESS,
  words.OR_MORE,
  words.OR_NEWER,
  words.OR_OLDER,
].flatMap((phrases) => phrases.map((phrase) => phrase.join(" ")));

/** So few letters never change what the words in front of them say by themselves: "heated st" is no steering wheel yet. */
const SHORTEST_CHANGE = 3;

/**
 * A last word that is not finished belongs to the words in front of it where they begin a phrase together: "seven se"
 * becomes "seven seats", and "third ro" a third row. Where it may become several phrases, or changes what those words
 * say, the sentence ends in front of it. Null where it begins no such phrase; names of cars are no phrases.
 */
export function finishPhrase(text: string, library: PhraseBook): string | null {
  const sentence = cleanSentence(text);
  const typed = tokenize(sentence);
  const last = typed.at(-1);
  const isOpen = last?.number === null && last.end === sentence.length;
  if (last === undefined || typed.length < 2 || !isOpen) return null;
  const whole = readLastTerm(sentence, library);
  if (whole.meaning !== null && whole.meaning.kind !== "noise") return null;
  const front = sentence.slice(0, last.start);
  const head = front.replace(/[\s,;-]+$/, "");
  const alone = readLastTerm(head, library);
  const finished = listEndings(typed, library.spanish)
    .map((ending) => ({ ending, ...readLastTerm(front + ending, library) }))
    .filter(({ start }) => start < last.start);
  const same = finished.filter(({ book }) => book === whole.book);
  const [first, ...others] = keepShortest(
    (same.length > 0 ? same : finished).flatMap(({ ending, meaning }) =>
      isFilter(meaning) ? { ending, meaning } : [],
    ),
  );
  if (first === undefined) return null;
  const isOne = others.every((it) => isEqual(it.meaning, first.meaning));
  if (isOne && isMakeModel(first.meaning)) return null;
  const isKept =
    last.text.length >= SHORTEST_CHANGE ||
    !isFilter(alone.meaning) ||
    isEqual(alone.meaning, first.meaning);
  // "Seats" is said sooner than "seat".
  const several = others.find(({ ending }) => ending === `${first.ending}s`);
  if (isOne && isKept) return front + (several ?? first).ending;
  return isFilter(alone.meaning) ? head : null;
}

/** Every way in which a phrase goes on that the last words begin. */
function listEndings(
  typed: readonly WordToken[],
  book: BookOfWords,
): readonly string[] {
  const texts = typed.map(({ text }) => text);
  const last = texts.at(-1) ?? "";
  const fronts = texts
    .slice(-LONGEST_PHRASE, -1)
    .map(
      (_, at, { length }) => `${texts.slice(at - length - 1, -1).join(" ")} `,
    );
  const findEndings = (phrase: string) =>
    fronts
      .filter((it) => phrase.startsWith(it + last))
      .map((it) => phrase.slice(it.length));
  return [
    ...new Set([
      ...BEHIND_NUMBERS.filter((it) => it.startsWith(last)),
      ...BEHIND_NUMBERS.flatMap(findEndings),
      ...[...book.byWords.keys()].flatMap(findEndings),
    ]),
  ];
}

interface Ending {
  readonly ending: string;
  readonly meaning: ParsedFilter;
}

/** What the last word itself may become counts before what more words would make of it. */
function keepShortest(endings: readonly Ending[]): readonly Ending[] {
  const countWords = ({ ending }: Ending) => ending.split(" ").length;
  const fewest = Math.min(...endings.map(countWords));
  return endings.filter((it) => countWords(it) === fewest);
}

function readLastTerm(sentence: string, library: PhraseBook) {
  const said = joinSpelledNumbers(tokenize(sentence));
  const { tokens, book } = chooseBook(said, library);
  let meaning: Meaning | null = null;
  let start = 0;
  let at = 0;
  while (at < tokens.length) {
    const term = readTerm(tokens, at, book);
    start = tokens[at]?.start ?? 0;
    meaning = term.meaning;
    at += term.length;
  }
  return { meaning, start, book };
}

function isFilter(meaning: Meaning | null): meaning is ParsedFilter {
  const kind = meaning?.kind;
  return (
    kind === "values" ||
    kind === "range" ||
    kind === "condition" ||
    kind === "sort"
  );
}

function isEqual(a: Meaning, b: Meaning): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

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
import {
  cleanSentence,
  type Phrases,
  tokenize,
  type WordToken,
} from "./word-tokens.ts";

const writePhrases = (tables: readonly Phrases[]) =>
  tables.flatMap((phrases) => phrases.map((phrase) => phrase.join(" ")));

/** What stands behind a number as small as that of seats or doors. */
const BEHIND_FEW = writePhrases([
  words.COUNTED,
  words.THOUSANDS,
  words.YEARS_OLD,
]);
/** Behind other numbers stands more: nobody has seven dollars in mind. */
const BEHIND_MANY = [
  ...BEHIND_FEW,
  ...writePhrases([
    words.DOLLARS,
    words.MONTHLY,
    words.MILES,
    words.MPG,
    words.ELECTRIC_RANGE,
    words.OR_LESS,
    words.OR_MORE,
    words.OR_NEWER,
    words.OR_OLDER,
  ]),
];
const MANY = 10;

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
  const head = front.replace(/(?<![\s,;-])[\s,;-]+$/, "");
  const alone = readLastTerm(head, library);
  const finished = listEndings(typed, library.spanish)
    .map((ending) => ({ ending, ...readLastTerm(front + ending, library) }))
    .filter(({ start }) => start < last.start);
  const same = finished.filter(({ book }) => book === whole.book);
  const meant = (same.length > 0 ? same : finished).flatMap(
    ({ ending, meaning }) => (isFilter(meaning) ? { ending, meaning } : []),
  );
  if (meant.some(({ meaning }) => isMakeModel(meaning))) return null;
  const [first, ...others] = keepShortest(meant);
  if (first === undefined) return null;
  const isOne = others.every((it) => isEqual(it.meaning, first.meaning));
  // A "4" that says no more is a BMW, and of four doors it is none.
  const said =
    isFilter(alone.meaning) && !isMakeModel(alone.meaning)
      ? alone.meaning
      : null;
  const isKept =
    last.text.length >= SHORTEST_CHANGE ||
    said === null ||
    isEqual(said, first.meaning);
  // "Seats" is said sooner than "seat".
  const several = others.find(({ ending }) => ending === `${first.ending}s`);
  if (isOne && isKept) return front + (several ?? first).ending;
  return said === null ? null : head;
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
  const amount = typed.at(-2)?.number?.value ?? MANY;
  const behind = amount < MANY ? BEHIND_FEW : BEHIND_MANY;
  return [
    ...new Set([
      ...behind.filter((it) => it.startsWith(last)),
      ...behind.flatMap(findEndings),
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

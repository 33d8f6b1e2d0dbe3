import { readAmountPhrase } from "./amount-phrase.ts";
import { getValueFacet, VALUE_KEYS } from "#app/domain/inventory/facets.ts";
import { getMake } from "#app/domain/inventory/search.ts";
import { TRANSMISSIONS } from "#app/domain/vehicle/vehicle.ts";
import { GRADE_WORDS } from "./word-tables.ts";
import { chooseBook } from "./choose-book.ts";
import { findPhrase } from "./find-phrase.ts";
import { toInteriorMeaning } from "./interior-meaning.ts";
import type {
  AskedQuestion,
  Correction,
  Meaning,
  ParsedFilter,
  ParsedFilterWords,
  UnusedWords,
  WordsReading,
} from "./meaning.ts";
import { joinSpelledNumbers } from "./spelled-numbers.ts";
import type { BookOfWords, PhraseBook } from "./phrase-book.ts";
import {
  cleanSentence,
  isJoined,
  matchAny,
  parsePhrases,
  tokenize,
  type WordToken,
} from "./word-tokens.ts";

/** Words without a meaning stay keywords. */
interface Term {
  readonly at: number;
  readonly length: number;
  readonly meaning: Meaning | null;
}

/**
 * Never throws and calls no service: what it does not understand stays a keyword, and what it must not use (negations,
 * down payments) is named.
 */
export function readWords(text: string, library: PhraseBook): WordsReading {
  const sentence = cleanSentence(text);
  const said = joinSpelledNumbers(tokenize(sentence));
  const { tokens, book } = chooseBook(said, library);
  const parsedFilters: ParsedFilterWords[] = [];
  const unused: UnusedWords[] = [];
  const keywords: string[] = [];
  const questions: AskedQuestion[] = [];
  const getSpan = (at: number, length: number) => ({
    start: tokens[at]?.start ?? 0,
    end: tokens[at + length - 1]?.end ?? 0,
  });
  const getText = (at: number, length: number) => {
    const { start, end } = getSpan(at, length);
    return sentence.slice(start, end);
  };

  let at = 0;
  let before: Meaning | null = null;
  while (at < tokens.length) {
    const read = readTerm(tokens, at, book);
    const barePrice: Meaning | null =
      read.meaning === null ? findBarePrice(tokens[at], before) : null;
    const term: Term =
      barePrice === null ? read : { at, length: 1, meaning: barePrice };
    const negated = isPlain(term) ? readNegated(tokens, at, book) : null;
    const length = negated?.length ?? term.length;
    const { meaning } = term;
    if (negated !== null) {
      if (negated.filters.length === 0)
        unused.push({ text: getText(at, length), reason: "negated" });
      for (const filter of negated.filters)
        parsedFilters.push({ ...getSpan(at, length), filter });
    } else if (meaning === null) {
      const text = getText(at, length);
      const last = keywords.at(-1);
      if (before === null && last !== undefined && isSpread(last, tokens[at]))
        keywords[keywords.length - 1] = `${last}-${text}`;
      else keywords.push(text);
    } else if (meaning.kind === "keyword") keywords.push(meaning.word);
    else if (meaning.kind === "question")
      questions.push({ text: getText(at, length), topic: meaning.topic });
    else if (meaning.kind === "unused")
      unused.push({ text: getText(at, length), reason: meaning.reason });
    else if (meaning.kind !== "noise")
      parsedFilters.push({ ...getSpan(at, length), filter: meaning });
    before = negated === null ? meaning : NOTHING;
    at += length;
  }
  return {
    parsedFilters,
    unused,
    keywords: spellOutGrades(keywords, parsedFilters),
    questions,
    corrections: listCorrections(said, tokens, parsedFilters),
  };
}

/** A "CX-5 GT" is a Grand Touring, as a Mustang GT is not. */
function spellOutGrades(
  keywords: readonly string[],
  parsedFilters: readonly ParsedFilterWords[],
): readonly string[] {
  const makes = parsedFilters.flatMap(({ filter }) =>
    filter.kind === "values" && filter.key === "make_model"
      ? filter.values.map(getMake)
      : [],
  );
  return keywords.map((word) => {
    const make = makes.find((it) => GRADE_WORDS[it]?.[word.toLowerCase()]);
    return (make && GRADE_WORDS[make]?.[word.toLowerCase()]) ?? word;
  });
}

const NOTHING: Meaning = { kind: "noise" };

/** Assumption A176: behind what kind of car it is, a bare number that looks like a price is the most it may cost. */
function findBarePrice(
  token: WordToken | undefined,
  before: Meaning | null,
): Meaning | null {
  const value = token?.number?.value ?? 0;
  const isBehindKind =
    before?.kind === "condition" ||
    (before?.kind === "values" && before.key !== "store");
  const isPriceLike = value % 50 === 0 || /9[059]$/.test(String(value));
  return isBehindKind && isPriceLike && value >= 4000 && value <= 250_000
    ? { kind: "range", key: "price", range: { max: value } }
    : null;
}

/** "C 300" is one name, which some write "C300". */
function isSpread(letters: string, next: WordToken | undefined): boolean {
  return (
    /^\p{L}{1,3}$/u.test(letters) &&
    next?.gap === " " &&
    next.number !== null &&
    /^\d{1,4}$/.test(next.text)
  );
}

/** The other number of a word is no other word. */
function listCorrections(
  said: readonly WordToken[],
  meant: readonly WordToken[],
  parsedFilters: readonly ParsedFilterWords[],
): readonly Correction[] {
  return said.flatMap(({ text, start, end }, at) => {
    const word = meant[at]?.text ?? text;
    const isUsed = parsedFilters.some(
      (it) => it.start <= start && it.end >= end,
    );
    const isSame = word === text || `${word}s` === text;
    return isSame || !isUsed ? [] : { said: text, meant: word };
  });
}

export function readTerm(
  tokens: readonly WordToken[],
  at: number,
  book: BookOfWords,
): Term {
  const amount = readAmountPhrase(tokens, at, book.currentYear);
  const phrase = findPhrase(tokens, at, book);
  if (amount !== null && amount.length > (phrase?.length ?? 0))
    return { at, ...amount };
  if (phrase !== null)
    return { at, ...toInteriorMeaning(tokens, at, phrase, book) };
  return { at, length: countKeywordWords(tokens, at), meaning: null };
}

/** The word is neither a number nor a name, so a "no" in front of it decides first. */
function isPlain({ meaning, length }: Term): boolean {
  return meaning === null || (meaning.kind === "noise" && length === 1);
}

/** "ex-l" is one keyword. */
function countKeywordWords(tokens: readonly WordToken[], at: number): number {
  let length = 1;
  for (;;) {
    const next = tokens[at + length];
    if (next === undefined || !isJoined(next)) return length;
    length++;
  }
}

const CONNECTORS: ReadonlySet<string> = new Set("or and nor o y ni".split(" "));
const ARTICLES: ReadonlySet<string> = new Set("a an the any un una".split(" "));

interface Negated {
  readonly length: number;
  /** What leaves out the things that are not wanted; none where no filter can. */
  readonly filters: readonly ParsedFilter[];
}

/**
 * "Not a red suv": a negation covers the next term, others joined by "or" and "and", and after an article everything up
 * to the next small word. Its own words count, too. Several kinds of thing at once ("a red suv") may be meant together,
 * so that leaving out each of them would leave out too much.
 */
function readNegated(
  tokens: readonly WordToken[],
  start: number,
  book: BookOfWords,
): Negated | null {
  let at = start + matchAny(tokens, start, NEGATIONS);
  if (at === start) return null;
  const hasArticle = ARTICLES.has(tokens[at]?.text ?? "");
  if (hasArticle) at++;
  at += countSmallWords(tokens, at);
  const meanings: (Meaning | null)[] = [];
  let isTogether = false;
  for (;;) {
    if (at >= tokens.length) break;
    const term = readTerm(tokens, at, book);
    meanings.push(term.meaning);
    at += term.length;
    const next = tokens[at];
    if (next === undefined || /[,;.!?]/.test(next.gap)) break;
    const behind = at + 1 + countSmallWords(tokens, at + 1);
    if (CONNECTORS.has(next.text) && isFilterAt(tokens, behind, book)) {
      at = behind;
      continue;
    }
    if (!hasArticle || !isFilterAt(tokens, at, book)) break;
    isTogether = true;
  }
  const filters = meanings.map(findExcludingFilter);
  const isUsed = !isTogether && filters.every((it) => it !== null);
  return {
    length: Math.max(at - start, 1),
    filters: isUsed ? filters.filter((it) => it !== null) : [],
  };
}

/** Null where no filter leaves such a thing out. */
function findExcludingFilter(meaning: Meaning | null): ParsedFilter | null {
  if (meaning?.kind !== "values") return null;
  const { key, values } = meaning;
  const excluding = VALUE_KEYS.find((it) => getValueFacet(it).excludes === key);
  if (excluding !== undefined)
    return { kind: "values", key: excluding, values };
  // There are only two kinds.
  if (key !== "transmission") return null;
  const others = TRANSMISSIONS.filter((it) => !values.includes(it));
  return { kind: "values", key, values: others };
}

/** "No quiero carros de color negro": the words between say nothing, and are Spanish alone. */
const SMALL_WORDS = parsePhrases(
  "carro|carros|coche|coches|de color|de|del|la|los|las|marca|colores|ningun|ninguna|tipo|sea|sean",
);

function countSmallWords(tokens: readonly WordToken[], at: number): number {
  let length = 0;
  let more = matchAny(tokens, at, SMALL_WORDS);
  while (more > 0) {
    length += more;
    more = matchAny(tokens, at + length, SMALL_WORDS);
  }
  return tokens[at + length] === undefined ? 0 : length;
}

function isFilterAt(
  tokens: readonly WordToken[],
  at: number,
  book: BookOfWords,
): boolean {
  if (at >= tokens.length || matchAny(tokens, at, NEGATIONS) > 0) return false;
  const { meaning } = readTerm(tokens, at, book);
  return meaning?.kind === "values" || meaning?.kind === "condition";
}

/** These phrases stand before something that is not wanted. */
const NEGATIONS = parsePhrases(
  "que no sea ni|que no sean ni|que no sea de|no sea ni|no quiero que sea|no queremos|no me gusta|no me gustan|no me interesa|que no tenga|que no tengan|no tenga|que no traiga|nada de|nada que sea|pero no|pero que no sea|pero que no sean|menos los|cualquier color menos|cualquiera menos|cualquier cosa menos|cualquier marca menos|de cualquier color menos|todo menos|todos menos|de todo menos|excepto los|ni|do not want|don t want|don t need|don t like|do not like|no quiero|que no sea|que no sean|no sea|no sean|not interested in|anything but|rather not|other than|but not|dont want|not|no|non|without|except|excluding|sin|excepto|nor|minus",
);

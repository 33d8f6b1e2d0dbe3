import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";
import { EVERYTHING, getMake } from "#app/domain/inventory/search.ts";
import { applyReading } from "#app/domain/search-words/apply-reading.ts";
import type {
  UnusedWords,
  WordsReading,
} from "#app/domain/search-words/meaning.ts";
import type { SearchVocabulary } from "#app/domain/search-words/phrase-book.ts";
import { NEVER_TYPOS } from "#app/domain/search-words/word-tables.ts";
import { tokenize } from "#app/domain/search-words/word-tokens.ts";
import type { AppPorts } from "#app/ports.ts";
import type { GatedIndex } from "#app/site/vehicles/gated/gated-index.ts";

/** A word that no car has is searched for as the beginning or the misspelling of another one from so many letters on. */
const SHORTEST_GUESS = 6;

/** With more words than this to look up one by one, it is no sentence about a car. */
const MOST_LOOKED_UP = 12;

interface ForSale extends Pick<AppPorts, "index"> {
  readonly vocabulary: SearchVocabulary;
  readonly visible: GatedIndex;
}

/** Which words are looked for as they stand, and which are set aside, by the cars that this visitor may see. */
export function sortKeywords(
  reading: WordsReading,
  sentence: string,
  { vocabulary, visible, index }: ForSale,
): WordsReading {
  const lookUp = createWordLookUp(visible, index);
  const known = keepWordsOfCars(reading, lookUp);
  const found = removeUnknownWords(known, lookUp);
  return removeBeginning(found, sentence, vocabulary, visible);
}

/** Null where no car has the word; `near` where only one that is spelled nearly like it, or begins with it, is on cars. */
type WordLookUp = (text: string) => "said" | "near" | null;

function createWordLookUp(
  visible: GatedIndex,
  index: AppPorts["index"],
): WordLookUp {
  return (text) => {
    const keywords = normalizeKeywords(text);
    if (keywords === null) return null;
    const answer = visible.search({ ...EVERYTHING, keywords });
    if (answer === null || answer.results.total === 0) return null;
    return index.listSwaps(answer.search).length === 0 ? "said" : "near";
  };
}

/** A trim may have the name of a model that is not for sale. */
function keepWordsOfCars(
  reading: WordsReading,
  lookUp: WordLookUp,
): WordsReading {
  const absent = reading.unused
    .filter(({ reason }) => reason === "not-in-stock")
    .map(({ text }) => text);
  const found = [...new Set(absent)]
    .slice(0, MOST_LOOKED_UP)
    .filter((text) => lookUp(text) === "said");
  const isOnCars = ({ reason, text }: UnusedWords) =>
    reason === "not-in-stock" && found.includes(text);
  return {
    ...reading,
    keywords: [
      ...reading.keywords,
      ...reading.unused.filter(isOnCars).map(({ text }) => text),
    ],
    unused: reading.unused.filter((it) => !isOnCars(it)),
  };
}

/**
 * Beside words that are understood, one that no vehicle has would leave no result: it is set aside and named. By itself
 * it stays, and the empty list says so.
 */
function removeUnknownWords(
  reading: WordsReading,
  lookUp: WordLookUp,
): WordsReading {
  const { keywords, parsedFilters, questions } = reading;
  const isFound = (word: string) => {
    const found = lookUp(word);
    // A boat is no Boattail: only a longer word that few people use may stand for the beginning of another.
    return (
      found === "said" ||
      (found === "near" &&
        word.length >= SHORTEST_GUESS &&
        !NEVER_TYPOS.has(word))
    );
  };
  const checked = keywords.slice(0, MOST_LOOKED_UP);
  const found = checked.filter(isFound);
  if (found.length === keywords.length) return reading;
  const isAlone = parsedFilters.length === 0 && questions.length === 0;
  if (found.length === 0 && isAlone) return reading;
  return {
    ...reading,
    keywords: found,
    unused: [
      ...reading.unused,
      ...keywords
        .filter((word) => !found.includes(word))
        .map((text): UnusedWords => ({ text, reason: "no-vehicle" })),
    ],
  };
}

/** So few letters are no word, unless a name has them. */
const BEGINNING = /^\p{L}{1,2}$/u;

/**
 * A last word that only begins another one is none: "white suv wi" is not finished, and "toyota high" is sooner its
 * Highlander than high beams. Behind its make or model a trim is a word, however short it is: "Camry SE".
 */
function removeBeginning(
  reading: WordsReading,
  sentence: string,
  { models }: SearchVocabulary,
  visible: GatedIndex,
): WordsReading {
  const { keywords, parsedFilters, questions } = reading;
  const last = keywords.at(-1)?.toLowerCase() ?? "";
  const isLast = tokenize(sentence).at(-1)?.text === last;
  const parts = keywords.length + parsedFilters.length + questions.length;
  if (!isLast || parts < 2) return reading;
  const names = parsedFilters.flatMap((it) =>
    it.filter.kind === "values" && it.filter.key === "make_model"
      ? [{ ...it, filter: it.filter }]
      : [],
  );
  const makes = names.flatMap(({ filter }) => filter.values.map(getMake));
  const beginsModel = models.some(
    ({ value, name }) =>
      makes.includes(getMake(value)) &&
      tokenize(name).some(({ text }) => text.startsWith(last)),
  );
  if (!BEGINNING.test(last) && !beginsModel) return reading;
  const named = { ...reading, parsedFilters: names, keywords: [last] };
  const cars =
    names.length === 0
      ? []
      : visible.searchVisible(applyReading(EVERYTHING, named)).vehicles;
  const hasName = cars.some(({ model, trim }) =>
    tokenize(`${model} ${trim ?? ""}`).some(({ text }) => text === last),
  );
  if (hasName) return reading;
  return {
    ...reading,
    keywords: keywords.slice(0, -1),
    unused: [...reading.unused, { text: last, reason: "unclear" }],
  };
}

import type { Meaning } from "./meaning.ts";
import type { FoundPhrase } from "./find-phrase.ts";
import type { BookOfWords } from "./phrase-book.ts";
import {
  CONSUMED_INTERIOR_WORDS,
  INTERIOR_WORDS,
  INTERIOR_WORDS_IN_FRONT,
} from "./word-tables.ts";
import type { WordToken } from "./word-tokens.ts";

/** "Red on tan" says the paint and then the seats. */
const ON: ReadonlySet<string> = new Set(["on", "over"]);

/** Reads "black interior" and "red on tan"; every other phrase is what it was. */
export function toInteriorMeaning(
  tokens: readonly WordToken[],
  at: number,
  phrase: FoundPhrase,
  { byWords }: BookOfWords,
): FoundPhrase {
  const { meaning, length } = phrase;
  if (!isPaint(meaning)) return phrase;
  const after = tokens[at + length]?.text ?? "";
  const before = tokens[at - 1]?.text ?? "";
  const twoBefore = byWords.get(tokens[at - 2]?.text ?? "");
  const isParted = /[,;.]/.test(tokens[at]?.gap ?? "");
  const isInside =
    INTERIOR_WORDS.has(after) ||
    before === "interior" ||
    before === "inside" ||
    (ON.has(before) && twoBefore?.meanings.some(isPaint) === true) ||
    (!isParted && INTERIOR_WORDS_IN_FRONT.has(before));
  if (!isInside) return phrase;
  return {
    length: length + (CONSUMED_INTERIOR_WORDS.has(after) ? 1 : 0),
    meaning: { ...meaning, key: "interior-color" },
  };
}

type Paint = Extract<Meaning, { readonly kind: "values" }>;

function isPaint(meaning: Meaning): meaning is Paint {
  return meaning.kind === "values" && meaning.key === "exterior-color";
}

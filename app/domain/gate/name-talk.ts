import { memoize } from "#app/domain/memoize.ts";
import {
  AFTER_AMOUNT,
  BEFORE_AMOUNT,
  isNumberWord,
  isSmallNumberWord,
  MONEY_WORDS,
} from "./talk-words.ts";
import {
  findRunEnd,
  hasUnit,
  isAfterAmountWord,
  isBeforeAmountWord,
  isFractionOfPrice,
  isMasked,
  isMultiplied,
  isPlainNumber,
  MOST_TEXTS_KEPT,
  readTalk,
  type Talk,
  toPlainTalk,
} from "./talk-tokens.ts";

/** A stock number may be any number; a grade or color has none of five digits. */
type NameKind = "name" | "code";

/**
 * What in a name, such as a grade, a color or a stock number, speaks of a price. Numbers that cars are called by, such as
 * 1500, 328i and 2.0T, do not.
 */
function findTalk(name: string, kind: NameKind): Talk {
  const talk = readTalk(toPlainTalk(name));
  return talk.filter(({ kind: sort, text }, at) => {
    if (sort === "number") return isAmountInName(talk, at, kind);
    if (/[\p{Sc}\p{N}]/u.test(text) || MONEY_WORDS.has(text)) return true;
    if (isFractionOfPrice(talk, at)) return true;
    return isNumberWord(text) && isSpelledAmount(talk, at);
  });
}

function isAmountInName(talk: Talk, at: number, kind: NameKind): boolean {
  const number = talk[at];
  if (number === undefined) return false;
  const { text, isTouching } = number;
  const isCode = kind === "code" && isTouching && talk[at - 1]?.kind === "word";
  if (isMasked(talk, at) || isMultiplied(talk, at)) return true;
  if (isCode && isPlainNumber(number)) return false;
  if (isBeforeAmountWord(talk, at)) return true;
  if (hasUnit(talk, at)) return false;
  if (talk[at + 1]?.text === "%") return true;
  if (text.length > 1 && isAfterAmountWord(talk, at)) return true;
  if (isPlainNumber(number)) return kind === "name" && text.length > 4;
  return /,|\.\d{3}|^\d\d\.\d/.test(text);
}

/** Ford has sold a Five Hundred. */
function isSpelledAmount(talk: Talk, at: number): boolean {
  const end = findRunEnd(talk, at);
  const run = talk.slice(at, end).filter(({ kind }) => kind === "word");
  const words = run.map(({ text }) => text).join(" ");
  if (words === "five hundred" || hasUnit(talk, end - 1)) return false;
  if (isBeforeAmountWord(talk, end - 1)) return true;
  return (
    run.length > 1 || (!isSmallNumberWord(words) && isAfterAmountWord(talk, at))
  );
}

/** A stock number that is the price is no stock number. Smaller amounts stand in too many codes. */
const SMALLEST_TELLING_DOLLARS = 1_000;

export function namesExactAmount(
  text: string,
  amountsCents: readonly (number | null)[],
): boolean {
  if (!/\p{N}/u.test(text)) return false;
  const digits = toPlainTalk(text).replace(/(?<=\d)[\s.,'’_-]+(?=\d)/g, "");
  return amountsCents.some((cents) => {
    const dollars = Math.floor((cents ?? 0) / 100);
    return (
      dollars >= SMALLEST_TELLING_DOLLARS && digits.includes(String(dollars))
    );
  });
}

/** What is left of a name without its price talk: "SE - now 17500" is an SE. Null says that nothing is left. */
export const cutPriceTalk = memoize((name: string): string | null => {
  const talk = findTalk(name, "name");
  const [first] = talk;
  const last = talk.at(-1);
  if (first === undefined || last === undefined) return name;
  const words = name.split(/\s+/);
  const before = trimTalk(words.slice(0, first.wordsBefore));
  if (before !== "") return before;
  const after = trimTalk(words.slice(last.wordsBefore + 1));
  const isWord = (word: string) =>
    !/\p{N}/u.test(word) && !isNumberWord(toPlainTalk(word));
  return after !== "" && after.split(" ").every(isWord) ? after : null;
}, MOST_TEXTS_KEPT);

/** Stock numbers are such as 22K514 and 73450XX: only what has spaces and marks is talk, or 18k and 26xxx alone. */
export function hasPriceTalk(code: string): boolean {
  return /^[\p{L}\p{N}-]+$/u.test(code)
    ? /^\d{1,3}(?:k|x{2,3})$/i.test(code)
    : findTalk(code, "code").length > 0;
}

/** What led to an amount goes with it. */
function trimTalk(words: readonly string[]): string {
  const isFiller = (word: string | undefined) => {
    const plain = toPlainTalk(word ?? "").replace(/[^\p{L}\p{N}]/gu, "");
    return plain === "" || BEFORE_AMOUNT.has(plain) || AFTER_AMOUNT.has(plain);
  };
  let [from, end] = [0, words.length];
  while (from < end && isFiller(words[from])) from += 1;
  while (end > from && isFiller(words[end - 1])) end -= 1;
  return words
    .slice(from, end)
    .join(" ")
    .replace(/[-–—,:;(!|~*]$/, "");
}

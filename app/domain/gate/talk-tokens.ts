import {
  AFTER_AMOUNT,
  BEFORE_AMOUNT,
  BETWEEN_AMOUNT,
  INCH_THINGS,
  isNumberWord,
  PERCENT_THINGS,
  TOUCHING_UNITS,
  UNIT_ADJECTIVES,
  UNITS,
} from "./talk-words.ts";

export interface TalkToken {
  readonly kind: "number" | "word" | "mark";
  /** Words are in lower case; a number keeps its points and commas. */
  readonly text: string;
  /** No space stands before it. */
  readonly isTouching: boolean;
  /** So many words, as spaces part them, stand before it. */
  readonly wordsBefore: number;
}

export type Talk = readonly TalkToken[];

/** Feeds repeat their words, so what was found in so many of them is kept. */
export const MOST_TEXTS_KEPT = 20_000;

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}+|\S/gu;
/** The middle parts of a phone number are no amounts. */
const PHONE =
  /(?<![\d$])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?!\d)/g;

/** Full-width digits become plain ones, and accents and invisible characters between letters go. */
export function toPlainTalk(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
}

export function readTalk(plain: string): Talk {
  const words = plain.replace(PHONE, " ").split(/\s+/);
  return words.flatMap((word, wordsBefore) =>
    Array.from(word.matchAll(TOKEN), ({ 0: text, index }) => ({
      kind: getTokenKind(text),
      text,
      isTouching: index > 0,
      wordsBefore,
    })),
  );
}

function getTokenKind(text: string): TalkToken["kind"] {
  if (/^\d/.test(text)) return "number";
  return /^\p{L}/u.test(text) ? "word" : "mark";
}

export function isPlainNumber({ kind, text }: TalkToken): boolean {
  return kind === "number" && !/[.,]/.test(text);
}

/** Digits that somebody blotted out: 26,7xx · 17xxx · 26,OOO. */
export function isMasked(talk: Talk, at: number): boolean {
  const number = talk[at];
  const next = talk[at + 1];
  if (number === undefined || next === undefined || !next.isTouching)
    return false;
  if (/^[xo*#_?]{2,}$/.test(next.text)) return true;
  // Subaru sells a 2.5X.
  if (/^[x*#_?]$/.test(next.text))
    return /^\d\d+[.,]/.test(number.text) || talk[at + 2]?.text === next.text;
  const after = talk[at + 2];
  return /^[.,]$/.test(next.text) && /^[xo*#_?]+$/.test(after?.text ?? "");
}

/** "72 x 389" and "24x12 000" are payments; "4x4" and `17 x 7.5 wheels` are not. */
export function isMultiplied(talk: Talk, at: number): boolean {
  const [number, sign, other] = talk.slice(at, at + 3);
  if (!/^[x×*@]$/.test(sign?.text ?? "") || other?.kind !== "number")
    return false;
  const factors = [Number(number?.text), Number(other.text)];
  if (factors.some((it) => it < 10)) return false;
  return factors.some((it) => !(it < 100)) || !hasUnit(talk, at + 2);
}

/** 389 pm · 389/mo · 389 a month · 2000 off · 17 grand; but 60k miles are none. */
export function isBeforeAmountWord(talk: Talk, at: number): boolean {
  let next = at + 1;
  while (/^[/-]$/.test(talk[next]?.text ?? "")) next += 1;
  if (BETWEEN_AMOUNT.has(talk[next]?.text ?? "")) next += 1;
  const word = talk[next]?.text ?? "";
  // Paints have codes such as 883P.
  if (word === "p" && !/^[./]$/.test(talk[next + 1]?.text ?? "")) return false;
  if (word === "grand" && GRAND_CARS.test(talk[next + 1]?.text ?? ""))
    return false;
  return (
    AFTER_AMOUNT.has(word) &&
    !(/^(?:k|mil)$/.test(word) && hasUnit(talk, next)) &&
    !isMonthsOfWarranty(talk, next)
  );
}

/** A CX-9 Grand Touring and a 2014 Grand Cherokee are no nine and no two thousand grand. */
const GRAND_CARS =
  /^(?:touring|cherokee|caravan|wagoneer|vitara|prix|am|marquis|sport|highlander|voyager|coupe|tour)$/;

/** "36 month warranty" is a time. */
function isMonthsOfWarranty(talk: Talk, at: number): boolean {
  return (
    talk[at]?.text === "month" &&
    /^(?:warranty|coverage|plan|trial|subscription|or)$/.test(
      talk[at + 1]?.text ?? "",
    )
  );
}

export function getWordBefore(talk: Talk, at: number): string {
  let before = at - 1;
  while (
    talk[before]?.kind === "mark" &&
    !/[.;!?/]/.test(talk[before]?.text ?? "")
  )
    before -= 1;
  return talk[before]?.text ?? "";
}

export function isAfterAmountWord(talk: Talk, at: number): boolean {
  return BEFORE_AMOUNT.has(getWordBefore(talk, at));
}

/** The number that ends at this place counts or measures what comes after it. */
export function hasUnit(talk: Talk, at: number): boolean {
  const isSpelled = talk[at]?.kind === "word";
  let next = at + 1;
  const first = talk[next];
  if (first === undefined) return false;
  if (first.isTouching && !isSpelled && isTouchingUnit(talk, at, first))
    return true;
  if (/^[-–‑]$/.test(first.text)) next += 1;
  if (talk[next]?.text === "k" && hasUnit(talk, next)) return true;
  const word = talk[next]?.text ?? "";
  if (UNITS.has(word) || isLiters(talk, at, word)) return true;
  if (isFuelEconomy(talk, next)) return true;
  if (word === "in") return isInchThing(talk, next);
  if (isMonthsOfWarranty(talk, next)) return true;
  return (
    UNIT_ADJECTIVES.has(word) &&
    (UNITS.has(talk[next + 1]?.text ?? "") ||
      UNIT_ADJECTIVES.has(talk[next + 1]?.text ?? ""))
  );
}

function isTouchingUnit(talk: Talk, at: number, next: TalkToken): boolean {
  const value = Number(talk[at]?.text.replaceAll(",", "") ?? 0);
  if (/^["″”'′°]$/.test(next.text))
    return value < 400 && !isAfterAmountWord(talk, at);
  if (next.text === "%") return PERCENT_THINGS.has(talk[at + 2]?.text ?? "");
  if (next.text === "in") return value < 50;
  return TOUCHING_UNITS.has(next.text) && value < 1_000;
}

function isLiters(talk: Talk, at: number, word: string): boolean {
  const isVolume = /^\d\.\d{1,2}$/.test(talk[at]?.text ?? "");
  return isVolume && (word === "l" || word === "v" || word === "i");
}

/** 28 in the city and 39 on the highway. */
function isFuelEconomy(talk: Talk, at: number): boolean {
  const place = talk[at + 1]?.text === "the" ? at + 2 : at + 1;
  return (
    /^(?:in|on)$/.test(talk[at]?.text ?? "") &&
    /^(?:city|highway|hwy)$/.test(talk[place]?.text ?? "")
  );
}

function isInchThing(talk: Talk, at: number): boolean {
  let next = at + 1;
  while (talk[next]?.kind === "mark") next += 1;
  return INCH_THINGS.has(talk[next]?.text ?? "");
}

/** The place after the last of the number words that follow each other from here on. */
export function findRunEnd(talk: Talk, from: number): number {
  let end = from;
  for (let at = from; at < talk.length; at++) {
    const { text = "" } = talk[at] ?? {};
    if (isNumberWord(text)) end = at + 1;
    else if (text !== "-" && text !== "and" && text !== "y" && text !== ",")
      break;
  }
  return end;
}

/** Half price, half off. */
export function isFractionOfPrice(talk: Talk, at: number): boolean {
  return (
    /^(?:half|third|quarter|mitad)$/.test(talk[at]?.text ?? "") &&
    /^(?:price|off|msrp|sticker|retail|de)$/.test(talk[at + 1]?.text ?? "")
  );
}

import * as words from "./amount-words.ts";
import type { Meaning } from "./meaning.ts";
import {
  isJoined,
  matchAny,
  type NumberWord,
  type Phrases,
  type WordToken,
} from "./word-tokens.ts";
import {
  isYearAmount,
  findAmountMeaning,
  type Bound,
} from "./amount-meaning.ts";

export interface AmountPhrase {
  readonly meaning: Meaning;
  /** Words are counted; there is at least 1. */
  readonly length: number;
}

/** Reads "under 20k", "2018-2021" and "50,000 miles or less"; null when the run asks for nothing. */
export function readAmountPhrase(
  tokens: readonly WordToken[],
  at: number,
  currentYear: number,
): AmountPhrase | null {
  const paymentWords = matchAny(tokens, at, words.PAYMENT_WORDS);
  const unitWords = paymentWords > 0 ? NO_UNIT : readUnitInFront(tokens, at);
  const prefix = paymentWords + unitWords.length;
  const leading = matchBestBound(LEADING, tokens, at + prefix);
  const numberAt = at + prefix + leading.length;
  const first = readAmount(tokens, numberAt);
  if (first === null || isPartOfCode(tokens, numberAt)) return null;
  const isOpen = leading.bound === null || leading.bound === "from";
  const second =
    isOpen || leading.bound === "between"
      ? readSecond(
          tokens,
          first,
          leading.bound,
          currentYear,
          tokens[numberAt - 1]?.text === "de",
        )
      : null;
  let end = second?.end ?? first.end;
  let unit = readUnit(tokens, end);
  end += unit.length;
  const trailing =
    isOpen && second === null
      ? matchBestBound(TRAILING, tokens, end)
      : NO_BOUND;
  end += trailing.length;
  if (unit.unit === null) {
    unit = readUnit(tokens, end);
    end += unit.length;
  }
  // In "3-row" the number belongs to the word behind it.
  const after = tokens[end];
  if (end === numberAt + 1 && after && isJoined(after)) return null;
  if (unitWords.unit !== null && !isUnitLeft(unitWords.unit, unit.unit))
    return null;
  const meaning = findAmountMeaning({
    bound: second !== null ? "between" : (trailing.bound ?? leading.bound),
    amounts: second === null ? [first] : [first, second],
    unit:
      paymentWords > 0 && (unit.unit === null || unit.unit === "price")
        ? "payment"
        : (unitWords.unit ??
          unit.unit ??
          findUnitBefore(tokens, at, first, currentYear)),
    hasUnitWord: unit.unit !== null,
    isApostrophed: /['’]$/.test(tokens[numberAt]?.gap ?? ""),
    currentYear,
  });
  return meaning === null ? null : { meaning, length: end - at };
}

interface FoundUnit {
  readonly unit: AmountUnit | null;
  readonly length: number;
}

const NO_UNIT: FoundUnit = { unit: null, length: 0 };

/** "Seats 7" and "range of 250 miles". */
function readUnitInFront(tokens: readonly WordToken[], at: number): FoundUnit {
  const range = matchAny(tokens, at, words.RANGE_WORDS);
  if (range > 0) return { unit: "range", length: range };
  const seats = matchAny(tokens, at, words.SEAT_WORDS);
  return seats > 0 ? { unit: "seats", length: seats } : NO_UNIT;
}

/** What stands behind the number may say the same, and nothing else. */
function isUnitLeft(inFront: AmountUnit, behind: AmountUnit | null): boolean {
  if (behind === null || behind === inFront) return true;
  return inFront === "range" && behind === "mileage";
}

interface FoundBound {
  readonly bound: Bound | null;
  readonly length: number;
}

type BoundTable = readonly (readonly [Bound, Phrases])[];

const NO_BOUND: FoundBound = { bound: null, length: 0 };

const LEADING: BoundTable = [
  ["between", words.BETWEEN],
  ["after", words.AFTER],
  ["before", words.BEFORE],
  ["within", words.WITHIN],
  ["max", words.AT_MOST],
  ["min", words.AT_LEAST],
  ["about", words.ABOUT],
  ["from", words.FROM],
];

const TRAILING: BoundTable = [
  ["max", words.OR_LESS],
  ["newer", words.OR_NEWER],
  ["min", words.OR_MORE],
  ["down", words.DOWN_FROM],
  ["older", words.OR_OLDER],
];

function matchBestBound(
  table: BoundTable,
  tokens: readonly WordToken[],
  at: number,
): FoundBound {
  let best = NO_BOUND;
  for (const [bound, phrases] of table) {
    const length = matchAny(tokens, at, phrases);
    if (length > best.length) best = { bound, length };
  }
  return best;
}

interface ReadAmount extends NumberWord {
  readonly end: number;
}

function readAmount(
  tokens: readonly WordToken[],
  at: number,
): ReadAmount | null {
  const number = tokens[at]?.number ?? null;
  if (number === null) return null;
  const length = number.hasThousands
    ? 0
    : matchAny(tokens, at + 1, words.THOUSANDS);
  return {
    value: length > 0 ? number.value * 1000 : number.value,
    hasDollarSign: number.hasDollarSign,
    hasThousands: number.hasThousands || length > 0,
    hasComma: number.hasComma,
    end: at + 1 + length,
  };
}

/** "A21-4471" is a stock number. */
function isPartOfCode(tokens: readonly WordToken[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined || !isJoined(token))
    return false;
  return /\p{L}/u.test(before.text) && !/['’]/.test(token.gap);
}

/** Reads "… to 20k" and "…-20k". */
function readSecond(
  tokens: readonly WordToken[],
  first: ReadAmount,
  bound: Bound | null,
  currentYear: number,
  isFromWord: boolean,
): ReadAmount | null {
  const token = tokens[first.end];
  if (token === undefined) return null;
  const isDashed = /[-–—/]/.test(token.gap);
  const link = isDashed ? 0 : matchAny(tokens, first.end, words.TO);
  if (!isDashed && link === 0) return null;
  const second = readAmount(tokens, first.end + link);
  if (second === null) return null;
  const areYears = [first, second].map((it) => isYearAmount(it, currentYear));
  // "De 15 a 20 mil" has its first small word in front.
  const isBehindDe =
    isFromWord &&
    token.text === "a" &&
    (second.hasThousands || second.value >= 1000);
  const isPlainLink =
    isDashed || token.text === "to" || bound !== null || isBehindDe;
  // "2019 and 20k" are a year and a price.
  if (areYears[0] !== areYears[1] && !second.hasComma && bound !== "between")
    return areYears[0] || !isPlainLink ? null : second;
  return isPlainLink || areYears[0] ? second : null;
}

export type AmountUnit =
  | "price"
  | "mileage"
  | "payment"
  | "other-payment"
  | "age"
  | "mpg"
  | "range"
  | CountUnit
  | "other";

/** What a car has a few of. */
export type CountUnit = "seats" | "doors" | "cylinders";

const UNITS: readonly (readonly [AmountUnit, Phrases])[] = [
  ["age", words.YEARS_OLD],
  ["payment", words.MONTHLY],
  ["other-payment", words.OTHER_PAYMENTS],
  ["price", words.DOLLARS],
  // They begin with miles.
  ["range", words.ELECTRIC_RANGE],
  ["mpg", words.MPG],
  ["seats", words.SEATS],
  ["doors", words.DOORS],
  ["cylinders", words.CYLINDERS],
  ["mileage", words.MILES],
  ["other", words.OTHER_UNITS],
];

function readUnit(tokens: readonly WordToken[], at: number): FoundUnit {
  for (const [unit, phrases] of UNITS) {
    const length = matchAny(tokens, at, phrases);
    if (length === 0) continue;
    if (unit !== "price") return { unit, length };
    // Examples are "400 dollars a month" and "2000 dollars down".
    const behind = readUnit(tokens, at + length);
    return behind.unit === "payment" || behind.unit === "other-payment"
      ? { unit: behind.unit, length: length + behind.length }
      : { unit, length };
  }
  return NO_UNIT;
}

function findUnitBefore(
  tokens: readonly WordToken[],
  at: number,
  amount: NumberWord,
  currentYear: number,
): AmountUnit | null {
  const before = tokens[at - 1]?.text;
  // In "60000 miles 2018 or newer" the miles belong to the number in front of them.
  const isTaken = (tokens[at - 2]?.number ?? null) !== null;
  if (isTaken && isYearAmount(amount, currentYear)) return null;
  const isApart = /[,;.]/.test(tokens[at]?.gap ?? "");
  if (before === undefined || isApart || amount.hasDollarSign) return null;
  // "Good gas mileage under 12k" speaks of the fuel, then of money.
  const isOfFuel = words.FUEL_WORDS.has(tokens[at - 2]?.text ?? "");
  if (words.MILEAGE_WORDS.has(before)) return isOfFuel ? null : "mileage";
  return words.PRICE_WORDS.has(before) ? "price" : null;
}

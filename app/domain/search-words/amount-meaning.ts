import type { Range } from "#app/domain/inventory/search.ts";
import type { Meaning } from "./meaning.ts";
import { FACET_VALUES } from "#app/domain/inventory/facet-values.ts";
import type { AmountUnit, CountUnit } from "./amount-phrase.ts";
import type { NumberWord } from "./word-tokens.ts";

export type Bound =
  | "max"
  | "min"
  | "about"
  | "between"
  | "from"
  | "after"
  | "before"
  /** A distance before miles. */
  | "within"
  | "newer"
  /** "… or older": years alone. */
  | "older"
  /** "… para abajo": years and everything else. */
  | "down";

export interface SaidAmounts {
  readonly bound: Bound | null;
  /** There is one amount, or the two ends of a range. */
  readonly amounts: readonly NumberWord[];
  /** No word names the unit: null. */
  readonly unit: AmountUnit | null;
  /** The unit stands behind the number itself. */
  readonly hasUnitWord: boolean;
  /** Years such as "'19" have an apostrophe. */
  readonly isApostrophed: boolean;
  readonly currentYear: number;
}

const OLDEST_YEAR = 1980;
/** An address takes at most seven digits. */
const LARGEST = 9_999_999;
/** "Under 20" means twenty thousand, because nobody sells a car for twenty dollars. */
const SHORT_THOUSANDS = { from: 3, to: 150 };
const LEAST_PRICE = 500;
const MOST_A_MONTH = 99_999;

const UNCLEAR: Meaning = { kind: "unused", reason: "unclear" };
const OTHER_PAYMENT: Meaning = { kind: "unused", reason: "payment" };
const NO_FILTER: Meaning = { kind: "unused", reason: "no-filter" };

/** A number that is no amount stays a word. */
export function findAmountMeaning(said: SaidAmounts): Meaning | null {
  const { unit, bound, amounts, isApostrophed } = said;
  if (unit === "payment") return getPaymentMeaning(said);
  if (unit === "other-payment") return OTHER_PAYMENT;
  if (unit === "other") return NO_FILTER;
  if (unit === "age") return getAgeMeaning(said);
  if (unit === "mpg" || unit === "range") return getFigureMeaning(unit, said);
  if (unit === "seats" || unit === "doors" || unit === "cylinders")
    return getCountMeaning(unit, said);
  const isMoneyOrMiles = unit !== null || amounts.some(isSum);
  if (isApostrophed && !isMoneyOrMiles) return findShortYearMeaning(said);
  if (
    !isMoneyOrMiles &&
    amounts.every((it) => isYearAmount(it, said.currentYear))
  )
    return getYearMeaning(said);
  if (bound !== null && YEAR_BOUNDS.includes(bound)) return UNCLEAR;
  if (unit === "mileage")
    return bound === "within" ? NO_FILTER : findSumMeaning("mileage", said);
  if (unit === "price" || amounts.some(isSum))
    return findSumMeaning("price", said);
  if (bound === null) return null;
  // "From 60505" names a place.
  if (bound === "from" || bound === "about")
    return amounts.some(({ value }) => value >= 1000 && value < 60_000)
      ? findSumMeaning("price", said)
      : null;
  return findSumMeaning("price", said);
}

const FIGURES = {
  mpg: { key: "mpg", least: 5, most: 250 },
  range: { key: "electric-range", least: 10, most: 1000 },
} as const;

/** More miles are better, so that a figure alone is the least. */
function getFigureMeaning(
  unit: keyof typeof FIGURES,
  { bound, amounts }: SaidAmounts,
): Meaning {
  const { key, least, most } = FIGURES[unit];
  const [first = 0, second = first] = amounts.map(({ value }) =>
    Math.round(value),
  );
  if ([first, second].some((it) => it < least || it > most)) return UNCLEAR;
  if (bound === "between")
    return { kind: "range", key, range: toOrderedRange(first, second) };
  return {
    kind: "range",
    key,
    range: bound === "max" ? { max: first } : { min: first },
  };
}

/** From so many seats on, more will do as well (Assumption A264). */
const MANY_SEATS = 6;

function getCountMeaning(
  key: CountUnit,
  { bound, amounts }: SaidAmounts,
): Meaning {
  const said = amounts.map(({ value }) => toOfferedCount(key, value));
  const [first = 0, second = first] = said;
  const [from, to] =
    bound === "between"
      ? [Math.min(first, second), Math.max(first, second)]
      : bound === "min" || (key === "seats" && !bound && first >= MANY_SEATS)
        ? [first, Infinity]
        : bound === "max"
          ? [0, first]
          : [first, first];
  const values = FACET_VALUES[key].filter(
    (it) => Number(it) >= from && Number(it) <= to,
  );
  return values.length === 0 ? NO_FILTER : { kind: "values", key, values };
}

/** A hatch counts as a door in some papers, and the filter's last value stands for more seats, too. */
function toOfferedCount(key: CountUnit, value: number): number {
  if (key === "doors" && value === 5) return 4;
  return key === "seats" && value <= 15 ? Math.min(value, 8) : value;
}

const YEAR_BOUNDS: readonly Bound[] = ["after", "before", "older", "newer"];

function isSum(amount: NumberWord): boolean {
  return amount.hasDollarSign || amount.hasThousands || amount.hasComma;
}

/** A number counts as a model year unless something makes it a sum. */
export function isYearAmount(amount: NumberWord, currentYear: number): boolean {
  const { value } = amount;
  return (
    !isSum(amount) &&
    Number.isInteger(value) &&
    value >= OLDEST_YEAR &&
    value <= currentYear + 2
  );
}

function getYearMeaning({ bound, amounts }: SaidAmounts): Meaning {
  const [first = 0, second = first] = amounts.map(({ value }) => value);
  const ranges: Readonly<Partial<Record<Bound, Range>>> = {
    between: toOrderedRange(first, second),
    from: { min: first },
    min: { min: first },
    newer: { min: first },
    after: { min: first + 1 },
    before: { max: first - 1 },
    older: { max: first },
    down: { max: first },
    about: { min: first - 1, max: first + 1 },
  };
  const range = bound === null ? { min: first, max: first } : ranges[bound];
  // "Under 2018" could mean older or cheaper.
  return range === undefined ? UNCLEAR : { kind: "range", key: "year", range };
}

function findShortYearMeaning(said: SaidAmounts): Meaning | null {
  const full = said.amounts.map((amount) => {
    const century = amount.value <= (said.currentYear % 100) + 2 ? 2000 : 1900;
    return { ...amount, value: century + amount.value };
  });
  return full.every((it) => isYearAmount(it, said.currentYear))
    ? getYearMeaning({ ...said, amounts: full })
    : null;
}

function getAgeMeaning({ bound, amounts, currentYear }: SaidAmounts): Meaning {
  const age = amounts.at(-1)?.value ?? 0;
  if (!Number.isInteger(age) || age > 60) return UNCLEAR;
  const year = currentYear - age;
  if (bound === "min" || bound === "before" || bound === "older")
    return { kind: "range", key: "year", range: { max: year } };
  if (bound !== null && bound !== "between" && bound !== "from")
    return { kind: "range", key: "year", range: { min: year } };
  return UNCLEAR;
}

/** It is the most that a month may cost; nobody looks for a car that costs more (Assumption A84). */
function getPaymentMeaning({ bound, amounts }: SaidAmounts): Meaning {
  const most = Math.ceil(Math.max(...amounts.map(({ value }) => value)));
  if (bound === "min" || bound === "from") return NO_FILTER;
  if (bound !== null && YEAR_BOUNDS.includes(bound)) return UNCLEAR;
  const max = bound === "about" ? Math.ceil((most * 11) / 100) * 10 : most;
  if (max < 1 || max > MOST_A_MONTH) return UNCLEAR;
  return { kind: "range", key: "payment", range: { max } };
}

function findSumMeaning(
  key: "price" | "mileage",
  said: SaidAmounts,
): Meaning | null {
  const { bound, amounts, unit, hasUnitWord } = said;
  const values = toThousands(amounts, key === "price" || !hasUnitWord);
  // "50 miles" may be a distance.
  if (key === "mileage" && values.some((it) => it < LEAST_PRICE))
    return UNCLEAR;
  if (values.some((it) => it > LARGEST)) return UNCLEAR;
  // A few hundred dollars usually mean a monthly payment.
  if (key === "price" && values.some((it) => it < LEAST_PRICE))
    return amounts.some(({ hasDollarSign }) => hasDollarSign)
      ? getPaymentMeaning(said)
      : UNCLEAR;
  // A number alone is a budget or the most miles.
  if (bound === null && unit === null && !amounts.some(isSum)) return null;
  const [first = 0, second = first] = values;
  return { kind: "range", key, range: toRange(key, bound, first, second) };
}

function toRange(
  key: "price" | "mileage",
  bound: Bound | null,
  first: number,
  second: number,
): Range {
  if (bound === "between") return toOrderedRange(first, second);
  if (bound === "min" || bound === "from") return { min: first };
  if (bound === "about" && key === "price") {
    const step = first >= 5000 ? 500 : 100;
    return {
      min: Math.round((first * 0.9) / step) * step,
      max: Math.round((first * 1.1) / step) * step,
    };
  }
  return { max: first };
}

/** "15-20k" means 15 to 20 thousand, and so does "between 15 and 20" in dollars. */
function toThousands(
  amounts: readonly NumberWord[],
  isShortUsual: boolean,
): readonly number[] {
  const isAnyLong = amounts.some(
    ({ hasThousands, value }) => hasThousands || value >= 1000,
  );
  return amounts.map(({ value, hasThousands, hasDollarSign }) => {
    const isShort =
      !hasThousands &&
      value >= SHORT_THOUSANDS.from &&
      value <= SHORT_THOUSANDS.to;
    const isMeant = isAnyLong || (isShortUsual && !hasDollarSign);
    return Math.round(isShort && isMeant ? value * 1000 : value);
  });
}

function toOrderedRange(a: number, b: number): Range {
  return { min: Math.min(a, b), max: Math.max(a, b) };
}

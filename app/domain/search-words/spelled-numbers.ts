import { BEHIND_SPELLED, COUNTED, FRONT_OF_SPELLED } from "./amount-words.ts";
import { matchAny, type WordToken } from "./word-tokens.ts";

function toTable(words: string, first: number, step: number) {
  return words.split(" ").map((word, at) => [word, first + at * step] as const);
}

const ONES = new Map([
  ...toTable("one two three four five six seven eight nine", 1, 1),
  ...toTable("dos tres cuatro cinco seis siete ocho nueve", 2, 1),
]);
/** They stand behind "treinta y" alone, because elsewhere they are articles. */
const SINGLE = new Map([
  ["un", 1],
  ["uno", 1],
]);
const TEENS = new Map([
  ...toTable(
    "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    10,
    1,
  ),
  ...toTable(
    "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
    10,
    1,
  ),
  ...toTable(
    "veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
    21,
    1,
  ),
  ["veintiun", 21],
]);
const TENS = new Map([
  ...toTable("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...toTable(
    "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    20,
    10,
  ),
  ["fourty", 40],
]);
const HUNDREDS = new Map([
  ["cien", 100],
  ["doscientos", 200],
  ["trescientos", 300],
  ["cuatrocientos", 400],
  ["quinientos", 500],
  ["seiscientos", 600],
  ["setecientos", 700],
  ["ochocientos", 800],
  ["novecientos", 900],
  ["ciento", 100],
]);
const THOUSAND: ReadonlySet<string> = new Set(
  "thousand grand k mil".split(" "),
);

interface SpelledNumber {
  readonly value: number;
  readonly hasThousands: boolean;
  readonly hasHundreds: boolean;
  readonly isYear: boolean;
  /** Words are counted. */
  readonly length: number;
}

/**
 * "Twenty thousand", "fifteen grand" and "seven seats" become numbers. Spelled numbers that are no sum, no year and no
 * count stay words, because "four wheel drive" and Ford's Five Hundred are names.
 */
export function joinSpelledNumbers(
  tokens: readonly WordToken[],
): readonly WordToken[] {
  const joined: WordToken[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const spelled = readSpelledNumber(tokens, at);
    const last = spelled && tokens[at + spelled.length - 1];
    if (spelled && last && isSumOrYear(spelled, tokens, at)) {
      const { value, hasThousands, length } = spelled;
      joined.push({
        text: String(value),
        start: token.start,
        end: last.end,
        gap: token.gap,
        number: { value, hasDollarSign: false, hasThousands, hasComma: false },
      });
      at += length;
    } else {
      joined.push(token);
      at++;
    }
  }
  return joined;
}

function isSumOrYear(
  { value, hasThousands, hasHundreds, isYear, length }: SpelledNumber,
  tokens: readonly WordToken[],
  at: number,
): boolean {
  const isCount = matchAny(tokens, at + length, COUNTED) > 0;
  if (hasThousands || isYear || isCount) return true;
  if (tokens[at - 1]?.text === "seats") return true;
  const isBehind = at > 0 && matchAny(tokens, at - 1, FRONT_OF_SPELLED) > 0;
  const isBefore = matchAny(tokens, at + length, BEHIND_SPELLED) > 0;
  return (hasHundreds || value >= 10) && (isBehind || isBefore);
}

function readSpelledNumber(
  tokens: readonly WordToken[],
  at: number,
): SpelledNumber | null {
  const year = readSpelledYear(tokens, at);
  if (year !== null) return year;
  let total = 0;
  let current = 0;
  let hasThousands = false;
  let hasHundreds = false;
  let length = 0;
  for (;;) {
    const token = tokens[at + length];
    if (token === undefined || (length > 0 && /[,;.!?]/.test(token.gap))) break;
    const { text } = token;
    const small = findSmall(text, current);
    const behindAnd = findBehindAnd(tokens, at + length, current);
    if (small !== null) current += small;
    else if (behindAnd !== null) {
      current += behindAnd;
      length++;
    } else if (length === 0 && isThousandAhead(tokens, at)) {
      total = 1000;
      hasThousands = true;
    } else if (text === "hundred" && current > 0 && current < 100) {
      current *= 100;
      hasHundreds = true;
    } else if (HUNDREDS.has(text) && current === 0) {
      current = HUNDREDS.get(text) ?? 0;
      hasHundreds = true;
    } else if (THOUSAND.has(text) && current > 0 && !hasThousands) {
      total = current * 1000;
      current = 0;
      hasThousands = true;
    } else break;
    length++;
  }
  const value = total + current;
  // "Dos mil dieciocho" is how years are said in Spanish, and hardly a price.
  const isSpanish = tokens[at + 1]?.text === "mil";
  const isYear = isSpanish && total === 2000 && current > 0 && current < 100;
  return length === 0
    ? null
    : {
        value,
        hasThousands: hasThousands && !isYear,
        hasHundreds,
        isYear,
        length,
      };
}

/** "Treinta y cinco". */
function findBehindAnd(
  tokens: readonly WordToken[],
  at: number,
  current: number,
): number | null {
  if (tokens[at]?.text !== "y" || !isTens(current % 100)) return null;
  if (!TENS.has(tokens[at - 1]?.text ?? "")) return null;
  const word = tokens[at + 1]?.text ?? "";
  return SINGLE.get(word) ?? ONES.get(word) ?? null;
}

/** "Mil quinientos". */
function isThousandAhead(tokens: readonly WordToken[], at: number): boolean {
  const isFirst = (tokens[at - 1]?.number ?? null) === null;
  const isMil = tokens[at]?.text === "mil";
  return isMil && isFirst && HUNDREDS.has(tokens[at + 1]?.text ?? "");
}

/** What the word adds to a number so far, or null where no such number goes on like this. */
function findSmall(word: string, current: number): number | null {
  const rest = current % 100;
  const one = ONES.get(word);
  if (one !== undefined) return rest === 0 || isTens(rest) ? one : null;
  const more = TEENS.get(word) ?? TENS.get(word);
  return more === undefined || rest !== 0 ? null : more;
}

function isTens(rest: number): boolean {
  return rest >= 20 && rest % 10 === 0;
}

/** "Twenty nineteen" and "twenty twenty two". */
function readSpelledYear(
  tokens: readonly WordToken[],
  at: number,
): SpelledNumber | null {
  if (tokens[at]?.text !== "twenty") return null;
  const second = tokens[at + 1]?.text ?? "";
  const decade = TEENS.get(second) ?? TENS.get(second);
  if (decade === undefined || decade > 30) return null;
  const third = isTens(decade)
    ? ONES.get(tokens[at + 2]?.text ?? "")
    : undefined;
  return {
    value: 2000 + decade + (third ?? 0),
    hasThousands: false,
    hasHundreds: false,
    isYear: true,
    length: third === undefined ? 2 : 3,
  };
}

import { foldText } from "#app/domain/vehicle/normalize-text.ts";

export interface WordToken {
  /** Lower case, without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Spaces, a hyphen or a comma may stand between two tokens. */
  readonly gap: string;
  readonly number: NumberWord | null;
}

export interface NumberWord {
  readonly value: number;
  readonly hasDollarSign: boolean;
  readonly hasThousands: boolean;
  /** Only "20,000" has a comma, "20000" has none. */
  readonly hasComma: boolean;
}

/** Longer sentences are cut, because nobody needs more to describe a car. */
const LONGEST_SENTENCE = 200;

const TOKEN =
  /(?<dollar>\$ ?)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?<thousands>k)?(?!\.\d)(?=(?:miles?|mi|mo)?(?![\p{L}\p{N}]))|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|[+<>~≤≥]/giu;

/** The cleaned sentence is well formed, a single line and at most 200 characters; it is empty when it says nothing. */
export function cleanSentence(text: string): string {
  const line = text
    .slice(0, 4 * LONGEST_SENTENCE)
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const cut = [...line].slice(0, LONGEST_SENTENCE).join("").trim();
  return /[\p{L}\p{N}]/u.test(cut) ? cut : "";
}

export function tokenize(sentence: string): readonly WordToken[] {
  const tokens: WordToken[] = [];
  let end = 0;
  for (const match of sentence.matchAll(TOKEN)) {
    const start = match.index;
    if (isPossessive(match[0], sentence.slice(end, start))) {
      end = start + match[0].length;
      continue;
    }
    tokens.push({
      text: foldText(match[0]),
      start,
      end: start + match[0].length,
      gap: sentence.slice(end, start),
      number: parseNumberWord(match.groups ?? {}),
    });
    end = start + match[0].length;
  }
  return tokens;
}

/** "Honda's best" and "today's deals" are about Honda and today. */
function isPossessive(word: string, gap: string): boolean {
  return word.toLowerCase() === "s" && /^['’]$/.test(gap);
}

/** Hyphens, dots and slashes join: "f-150". */
export function isJoined({ gap }: WordToken): boolean {
  return gap !== "" && !/\s/.test(gap) && !/[,;:!?]/.test(gap);
}

function parseNumberWord(
  groups: Readonly<Record<string, string | undefined>>,
): NumberWord | null {
  const { dollar, digits, thousands } = groups;
  if (digits === undefined) return null;
  const value = Number(digits.replaceAll(",", ""));
  return {
    value: thousands === undefined ? value : value * 1000,
    hasDollarSign: dollar !== undefined,
    hasThousands: thousands !== undefined,
    hasComma: digits.includes(","),
  };
}

/** Where one phrase begins another, the longest comes first. */
export type Phrases = readonly (readonly string[])[];

/** Bars separate phrases. */
export function parsePhrases(text: string): Phrases {
  return text
    .split("|")
    .map((phrase) => phrase.split(" "))
    .sort((a, b) => b.length - a.length);
}

/** Words are counted; 0 when no phrase begins here. */
export function matchAny(
  tokens: readonly WordToken[],
  at: number,
  phrases: Phrases,
): number {
  const found = phrases.find((phrase) =>
    phrase.every((word, offset) => tokens[at + offset]?.text === word),
  );
  return found?.length ?? 0;
}

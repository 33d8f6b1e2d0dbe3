import type { WordToken } from "./word-tokens.ts";

/** These phrases stand before something that is not wanted, longest first. */
const NEGATIONS: readonly (readonly string[])[] = [
  ["do", "not", "want"],
  ["don", "t", "want"],
  ["don", "t", "need"],
  ["no", "quiero"],
  ["anything", "but"],
  ["rather", "not"],
  ["other", "than"],
  ["but", "not"],
  ["dont", "want"],
  ["not"],
  ["no"],
  ["non"],
  ["without"],
  ["except"],
  ["excluding"],
  ["sin"],
  ["excepto"],
  ["nor"],
  ["minus"],
];

/** It counts the words of a negation that begins at a token; it is 0 when none does. */
export function countNegationWords(
  tokens: readonly WordToken[],
  at: number,
): number {
  const found = NEGATIONS.find((words) =>
    words.every((word, offset) => tokens[at + offset]?.text === word),
  );
  return found?.length ?? 0;
}

import type { WordToken } from "./word-tokens.ts";

/** What stands before something that is not wanted, longest first. */
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

/** Words of a negation that begins at a token; 0 when none does. */
export function countNegationWords(
  tokens: readonly WordToken[],
  at: number,
): number {
  const found = NEGATIONS.find((words) =>
    words.every((word, offset) => tokens[at + offset]?.text === word),
  );
  return found?.length ?? 0;
}

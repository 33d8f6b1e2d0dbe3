import type { RequestFacts } from "#app/request-facts.ts";
import { findNamed } from "./offered-names.server.ts";
import {
  getSuggestionNames,
  toSearchableName,
} from "./suggestion-names.server.ts";
import { getKnownWords, type WordsPorts } from "./vocabulary.server.ts";

/** Fewer letters begin too much. */
const SHORTEST_BEGINNING = 3;

/** Whoever presses Enter in the middle of a word meant one that it begins, and that shows it. */
export function listBegunNames(
  ports: WordsPorts,
  { gate, language }: Pick<RequestFacts, "gate" | "language">,
  phrase: string,
): readonly string[] {
  if (phrase.length < SHORTEST_BEGINNING) return [];
  const words = getKnownWords(ports, gate);
  const names = getSuggestionNames(words, ports.profile, language);
  return findNamed(names, toSearchableName(phrase))
    .filter(({ foundBy }) => foundBy === null)
    .map(({ name }) => name.label);
}

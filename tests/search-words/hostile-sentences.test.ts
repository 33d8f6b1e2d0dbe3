import { expect, test, vi } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { BookOfWords } from "#app/domain/search-words/phrase-book.ts";
import { readWords } from "#app/domain/search-words/read-words.ts";
import { readSearchInWords } from "#app/features/search-words/read-search.server.ts";
import { getKnownWords } from "#app/features/search-words/vocabulary.server.ts";
import {
  ARE_NAUGHTY_STRINGS_THERE,
  listAllNaughtyStrings,
} from "#tests/attacks/naughty-strings.ts";
import { CARS, portsWith } from "#tests/support/list-pages.tsx";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { HOSTILE_SENTENCES } from "./hostile-sentences.ts";

const LOT = await portsWith(CARS);
const { book } = getKnownWords(LOT, OPEN_GATE);

/** How often the reader looks a word up, and with how many words it compares what may be misspelt. */
function countSteps(sentence: string): number {
  let steps = 0;
  const counting = <Key, Value>(map: ReadonlyMap<Key, Value>) =>
    new Proxy(map, {
      get(target, name) {
        steps += 1;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const countingBook = <Book extends BookOfWords>(its: Book) => ({
    ...its,
    byWords: counting(its.byWords),
    byJoinedWords: counting(its.byJoinedWords),
    wordsByFirstLetter: new Proxy(its.wordsByFirstLetter, {
      get: () => (letter: string) => {
        const words = its.wordsByFirstLetter.get(letter);
        steps += words?.length ?? 0;
        return words;
      },
    }),
  });
  readWords(sentence, {
    ...countingBook(book),
    spanish: countingBook(book.spanish),
  });
  return steps;
}

const search = vi.spyOn(LOT.index, "search");
const swaps = vi.spyOn(LOT.index, "listSwaps");

/** How often the inventory is asked before the list is. */
function countQuestions(sentence: string): number {
  search.mockClear();
  swaps.mockClear();
  readSearchInWords(LOT, STRANGER_FACTS, sentence, EVERYTHING);
  return search.mock.calls.length + swaps.mock.calls.length;
}

/** An ordinary sentence as long as a sentence may be takes about five a letter, and a letter is never read this often. */
const MOST_STEPS = 20 * 200;
/** A dozen words that may be on cars, and another of cars that are not for sale, each with what stands in for it. */
const MOST_QUESTIONS = 1 + 2 * 12 + 2 * 12;

function expectBounded(sentences: readonly string[]): void {
  for (const sentence of sentences) {
    const name = sentence.slice(0, 60);
    expect(countSteps(sentence), name).toBeLessThanOrEqual(MOST_STEPS);
    expect(countQuestions(sentence), name).toBeLessThanOrEqual(MOST_QUESTIONS);
  }
}

test("the steps of reading are counted", () => {
  expect(countSteps("used hondda")).toBeGreaterThan(5);
  expect(countQuestions("zeppelin suv")).toBeGreaterThan(0);
  expect(countSteps("")).toBe(0);
});

test.each(HOSTILE_SENTENCES.map((it) => [it.slice(0, 30), it]))(
  "“%s…” takes no more steps than any sentence may",
  (_, sentence) => expectBounded([sentence]),
);

test.skipIf(!ARE_NAUGHTY_STRINGS_THERE)(
  "no naughty string takes more steps than any sentence may (skipped: ../shared/data is absent)",
  () => {
    const strings = listAllNaughtyStrings();
    expect(strings.length).toBeGreaterThan(400);
    expectBounded(strings);
    // By itself many a string is nothing; behind a wish and a negation it has to be read.
    expectBounded(strings.map((it) => `used suv not ${it}`));
  },
);

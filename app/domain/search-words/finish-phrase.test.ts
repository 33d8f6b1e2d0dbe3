import fc from "fast-check";
import { expect, test } from "vitest";
import { finishPhrase } from "./finish-phrase.ts";
import { createPhraseBook } from "./phrase-book.ts";
import { readWords } from "./read-words.ts";

const BOOK = createPhraseBook({
  makes: [{ value: "toyota", name: "Toyota", otherNames: [] }],
  models: [{ value: "toyota~highlander", name: "Highlander", otherNames: [] }],
  unstocked: [],
  places: [],
  conditions: ["new", "used", "certified"],
  sortKeys: ["newest"],
  lowMiles: 84_999,
  currentYear: 2026,
});

const finish = (sentence: string) => finishPhrase(sentence, BOOK);
const readFilters = (sentence: string) =>
  readWords(sentence, BOOK).parsedFilters.map(({ filter }) => filter);

test.each([
  ["seven s", "seven seats"],
  ["seven se", "seven seats"],
  ["seven sea", "seven seats"],
  ["toyota 7 pass", "toyota 7 passengers"],
  ["siete as", "siete asientos"],
  ["third r", "third row"],
  ["third ro", "third row"],
  ["red third-ro", "red third-row"],
  ["heated se", "heated seats"],
  ["heated ste", "heated steering wheel"],
  ["all whe", "all wheel drive"],
  ["low mi", "low miles"],
  ["4 doo", "4 doors"],
  ["7 p", "7 passengers"],
  ["under 30 th", "under 30 thousand"],
  ["under 400 a mo", "under 400 a month"],
  ["2018 or newe", "2018 or newer"],
])("%j is the beginning of %j", (typed, whole) => {
  const filters = readFilters(whole);
  expect(filters).not.toEqual([]);
  expect(readFilters(finish(typed) ?? "")).toEqual(filters);
});

test.each([
  ["heated st", "heated"],
  ["2020 m", "2020"],
  ["under 30000 m", "under 30000"],
])(
  "in %j the few letters change nothing that the words before them say",
  (typed, head) => {
    expect(finish(typed)).toBe(head);
  },
);

test.each([
  "",
  "se",
  "seven",
  "seven seats",
  "white suv wi",
  "toyota h",
  "toyota hi",
  "toyota hig",
  "toyota highlander",
  "toyota se",
  "seven se.",
  "suv under 30",
  "heated, se",
])("%j begins no phrase with the words before it", (typed) => {
  expect(finish(typed)).toBeNull();
});

const anyTyped = fc
  .array(
    fc.constantFrom(
      ..."toyota highlander seven 7 seats third row heated steering wheel white interior suv under 30 thousand a month 2018 or newer low miles, all-wheel drive sin piel".split(
        " ",
      ),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .chain((words) => {
    const sentence = words.join(" ");
    return fc
      .nat(sentence.length)
      .map((length) => sentence.slice(0, length).trim());
  });

test("finishing a sentence never takes back what was typed, but for the last word of it, and is done once", () => {
  fc.assert(
    fc.property(anyTyped, (typed) => {
      const finished = finish(typed);
      if (finished === null) return;
      const isLonger = finished.startsWith(typed);
      const isHead = typed.startsWith(finished);
      expect(isLonger || isHead).toBe(true);
      // What nobody wants may have no filter that leaves it out.
      const { parsedFilters, unused } = readWords(finished, BOOK);
      expect([...parsedFilters, ...unused]).not.toEqual([]);
      if (isLonger) expect(finish(finished)).toBeNull();
    }),
  );
});

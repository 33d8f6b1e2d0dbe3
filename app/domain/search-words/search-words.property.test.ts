import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatSearchAddress,
  parseSearchAddress,
} from "#app/domain/search-address/search-address.ts";
import { getValueFacet } from "#app/domain/inventory/facets.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { applyReading } from "./apply-reading.ts";
import { createPhraseBook, type SearchVocabulary } from "./phrase-book.ts";
import { readWords } from "./read-words.ts";
import { WORD_ROWS } from "./word-tables.ts";

const VOCABULARY: SearchVocabulary = {
  makes: [{ value: "honda", name: "Honda", otherNames: [] }],
  models: [{ value: "honda~cr-v", name: "CR-V", otherNames: [] }],
  unstocked: ["Fiat", "Spark"],
  places: [{ storeId: "aurora", names: ["Aurora"] }],
  conditions: ["new", "used", "certified"],
  sortKeys: ["newest", "oldest", "mileage", "year", "priceHigh", "priceLow"],
  lowMiles: 84_999,
  currentYear: 2026,
};
const BOOK = createPhraseBook(VOCABULARY);
const RULES = {
  conditionsSold: VOCABULARY.conditions,
  sortKeys: VOCABULARY.sortKeys,
  defaultSort: null,
  storeIds: ["aurora"],
};

const read = (words: string) => readWords(words, BOOK);

const anyWord = fc.constantFrom(
  ..."honda cr-v Aurora red black interior suv not no without under over between and or - , $ 20k 15 2019 '19 miles a month $300 low heated seats + <".split(
    " ",
  ),
  ...WORD_ROWS.flatMap(([, phrases]) => phrases.split("|")).slice(0, 200),
);
const anySentence = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.array(anyWord, { maxLength: 14 }).map((words) => words.join(" ")),
);

/** The kinds of strings that break parsers. */
const NAUGHTY: readonly string[] = [
  "\0",
  "\u{feff}red\u{200b}suv",
  "‮red suv",
  "\ud800 red",
  "$",
  "$$$$$",
  "1e309 miles",
  "99999999999999999999999k",
  "-1",
  "0 miles",
  "١٢٣ under ٢٠k",
  "Ω≈ç√∫˜µ≤≥÷",
  "<script>alert(1)</script>",
  "'; DROP TABLE vehicles; --",
  "../../etc/passwd",
  "%00%2e",
  "__proto__ constructor toString",
  "not ".repeat(80),
  "between ".repeat(40),
  "or ".repeat(100),
  "(((((((((",
  "田中さんにあげて下さい",
  "ﷺ",
  "🏳️‍🌈 👩‍👩‍👧 under 20k",
  "a".repeat(100_000),
  "20k ".repeat(20_000),
];

test("no sentence makes it throw, and every answer is an address that exists", () => {
  fc.assert(
    fc.property(anySentence, (words) => {
      const search = applyReading(EVERYTHING, read(words));
      const canonical = formatSearchAddress(search);
      const url = new URL(canonical, "https://x.example");
      const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
      expect(parseSearchAddress(segments, url.searchParams, RULES)).toEqual({
        kind: "search",
        search,
        canonical,
      });
    }),
    { numRuns: 600 },
  );
});

test.each(NAUGHTY.map((words) => [words.slice(0, 20), words]))(
  "“%s” is read without a throw",
  (_, words) => {
    const search = applyReading(EVERYTHING, read(words));
    expect(search.page).toBe(1);
  },
);

test("the same sentence always means the same, in any letter case", () => {
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 10 }), (list) => {
      const words = list.join(" ");
      const filters = applyReading(EVERYTHING, read(words));
      expect(applyReading(EVERYTHING, read(words))).toEqual(filters);
      expect(applyReading(EVERYTHING, read(words.toUpperCase()))).toEqual(
        filters,
      );
    }),
    { numRuns: 300 },
  );
});

test("laying a sentence over its own answer changes nothing", () => {
  fc.assert(
    fc.property(anySentence, (words) => {
      const reading = read(words);
      const once = applyReading(EVERYTHING, reading);
      expect(applyReading(once, reading)).toEqual(once);
    }),
    { numRuns: 300 },
  );
});

test("what a sentence does not want is never asked for", () => {
  for (const [meaning, phrases] of WORD_ROWS)
    if (meaning.kind === "values")
      for (const phrase of phrases.split("|")) {
        const { parsedFilters, unused } = read(`not ${phrase}`);
        const { key, values } = meaning;
        for (const { filter } of parsedFilters) {
          if (filter.kind !== "values") throw new Error(phrase);
          const isLeftOut = getValueFacet(filter.key).excludes === key;
          // There are two transmissions, so that the other one is asked for.
          const isOther =
            key === "transmission" && !values.includes(filter.values[0] ?? "");
          expect(isLeftOut || isOther, phrase).toBe(true);
        }
        expect(parsedFilters.length + unused.length, phrase).toBe(1);
      }
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { LANGUAGE_PATTERN, printPattern } from "./language-pattern.ts";
import {
  addLanguage,
  listTranslatedAddresses,
  printAddress,
  splitLanguage,
} from "./printed-address.ts";

const address = fc
  .tuple(
    fc.array(fc.string({ minLength: 3 }), { maxLength: 4 }),
    fc.constantFrom("", "?a=b", "#here", "?a=b#here"),
  )
  .map(([segments, rest]) => printAddress(segments) + rest);

test("an address in a language is the same address behind the language's prefix, and comes apart again", () => {
  fc.assert(
    fc.property(address, fc.constantFrom(...LANGUAGES), (page, language) => {
      const printed = addLanguage(page, language);
      expect(splitLanguage(printed)).toEqual({ language, address: page });
      expect(new URL(printed, "http://site.invalid").origin).toBe(
        "http://site.invalid",
      );
    }),
  );
});

test.each([
  ["/", "/es"],
  ["/?a=b", "/es?a=b"],
  ["/#stores", "/es#stores"],
  ["/contact-us?store=joliet", "/es/contact-us?store=joliet"],
])("the Spanish page of %s is at %s", (page, spanish) => {
  expect(listTranslatedAddresses(page)).toEqual([page, spanish]);
});

test.each(["/essay", "/estimate/es", "/fr/contact-us", "/special-offers"])(
  "%s is in English: a language is a segment of its own, and the first",
  (page) => {
    expect(splitLanguage(page)).toEqual({ language: "en", address: page });
  },
);

test("the pages of the route table have a path in each language, and what programs read has one", () => {
  expect(printPattern(`${LANGUAGE_PATTERN}contact-us`, "en")).toBe(
    "contact-us",
  );
  expect(printPattern(`${LANGUAGE_PATTERN}contact-us`, "es")).toBe(
    "es/contact-us",
  );
  expect(printPattern(LANGUAGE_PATTERN, "es")).toBe("es");
  expect(printPattern(LANGUAGE_PATTERN, "en")).toBe("");
  expect(printPattern("robots.txt", "es")).toBe("robots.txt");
});

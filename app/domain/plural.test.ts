import fc from "fast-check";
import { expect, test } from "vitest";
import { findPlural } from "./plural.ts";
import { LANGUAGES, toLocale } from "./store-profile/fields/languages.ts";

test.each(LANGUAGES)("what is one is one as Intl has it in %s", (language) => {
  const rules = new Intl.PluralRules(toLocale(language));
  const anyCount = fc.oneof(
    fc.integer({ min: 0, max: 5 }),
    fc.nat(),
    fc.double(),
  );
  fc.assert(
    fc.property(anyCount, (count) => {
      expect(findPlural(count) === "one").toBe(rules.select(count) === "one");
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { joinTexts } from "./list-words.ts";
import { LANGUAGES, toLocale } from "./store-profile/fields/languages.ts";

const anyText = fc.oneof(
  fc.constantFrom(
    "Ibiza",
    "hielo",
    "hiato",
    "Hidalgo",
    "Ícaro",
    "Odyssey",
    "Honda",
    "8",
    "11",
    "110",
    "“Rogue”",
  ),
  fc.string({ minLength: 1, maxLength: 8 }).filter((it) => !/[,\s]/.test(it)),
);

test.each(
  LANGUAGES.flatMap((language) =>
    (["and", "or"] as const).map((joiner) => ({ language, joiner })),
  ),
)(
  "texts are joined by “$joiner” as Intl joins them in $language, without its comma before the last",
  ({ language, joiner }) => {
    const list = new Intl.ListFormat(toLocale(language), {
      type: joiner === "and" ? "conjunction" : "disjunction",
    });
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (texts) => {
        const said = list
          .format(texts)
          .replace(/,( (?:and|or) )(?!.* \1)/, "$1");
        expect(joinTexts(texts, joiner, language)).toBe(said);
      }),
    );
  },
);

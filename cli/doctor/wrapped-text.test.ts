import fc from "fast-check";
import { expect, test } from "vitest";
import { wrapped } from "./wrapped-text.ts";

test("lines hold all the words in order, and only a word that is longer is wider", () => {
  const word = fc.stringMatching(/^[a-z]{1,30}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 10, max: 100 }),
      (words, width) => {
        const lines = wrapped(words.join(" "), width);
        expect(lines.join(" ")).toBe(words.join(" "));
        for (const line of lines)
          expect(line.length <= width || !line.includes(" ")).toBe(true);
      },
    ),
  );
});

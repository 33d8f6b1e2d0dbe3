import { expect, test } from "vitest";
import { bindShortWords } from "./short-words.ts";

test("no line of a Spanish heading ends with a word of one letter", () => {
  expect(bindShortWords("Le ayudamos a elegir y a pagar", "es")).toBe(
    "Le ayudamos a\u00a0elegir y\u00a0a\u00a0pagar",
  );
  expect(bindShortWords("Rather talk to a buyer?", "en")).toBe(
    "Rather talk to a buyer?",
  );
});

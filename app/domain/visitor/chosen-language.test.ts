import { expect, test } from "vitest";
import { findHomeLanguage, findOfferedLanguage } from "./chosen-language.ts";

const PAGE = { language: "en", languages: ["en", "es"] } as const;

test.each([
  [["es-MX", "en"], "es"],
  [["es"], "es"],
  [["fr", "es-419", "en"], "es"],
  [["en-US", "es"], null],
  [["fr", "de"], null],
  [[], null],
] as const)(
  "to a browser that asks for %j a page in English offers %j",
  (wanted, offered) => {
    expect(findOfferedLanguage(wanted, null, PAGE)).toBe(offered);
  },
);

test("nothing is offered to somebody who has chosen, nor where the site speaks one language", () => {
  expect(findOfferedLanguage(["es"], "en", PAGE)).toBeNull();
  expect(
    findOfferedLanguage(["es"], null, { language: "en", languages: ["en"] }),
  ).toBeNull();
});

test("the home page follows the choice, and without one the site's own language", () => {
  const site = { languages: ["en", "es"], defaultLanguage: "en" } as const;
  expect(findHomeLanguage(null, site)).toBeNull();
  expect(findHomeLanguage("es", site)).toBe("es");
  const spanish = { ...site, defaultLanguage: "es" } as const;
  expect(findHomeLanguage(null, spanish)).toBe("es");
  expect(findHomeLanguage("en", spanish)).toBeNull();
  expect(
    findHomeLanguage("es", { languages: ["en"], defaultLanguage: "en" }),
  ).toBeNull();
});

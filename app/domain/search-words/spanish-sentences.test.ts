import { expect, test } from "vitest";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { getValueFacet } from "#app/domain/inventory/facets.ts";
import { applyReading } from "./apply-reading.ts";
import { findNearWish } from "./near-wishes.ts";
import { createPhraseBook } from "./phrase-book.ts";
import { readWords } from "./read-words.ts";
import { SPANISH_ROWS } from "./spanish-words.ts";

const named = (value: string, name: string) => ({
  value,
  name,
  otherNames: [],
});

/** Makes and models with names that Spanish has for something else. */
const BOOK = createPhraseBook({
  makes: [
    named("bmw", "BMW"),
    named("buick", "Buick"),
    named("ford", "Ford"),
    named("gmc", "GMC"),
    named("honda", "Honda"),
    named("kia", "Kia"),
    named("mini", "MINI"),
    named("toyota", "Toyota"),
  ],
  models: [
    named("bmw~3-series", "3 Series"),
    named("buick~encore", "Encore"),
    named("ford~f-150", "F-150"),
    named("ford~fiesta", "Fiesta"),
    named("gmc~sierra-1500", "Sierra 1500"),
    named("honda~civic", "Civic"),
    named("kia~rio", "Rio"),
    named("kia~soul", "Soul"),
    named("mini~cooper", "Cooper"),
    named("toyota~sienna", "Sienna"),
    named("toyota~tacoma", "Tacoma"),
  ],
  unstocked: ["Camaro", "Chevrolet Camaro"],
  places: [{ storeId: "aurora", names: ["Aurora"] }],
  conditions: ["new", "used", "certified"],
  sortKeys: ["newest", "mileage", "priceLow", "mpg"],
  lowMiles: 84_999,
  currentYear: 2026,
});

interface Expected extends Partial<
  Pick<InventorySearch, "condition" | "values" | "ranges" | "sort">
> {
  readonly keywords?: string;
  readonly unused?: readonly string[];
}

function expectRead(words: string, expected: Expected): void {
  const reading = readWords(words, BOOK);
  const { unused = [], ...search } = expected;
  expect(applyReading(EVERYTHING, reading)).toEqual({
    ...EVERYTHING,
    ...search,
  });
  expect(
    reading.unused.map(({ reason, text }) => `${reason}: ${text}`),
  ).toEqual(unused);
}

test.each<readonly [words: string, expected: Expected]>([
  ["soul", { values: { make_model: ["kia~soul"] } }],
  ["kia soul", { values: { make_model: ["kia~soul"] } }],
  ["kia rio", { values: { make_model: ["kia~rio"] } }],
  ["rojo rio", { values: { make_model: ["kia~rio"], ...red() } }],
  ["ford fiesta", { values: { make_model: ["ford~fiesta"] } }],
  ["gmc sierra 1500", { values: { make_model: ["gmc~sierra-1500"] } }],
  ["mini cooper", { values: { make_model: ["mini~cooper"] } }],
  ["sienna", { values: { make_model: ["toyota~sienna"] } }],
  ["tacoma", { values: { make_model: ["toyota~tacoma"] } }],
  ["solo cab", { keywords: "solo cab" }],
  ["sonora", { keywords: "sonora" }],
  ["once upon a time", { keywords: "once upon time" }],
  ["civic si", { values: { make_model: ["honda~civic"] }, keywords: "si" }],
  ["lobo", { keywords: "lobo" }],
  ["two thousand eighteen", { ranges: { price: { max: 2018 } } }],
  ["camaro", { unused: ["not-in-stock: camaro"] }],
  [
    "son's suv with no sunroof",
    { values: { bodystyle: ["suvs"] }, unused: ["negated: no sunroof"] },
  ],
])("“%s” is English as ever", expectRead);

function red() {
  return { "exterior-color": ["red"] };
}

test.each<readonly [words: string, expected: Expected]>([
  ["dos mil dieciocho en adelante", { ranges: { year: { min: 2018 } } }],
  [
    "troca de dos mil quinientos dólares",
    { values: { bodystyle: ["trucks"] }, ranges: { price: { max: 2500 } } },
  ],
  [
    "mil quinientos de enganche",
    { unused: ["payment: mil quinientos de enganche"] },
  ],
  [
    "menos de cuarenta y un mil millas",
    { ranges: { mileage: { max: 41_000 } } },
  ],
  ["una lobo", { values: { make_model: ["ford~f-150"] } }],
  ["busco serie 3", { values: { make_model: ["bmw~3-series"] } }],
  [
    "no quiero un carro de color negro ni de la Kia",
    {
      values: {
        not_make_model: ["kia"],
        "not_exterior-color": ["black"],
      },
    },
  ],
  [
    "no quiero carros blancos ni de color rojo",
    { values: { "not_exterior-color": ["red", "white"] } },
  ],
  ["busco camaro", { unused: ["not-in-stock: camaro"] }],
  [
    "camioneta, asientos de piel, negra",
    {
      values: {
        bodystyle: ["suvs", "trucks"],
        features: ["leather-seats"],
        "exterior-color": ["black"],
      },
    },
  ],
  [
    "automatiko con quemacoco",
    { values: { transmission: ["automatic"], features: ["sunroof"] } },
  ],
  ["vagoneta", { values: { bodystyle: ["wagons"] } }],
  [
    "familiares usados",
    { condition: "used", values: { bodystyle: ["wagons"] } },
  ],
  [
    "vagonetas de honda",
    { values: { bodystyle: ["wagons"], make_model: ["honda"] } },
  ],
  [
    "busco una station wagon barata",
    { sort: "priceLow", values: { bodystyle: ["wagons"] } },
  ],
  ["camionetta", { values: { bodystyle: ["suvs", "trucks"] } }],
  [
    "carro 2015 para abajo de menos de 9 mil",
    { ranges: { year: { max: 2015 }, price: { max: 9000 } } },
  ],
])("“%s” is read as a shopper means it", expectRead);

test("what a Spanish sentence does not want is never asked for", () => {
  for (const [meaning, phrases] of SPANISH_ROWS)
    if (meaning.kind === "values")
      for (const phrase of phrases.split("|"))
        for (const { filter } of readWords(`busco nada de ${phrase}`, BOOK)
          .parsedFilters) {
          if (filter.kind !== "values") throw new Error(phrase);
          const isLeftOut =
            getValueFacet(filter.key).excludes === meaning.key ||
            filter.key === "transmission";
          expect(isLeftOut, phrase).toBe(true);
        }
});

test("no phrase is longer than the reader looks", () => {
  for (const [, phrases] of SPANISH_ROWS)
    for (const phrase of phrases.split("|"))
      expect(phrase.split(" ").length, phrase).toBeLessThanOrEqual(6);
});

test("phrases are written as sentences are folded", () => {
  for (const [, phrases] of SPANISH_ROWS)
    expect(phrases).toMatch(/^[a-z0-9]+(?:[ |][a-z0-9]+)*$/);
});

test.each([
  ["buena para la nieve", "tracción integral"],
  ["para la familia", "tercera fila"],
  ["último modelo", "más nuevo"],
])("%j comes near to %j", (phrase, near) => {
  expect(findNearWish(phrase, "es")).toBe(near);
});

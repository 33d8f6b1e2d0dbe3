import { beforeAll, expect, test } from "vitest";
import { listSamples } from "#tests/e2e/pattern-samples.ts";
import {
  learnSpanish,
  toSpanish,
  type Words,
} from "#tests/e2e/spanish-words.ts";

beforeAll(learnSpanish);

interface Case {
  readonly asked: Words;
  readonly isWhole?: true;
  readonly spanish: string;
  readonly others: readonly string[];
}

const CASES: readonly Case[] = [
  {
    asked: "Only essential",
    spanish: "Solo esenciales",
    others: ["Only essential"],
  },
  {
    asked: /\d+ mi away/,
    spanish: "a 12 mi",
    others: ["12 mi away", "a un lado de 60,000 mi"],
  },
  {
    asked: /^(Remove filter: )?Blue \d/,
    spanish: "Quitar filtro: Azul 21",
    others: ["Quitar filtro: SUV 21", "Blue 21"],
  },
  {
    asked: "Apply: Price",
    spanish: "Aplicar: Precio",
    others: ["Aplicar: Millaje"],
  },
  {
    asked: "Price From",
    isWhole: true,
    spanish: "Precio Desde",
    others: ["Precio Hasta", "Price From"],
  },
  {
    asked: /photo 2 of 60/,
    spanish: "2019 Honda, foto 2 de 60",
    others: ["2019 Honda, foto 3 de 60"],
  },
];

test.each(CASES)(
  "a journey that looks for $asked finds its Spanish and nothing else",
  ({ asked, isWhole = false, spanish, others }) => {
    const said = toSpanish(asked, isWhole);
    expect(spanish).toMatch(said);
    for (const other of others) expect(other).not.toMatch(said);
  },
);

test("what nobody has translated stays as it is", () => {
  for (const name of ["Prairie Auto of Aurora", "APR", /^Honda/])
    expect(toSpanish(name, false)).toEqual(name);
});

test("a pattern that looks ahead is about no sentence", () => {
  expect(listSamples(/Save(?! all)/)).toBeNull();
  expect(
    listSamples(/^(?:Save|Keep)s? it$/)?.samples.map(({ text }) => text),
  ).toEqual(["Saves it", "Save it", "Keeps it", "Keep it"]);
});

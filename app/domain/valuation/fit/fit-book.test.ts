import { expect, test } from "vitest";
import { openBook, type ValuationBook } from "../book/book.ts";
import type { Sale } from "../book/car.ts";
import { fitBook } from "./fit-book.ts";
import { isHeldApart, measureBook } from "./measure-book.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";

const NOW_MS = Date.UTC(2026, 6, 1);
const MODELS = [
  ["Toyota", "Camry", 27_000],
  ["Toyota", "Tundra", 45_000],
  ["Ford", "F-150", 42_000],
  ["Ford", "Fiesta", 16_000],
  ["BMW", "X5", 62_000],
] as const;

/** Sales by a rule that is known, with a scatter of 8 %. */
function makeSales(count: number, seed = 3): readonly Sale[] {
  const chance = createSeededChance(seed);
  return Array.from({ length: count }, (_, at): Sale => {
    const [make, model, newDollars] =
      MODELS[Math.floor(chance() * MODELS.length)] ?? MODELS[0];
    const atMs = NOW_MS - Math.floor(chance() * 700) * 86_400_000;
    const age = Math.floor(chance() * 18);
    const miles = Math.round(5_000 + age * 11_000 * (0.5 + chance()));
    const grade = chance() < 0.7 ? 1 + Math.round(chance() * 40) / 10 : null;
    const scatter = 0.08 * (chance() + chance() + chance() - 1.5) * 2;
    return {
      vin: null,
      year: new Date(atMs).getUTCFullYear() - age,
      make,
      model,
      trim: at % 2 === 0 ? "LE" : "Limited",
      miles,
      grade,
      color: null,
      state: "IL",
      atMs,
      priceDollars:
        newDollars *
        Math.exp(
          -0.11 * age -
            miles / 400_000 +
            ((grade ?? 3) - 3) * 0.08 +
            (at % 2) * 0.1 +
            scatter,
        ),
    };
  });
}

const sales = makeSales(2_500);
const book = fitBook(
  sales.filter((sale) => !isHeldApart(sale)),
  { source: "a test", fittedAtMs: NOW_MS },
);
const apart = sales.filter(isHeldApart);

test("a book finds the prices of sales that it has not seen", () => {
  const figures = measureBook(book, apart);
  expect(apart.length).toBeGreaterThan(350);
  expect(figures?.medianErrorPercent).toBeLessThan(8);
  expect(figures?.coveragePercent).toBeGreaterThan(74);
  expect(figures?.coveragePercent).toBeLessThan(86);
});

test("value never rises with age or miles, and never falls with condition, in 10,000 pairs", () => {
  const { value } = openBook(book);
  const chance = createSeededChance(11);
  for (let pair = 0; pair < 10_000; pair++) {
    const sale = apart[Math.floor(chance() * apart.length)];
    if (sale === undefined) throw new Error("Nothing was held apart.");
    const graded = { ...sale, grade: 1 + chance() * 4 };
    const worn = {
      ...graded,
      year: graded.year - Math.floor(chance() * 12),
      miles: graded.miles + Math.floor(chance() * 90_000),
      grade: 1 + chance() * (graded.grade - 1),
    };
    expect(value(worn).middle).toBeLessThanOrEqual(value(graded).middle);
  }
});

test("a model whose years lose less than usual is told so, and no older year is worth more", () => {
  const { value } = openBook(book);
  const [sale] = apart;
  if (sale === undefined) throw new Error("Nothing was held apart.");
  const levels = book.years["ford f150"] ?? [];
  expect(levels.length).toBeGreaterThan(10);
  for (const [at, [, level]] of levels.entries())
    expect(level).toBeGreaterThanOrEqual(levels[at - 1]?.[1] ?? -Infinity);
  for (const model of ["F-150", "Nobody’s Own"]) {
    const worths = Array.from(
      { length: 40 },
      (_, ago) =>
        value({ ...sale, make: "Ford", model, year: 2027 - ago }).middle,
    );
    for (const [ago, worth] of worths.entries())
      expect(worth).toBeLessThanOrEqual(worths[ago - 1] ?? Infinity);
  }
});

test("the same sales give the same book, and JSON keeps it as it is", () => {
  const few = sales.slice(0, 400);
  const fit = () => fitBook(few, { source: "a test", fittedAtMs: NOW_MS });
  const [one, other] = [fit(), fit()];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  const kept: ValuationBook = JSON.parse(JSON.stringify(one));
  for (const sale of few.slice(0, 50))
    expect(openBook(kept).value(sale)).toEqual(openBook(one).value(sale));
});

test("a book stays small, and one valuation needs no more than a thousandth of a fit", () => {
  expect(JSON.stringify(book).length).toBeLessThan(1_500_000);
  const steps = [...book.first.trees, ...book.main.trees, ...book.spread.trees];
  expect(steps.length).toBeLessThan(1_000);
});

test("a sale is on the same side of the split whenever its VIN is", () => {
  const vins = Array.from(
    { length: 20_000 },
    (_, at) => `1HGCM82633A${String(at).padStart(6, "0")}`,
  );
  const share =
    vins.filter((vin) => isHeldApart(toSale({ vin }))).length / vins.length;
  expect(share).toBeGreaterThan(0.18);
  expect(share).toBeLessThan(0.22);
  for (const vin of vins.slice(0, 100))
    expect(isHeldApart(toSale({ vin, miles: 5, priceDollars: 1 }))).toBe(
      isHeldApart(toSale({ vin: vin.toLowerCase() })),
    );
});

test.each([
  ["cut short", (trees: number[][]) => trees[0]?.splice(-2)],
  ["gone on with", (trees: number[][]) => trees[0]?.push(-1, 0)],
  ["pointed at no border", (trees: number[][]) => trees[0]?.splice(1, 1, 999)],
])("a tree that was %s is refused", (_, damage) => {
  const damaged: ValuationBook & { first: { trees: number[][] } } = JSON.parse(
    JSON.stringify(book),
  );
  damage(damaged.first.trees);
  expect(() => openBook(damaged)).toThrow(RangeError);
});

function toSale(facts: Partial<Sale>): Sale {
  const [sale] = sales;
  if (sale === undefined) throw new Error("There are no sales.");
  return { ...sale, ...facts };
}

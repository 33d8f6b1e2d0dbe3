import { BOOK_VERSION, findExtra, type ValuationBook } from "../book/book.ts";
import { computeAgeYears, type Sale } from "../book/car.ts";
import {
  buildFeatures,
  DIRECTIONS,
  FEATURES,
  FIRST_DIRECTIONS,
} from "../book/features.ts";
import type { LearntExtras } from "../book/learnt-names.ts";
import { computeFall, findYearLevel } from "../book/year-levels.ts";
import { type BinnedRows, binRows } from "./bins.ts";
import { addAnswers, type BoostRules, boostTrees, type Fit } from "./boost.ts";
import { learnNames } from "./learn-names.ts";
import { fitBands } from "./range-bands.ts";
import { learnYears } from "./learn-years.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";

/** Names first, by age and miles alone. */
const FIRST_RULES: BoostRules = {
  directions: FIRST_DIRECTIONS,
  trees: 40,
  mostLeaves: 16,
  pace: 0.2,
  leastRows: 30,
  shrinkRows: 5,
  rowShare: 1,
  featureShare: 1,
  mostSurplus: 1,
};

const MAIN_RULES: BoostRules = {
  directions: DIRECTIONS,
  trees: 600,
  mostLeaves: 36,
  pace: 0.04,
  leastRows: 8,
  shrinkRows: 10,
  rowShare: 0.7,
  featureShare: 0.7,
  mostSurplus: 0.12,
};

const SPREAD_RULES: BoostRules = {
  directions: FEATURES.map(() => 0),
  trees: 80,
  mostLeaves: 12,
  pace: 0.08,
  leastRows: 40,
  shrinkRows: 20,
  rowShare: 0.7,
  featureShare: 0.7,
  mostSurplus: 3,
};

/** The errors to expect are learnt from sales that the trees have not seen, in so many turns. */
const TURNS = 5;
/** With more sales than this one turn tells as much. */
const MANY_SALES = 60_000;
/** Below it the logarithm of an error says more of luck than of the car. */
const LEAST_ERROR = 0.02;
/** What lies further off, in logarithms, counts no more than this: one wrong price must not tell what a name is worth. */
const MOST_SURPLUS = { names: 0.7, years: 0.5, extras: 0.3 } as const;
const EXTRA_LEAST_SALES = 20;
const EXTRA_SHRINK_SALES = 50;
const SEED = 20_261_122;

export interface FitOptions {
  readonly source: string;
  readonly fittedAtMs: number;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Fits a book to sales. Takes seconds for thousands of them. */
export function fitBook(
  sales: readonly Sale[],
  { source, fittedAtMs, onProgress = () => {} }: FitOptions,
): ValuationBook {
  const chance = createSeededChance(SEED);
  const rows = Int32Array.from(sales.keys());
  const turns = sales.length > MANY_SALES ? 1 : TURNS;
  const steps =
    FIRST_RULES.trees + MAIN_RULES.trees * (turns + 1) + SPREAD_RULES.trees * 3;
  let step = 0;
  const fit: Fit = {
    rows,
    truths: Float64Array.from(sales, (it) => Math.log(it.priceDollars)),
    chance,
    onTree: () => onProgress((step += 1) / steps),
  };
  const { data, known, ...table } = buildTable(sales, fit);
  const { errors, seen } = foretellErrors(fit, data, known, turns);
  const main = boostTrees(data, fit, known.slice(), MAIN_RULES);
  return {
    version: BOOK_VERSION,
    source,
    fittedAt: new Date(fittedAtMs).toISOString(),
    sales: sales.length,
    gradedPercent: Math.round(
      (sales.filter(({ grade }) => grade !== null).length / sales.length) * 100,
    ),
    ages: findReach(Float64Array.from(sales, computeAgeYears)),
    miles: findReach(Float64Array.from(sales, ({ miles }) => miles)),
    figures: null,
    ...table,
    main,
    ...fitRanges(sales, fit, data, { errors, seen }),
  };
}

/** What the trees look at, row by row, and what is known before them. */
function buildTable(sales: readonly Sale[], fit: Fit) {
  const { truths, chance } = fit;
  const start = findMedian(truths);
  const straight = sales.map(({ year }) => findYearLevel({}, null, year));
  const known = Float64Array.from(
    sales,
    ({ atMs }, row) => start + (straight[row] ?? 0) - computeFall(atMs),
  );
  const ages = binRows(
    Float64Array.from(sales.flatMap((it) => [computeAgeYears(it), it.miles])),
    FIRST_DIRECTIONS.length,
  );
  const first = boostTrees(ages, fit, known, FIRST_RULES);
  const listSurpluses = (most: number) =>
    truths.map((truth, row) =>
      Math.max(-most, Math.min(most, truth - (known[row] ?? 0))),
    );
  const { learnt, rowFacts } = learnNames(
    sales,
    listSurpluses(MOST_SURPLUS.names),
    chance,
  );
  rowFacts.forEach(({ surplus }, row) => {
    known[row] = (known[row] ?? 0) + surplus.build;
  });
  const { years, rowLevels } = learnYears(
    sales,
    listSurpluses(MOST_SURPLUS.years),
    chance,
  );
  rowLevels.forEach((level, row) => {
    known[row] = (known[row] ?? 0) + level - (straight[row] ?? 0);
  });
  const rest = listSurpluses(MOST_SURPLUS.extras);
  const states = learnExtras(sales, rest, (it) => it.state);
  const colors = learnExtras(sales, rest, (it) => it.color);
  const lastSaleMs = sales.reduce((last, it) => Math.max(last, it.atMs), 0);
  const values = new Float64Array(sales.length * FEATURES.length);
  rowFacts.forEach((facts, row) => {
    const sale = sales[row];
    if (sale === undefined) return;
    const extras = {
      state: findExtra(states, sale.state),
      color: findExtra(colors, sale.color),
    };
    values.set(
      buildFeatures(sale, facts, extras, lastSaleMs),
      row * FEATURES.length,
    );
  });
  return {
    data: binRows(values, FEATURES.length),
    known,
    lastSaleMs,
    names: learnt,
    years,
    states,
    colors,
    first,
    start,
  };
}

/** A range is the error that is expected of such a car, times what such errors came to. */
function fitRanges(
  sales: readonly Sale[],
  fit: Fit,
  data: BinnedRows,
  { errors, seen }: SeenErrors,
) {
  const logErrors = errors.map((error) =>
    Math.log(Math.max(LEAST_ERROR, Math.abs(error))),
  );
  const spreadStart = findMedian(
    Float64Array.from(seen, (row) => logErrors[row] ?? 0),
  );
  const grow = (rows: Int32Array) => {
    const expected = new Float64Array(sales.length).fill(spreadStart);
    const spread = boostTrees(
      data,
      { ...fit, truths: logErrors, rows },
      expected,
      SPREAD_RULES,
    );
    return { spread, expected };
  };
  // What trees were grown on, they foretell too well: each half is judged by those of the other.
  const half = Uint8Array.from(sales, () => (fit.chance() < 0.5 ? 0 : 1));
  const judged = [0, 1].flatMap((side) => {
    const { spread, expected } = grow(seen.filter((row) => half[row] !== side));
    const others = seen.filter((row) => half[row] === side);
    for (const tree of spread.trees) addAnswers(tree, data, others, expected);
    return Array.from(others, (row) => {
      const sale = sales[row];
      return {
        ageYears: sale === undefined ? 0 : computeAgeYears(sale),
        error: (errors[row] ?? 0) / Math.exp(expected[row] ?? 0),
      };
    });
  });
  const { spread } = grow(seen);
  return { spread, spreadStart, bands: fitBands(judged) };
}

interface SeenErrors {
  readonly errors: Float64Array;
  readonly seen: Int32Array;
}

/** What the trees miss of sales that they were not grown on. */
function foretellErrors(
  fit: Fit,
  data: BinnedRows,
  known: Float64Array,
  turns: number,
): SeenErrors {
  const { rows, truths, chance } = fit;
  const errors = new Float64Array(rows.length);
  const parts = Uint8Array.from(rows, () => Math.floor(chance() * TURNS));
  for (let turn = 0; turn < turns; turn++) {
    const answers = known.slice();
    const others = rows.filter((row) => parts[row] !== turn);
    const { trees } = boostTrees(
      data,
      { ...fit, rows: others },
      answers,
      MAIN_RULES,
    );
    const apart = rows.filter((row) => parts[row] === turn);
    for (const tree of trees) addAnswers(tree, data, apart, answers);
    for (const row of apart)
      errors[row] = (truths[row] ?? 0) - (answers[row] ?? 0);
  }
  return { errors, seen: rows.filter((row) => (parts[row] ?? 0) < turns) };
}

/** The mean of what is left, by name, pulled to nothing where few sales have the name. */
function learnExtras(
  sales: readonly Sale[],
  rest: Float64Array,
  getName: (sale: Sale) => string | null,
): LearntExtras {
  const tallies = new Map<string, { sum: number; count: number }>();
  sales.forEach((sale, row) => {
    const name = getName(sale)?.trim().toLowerCase() ?? "";
    if (name === "") return;
    const tally = tallies.get(name) ?? { sum: 0, count: 0 };
    tally.sum += rest[row] ?? 0;
    tally.count += 1;
    tallies.set(name, tally);
  });
  return Object.fromEntries(
    [...tallies]
      .filter(([, { count }]) => count >= EXTRA_LEAST_SALES)
      .map(([name, { sum, count }]) => [
        name,
        Number((sum / (count + EXTRA_SHRINK_SALES)).toFixed(4)),
      ]),
  );
}

/** One of five hundred lies beyond at each end: a typing error must not widen what the book claims to know. */
function findReach(values: Float64Array): readonly [number, number] {
  const sorted = values.toSorted();
  const at = (share: number) =>
    Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2));
  return [at(0.002), at(0.998)];
}

function findMedian(values: Float64Array): number {
  const sorted = values.toSorted();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

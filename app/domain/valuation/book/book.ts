import { type Car, nameCar } from "./car.ts";
import { buildFeatures } from "./features.ts";
import {
  findNameFacts,
  type LearntExtras,
  type LearntNames,
} from "./learnt-names.ts";
import { computeFall, findYearLevel, type LearntYears } from "./year-levels.ts";
import { type Forest, type ForestSum, readForest } from "./trees.ts";

/** 2 tells each model's years. */
export const BOOK_VERSION = 2;

/** What ages in years, from this one on to the next band's, add to the middle in units of the expected error. */
export interface RangeBand {
  readonly fromAgeYears: number;
  readonly low: number;
  readonly high: number;
}

export interface BookFigures {
  /** Sales that were held apart, and that the book never saw. */
  readonly heldApart: number;
  readonly medianErrorPercent: number;
  readonly meanErrorPercent: number;
  /** How many of the sales held apart lay in their 80 % ranges. */
  readonly coveragePercent: number;
}

/** A price book as it is kept: JSON, fitted by `valuation fit`. */
export interface ValuationBook {
  readonly version: typeof BOOK_VERSION;
  /** Where the sales are from, in the dealer's words. */
  readonly source: string;
  readonly fittedAt: string;
  readonly sales: number;
  /** Where most sales were graded, the values of the four conditions are the book's own. */
  readonly gradedPercent: number;
  readonly lastSaleMs: number;
  /** Beyond these the book knows nothing. */
  readonly ages: readonly [least: number, most: number];
  readonly miles: readonly [least: number, most: number];
  readonly figures: BookFigures | null;
  readonly names: LearntNames;
  readonly years: LearntYears;
  readonly states: LearntExtras;
  readonly colors: LearntExtras;
  readonly first: Forest;
  readonly main: Forest;
  /** Logarithm of the error to expect. */
  readonly spread: Forest;
  readonly start: number;
  readonly spreadStart: number;
  readonly bands: readonly RangeBand[];
}

export interface BookAnswer {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
  readonly ageYears: number;
  /** Sales of the model that the book has seen. */
  readonly makeCount: number;
  readonly modelCount: number;
}

export interface OpenBook {
  /** In dollars, not yet rounded. */
  value(car: Car): BookAnswer;
}

/** Throws a RangeError for a book that is damaged. */
export function openBook(book: ValuationBook): OpenBook {
  const forests = {
    first: readForest(book.first),
    main: readForest(book.main),
    spread: readForest(book.spread),
  };
  return { value: (car) => valueCar(car, book, forests) };
}

function valueCar(
  car: Car,
  book: ValuationBook,
  forests: Readonly<Record<"first" | "main" | "spread", ForestSum>>,
): BookAnswer {
  const names = nameCar(car);
  const facts = findNameFacts(book.names, names);
  const features = buildFeatures(
    car,
    facts,
    {
      state: findExtra(book.states, car.state),
      color: findExtra(book.colors, car.color),
    },
    book.lastSaleMs,
  );
  const level = findYearLevel(book.years, names.model, car.year);
  const middle =
    book.start +
    (level - computeFall(car.atMs)) +
    forests.first(features) +
    facts.surplus.build +
    forests.main(features);
  const error = Math.exp(book.spreadStart + forests.spread(features));
  const ageYears = features[0] ?? 0;
  const band = findBand(book.bands, ageYears);
  return {
    middle: Math.exp(middle),
    low: Math.exp(middle + band.low * error),
    high: Math.exp(middle + band.high * error),
    ageYears,
    makeCount: facts.count.make,
    modelCount: facts.count.model,
  };
}

function findBand(bands: readonly RangeBand[], ageYears: number): RangeBand {
  const band =
    bands.findLast(({ fromAgeYears }) => fromAgeYears <= ageYears) ?? bands[0];
  if (band === undefined) throw new RangeError("The book has no ranges.");
  return band;
}

export function findExtra(extras: LearntExtras, name: string | null): number {
  const key = name?.trim().toLowerCase() ?? "";
  return Object.hasOwn(extras, key) ? (extras[key] ?? 0) : 0;
}

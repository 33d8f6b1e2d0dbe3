import type { VehiclePriceKey } from "#app/domain/store-profile/content/trade.ts";
import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { OpenBook, ValuationBook } from "./book/book.ts";
import type { Car } from "./book/car.ts";
import {
  refuseWideRange,
  type UnsureReason,
  type Valuation,
  type ValuesDollars,
  type VehicleToValue,
} from "./valuation.ts";

/** Grades of Black Book's four conditions, for a book whose sales were graded from 1 to 5. */
const GRADES = { Xclean: 4.5, Clean: 3.7, Avg: 2.9, Rough: 2 } as const;
/** For a book without grades: in percent of a vehicle in average condition. */
const PERCENTS = { Xclean: 108, Clean: 104, Avg: 100, Rough: 89 } as const;
type Grade = keyof typeof GRADES;
const GRADE_NAMES: readonly Grade[] = ["Xclean", "Clean", "Avg", "Rough"];
/** With fewer graded sales the book knows little of conditions. */
const LEAST_GRADED_PERCENT = 40;

export interface BookToAsk {
  readonly book: Pick<ValuationBook, "ages" | "miles" | "gradedPercent">;
  readonly opened: OpenBook;
}

function toCar(
  vehicle: VehicleToValue,
  nowMs: number,
  grade: number | null = null,
): Car {
  return { ...vehicle, color: vehicle.exteriorColor, grade, atMs: nowMs };
}

/** What our own book says; `askingRatio` is by how much our asking prices are above it. */
export function valueByBook(
  vehicle: VehicleToValue,
  { book, opened }: BookToAsk,
  settings: Trade["valuation"],
  {
    nowMs,
    askingRatio,
  }: { readonly nowMs: number; readonly askingRatio: number },
): Valuation {
  const hasGrades = book.gradedPercent >= LEAST_GRADED_PERCENT;
  const average = opened.value(
    toCar(vehicle, nowMs, hasGrades ? GRADES.Avg : null),
  );
  const reason = findUnsureReason(vehicle, average, book);
  const toWhole =
    askingRatio *
    (settings.bookHolds === "retail" ? settings.wholesalePercent / 100 : 1);
  const toRange = {
    lowDollars: Math.round(average.low * toWhole),
    middleDollars: Math.round(average.middle * toWhole),
    highDollars: Math.round(average.high * toWhole),
  };
  if (reason !== null)
    return {
      status: "unsure",
      reason,
      range: reason === "wide-range" ? toRange : null,
      source: "own-book",
    };
  const tellDollars = (grade: Grade) =>
    hasGrades
      ? opened.value(toCar(vehicle, nowMs, GRADES[grade])).middle
      : (average.middle * PERCENTS[grade]) / 100;
  const valuation: Valuation = {
    status: "valued",
    valuesDollars: tellValues(tellDollars, toWhole, settings),
    range: toRange,
    source: "own-book",
    isMovedByAskingPrices: askingRatio !== 1,
  };
  return refuseWideRange(valuation, settings.widestRangePercent);
}

function tellValues(
  tellDollars: (grade: Grade) => number,
  toWhole: number,
  { tradeinPercent, wholesalePercent }: Trade["valuation"],
): ValuesDollars {
  const values: Partial<Record<VehiclePriceKey, number>> = {};
  for (const grade of GRADE_NAMES) {
    const whole = tellDollars(grade) * toWhole;
    values[`whole${grade}`] = Math.round(whole);
    values[`tradein${grade}`] = Math.round((whole * tradeinPercent) / 100);
  }
  const retail = (tellDollars("Avg") * toWhole * 100) / wholesalePercent;
  return { ...NO_VALUES, ...values, listingPrice: Math.round(retail) };
}

const NO_VALUES: ValuesDollars = {
  wholeXclean: null,
  wholeClean: null,
  wholeAvg: null,
  wholeRough: null,
  tradeinXclean: null,
  tradeinClean: null,
  tradeinAvg: null,
  tradeinRough: null,
  listingPrice: null,
};

function findUnsureReason(
  { miles }: VehicleToValue,
  answer: ReturnType<OpenBook["value"]>,
  book: BookToAsk["book"],
): UnsureReason | null {
  const isOutside = (value: number, [least, most]: readonly [number, number]) =>
    !(value >= least && value <= most);
  if (answer.makeCount === 0) return "unknown-make";
  if (answer.modelCount === 0) return "unknown-model";
  if (isOutside(answer.ageYears, book.ages)) return "age-outside";
  return isOutside(miles, book.miles) ? "miles-outside" : null;
}

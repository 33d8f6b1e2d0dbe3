import { type Car, computeAgeYears } from "./car.ts";
import type { NameFacts } from "./learnt-names.ts";

/** What the trees look at, in this order. */
export const FEATURES = [
  "age",
  "miles",
  "grade",
  "makeSurplus",
  "modelSurplus",
  "trimSurplus",
  "buildSurplus",
  "modelCount",
  "trimCount",
  "buildCount",
  "state",
  "color",
  "monthsAgo",
] as const;

/** Value falls with age and miles, and rises with condition; the trees promise no less. */
export const DIRECTIONS = FEATURES.map((name) =>
  name === "age" || name === "miles" ? -1 : name === "grade" ? 1 : 0,
);

/** The first two alone say what a car of any name is worth. */
export const FIRST_DIRECTIONS = [-1, -1] as const;

const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000;

export function buildFeatures(
  car: Car,
  { surplus, count }: NameFacts,
  extras: { readonly state: number; readonly color: number },
  lastSaleMs: number,
): readonly number[] {
  return [
    computeAgeYears(car),
    car.miles,
    car.grade ?? NaN,
    surplus.make,
    surplus.model,
    surplus.trim,
    surplus.build,
    Math.log1p(count.model),
    Math.log1p(count.trim),
    Math.log1p(count.build),
    extras.state,
    extras.color,
    Math.max(0, Math.round((lastSaleMs - car.atMs) / MONTH_MS)),
  ];
}

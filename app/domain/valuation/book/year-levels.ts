import { DAY_MS } from "#app/domain/time.ts";

/**
 * By model: each model year that was sold, and its level, a logarithm of the price. Levels rise from year to year: a
 * newer car of a model is never worth less than an older one.
 */
export type LearntYears = Readonly<
  Record<string, readonly (readonly [modelYear: number, level: number])[]>
>;

/**
 * Cars lose some seven hundredths a year besides what their miles cost. Prices are told beside this straight fall, so that models and model years that fall
 * less can differ from it without breaking the promise that none is worth more for being older.
 */
const YEARLY_FALL = 0.07;
const YEAR_MS = 365.25 * DAY_MS;
const ORIGIN_MS = Date.UTC(2000, 0, 1);

/** How far prices have fallen by a moment. */
export function computeFall(atMs: number): number {
  return (YEARLY_FALL * (atMs - ORIGIN_MS)) / YEAR_MS;
}

/** The level of a model year of which nothing is known but that straight fall. */
function getStraightLevel(modelYear: number): number {
  return computeFall(Date.UTC(modelYear, 0, 1));
}

/** Under this name stand the levels of all models together. */
export const ALL_MODELS = "";

/** Between two years that are known the level rises evenly; beyond them it goes on as that of all models does. */
export function findYearLevel(
  years: LearntYears,
  model: string | null,
  modelYear: number,
): number {
  const findWider = (year: number) =>
    findLevel(years[ALL_MODELS] ?? [], year, getStraightLevel);
  return model !== null && Object.hasOwn(years, model)
    ? findLevel(years[model] ?? [], modelYear, findWider)
    : findWider(modelYear);
}

function findLevel(
  levels: LearntYears[string],
  modelYear: number,
  findWider: (modelYear: number) => number,
): number {
  const before = levels.findLast(([year]) => year <= modelYear);
  const after = levels.find(([year]) => year >= modelYear);
  const edge = before ?? after;
  if (edge === undefined) return findWider(modelYear);
  if (before === undefined || after === undefined)
    return edge[1] + findWider(modelYear) - findWider(edge[0]);
  if (after[0] === before[0]) return before[1];
  const share = (modelYear - before[0]) / (after[0] - before[0]);
  return before[1] + share * (after[1] - before[1]);
}

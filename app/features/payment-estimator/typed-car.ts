import type { PaidVehicle } from "#app/domain/finance/payment-estimate.ts";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { PanelEntries, TypedCar } from "./panel-data.ts";

/** Prices are in whole dollars (Assumption A42). */
const TYPED_PRICE = { min: 500, max: 500_000, start: 20_000 } as const;
const OLDEST_YEAR = 1990;

export interface TypedCarProblem {
  readonly field: "price" | "year";
  readonly reason: "unreadable" | "below" | "above";
  readonly allowed: { readonly min: number; readonly max: number };
}

export function isTyped(car: PaidVehicle | TypedCar): car is TypedCar {
  return "conditions" in car;
}

/** A value that cannot be read counts as at the start. */
export function readTypedCar(
  entries: PanelEntries,
  { conditions, newestYear }: TypedCar,
) {
  const price = readNumber("price", entries, TYPED_PRICE);
  const year = readNumber("year", entries, {
    min: OLDEST_YEAR,
    max: newestYear,
    start: newestYear,
  });
  const condition = conditions.find((it) => it === entries["condition"]);
  return {
    vehicle: buildCar(
      price.value,
      year.value,
      condition ?? getStartCondition(conditions),
    ),
    problems: [...price.problems, ...year.problems],
  };
}

/** Assumption A42: a used car of the newest year, at the price that the site's own shortcut names. */
export function getStartingCar({
  conditions,
  newestYear,
}: TypedCar): PaidVehicle {
  return buildCar(TYPED_PRICE.start, newestYear, getStartCondition(conditions));
}

function buildCar(
  priceDollars: number,
  modelYear: number,
  condition: PaidVehicle["condition"],
): PaidVehicle {
  const priceCents = priceDollars * 100;
  return { priceCents, msrpCents: priceCents, modelYear, condition };
}

export function toTypedCarEntries({
  priceCents,
  modelYear,
  condition,
}: PaidVehicle): PanelEntries {
  return {
    price: formatNumber(priceCents / 100),
    year: String(modelYear),
    condition,
  };
}

function getStartCondition(conditions: TypedCar["conditions"]) {
  return conditions.includes("used") ? "used" : (conditions[0] ?? "used");
}

interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly start: number;
}

function readNumber(
  field: TypedCarProblem["field"],
  entries: PanelEntries,
  { min, max, start }: NumberRange,
) {
  const text = entries[field]?.trim() ?? "";
  const typed = readTypedAmount(text);
  const isNumber = typed !== null && typed.unit !== "percent";
  const number = isNumber ? Math.round(typed.amount) : start;
  const value = Math.max(min, Math.min(max, number));
  const problems: TypedCarProblem[] = [];
  const addProblem = (reason: TypedCarProblem["reason"]) =>
    problems.push({ field, reason, allowed: { min, max } });
  if (!isNumber && text !== "") addProblem("unreadable");
  if (number !== value) addProblem(number < min ? "below" : "above");
  return { value, problems };
}

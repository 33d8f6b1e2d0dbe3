import type { PaidVehicle } from "#app/domain/finance/payment-estimate.ts";
import { readTypedAmount } from "#app/domain/finance/typed-amount.ts";
import { formatNumber } from "#app/site/page/format.ts";
import {
  OLDEST_YEAR,
  type PanelEntries,
  TYPED_PRICE,
  type TypedCar,
} from "./panel-data.ts";

export interface TypedCarProblem {
  readonly field: "price" | "year";
  readonly reason: "unreadable" | "below" | "above";
  readonly allowed: { readonly min: number; readonly max: number };
}

interface TypedCarReading {
  readonly vehicle: PaidVehicle;
  readonly problems: readonly TypedCarProblem[];
}

/** This is the car that a shopper describes; a value that cannot be read counts as at the start. */
export function readTypedCar(
  entries: PanelEntries,
  { conditions, newestYear }: TypedCar,
): TypedCarReading {
  const price = readNumber("price", entries, TYPED_PRICE);
  const year = readNumber("year", entries, {
    min: OLDEST_YEAR,
    max: newestYear,
    start: newestYear,
  });
  const priceCents = price.value * 100;
  return {
    vehicle: {
      priceCents,
      msrpCents: priceCents,
      modelYear: year.value,
      condition:
        conditions.find((it) => it === entries["condition"]) ??
        getStartCondition(conditions),
    },
    problems: [...price.problems, ...year.problems],
  };
}

/**
 * Assumption A42: the car starts as a used car of the newest year at the price that the site's own shortcut
 * names.
 */
export function getStartingCar({
  conditions,
  newestYear,
}: TypedCar): PaidVehicle {
  const priceCents = TYPED_PRICE.start * 100;
  return {
    priceCents,
    msrpCents: priceCents,
    modelYear: newestYear,
    condition: getStartCondition(conditions),
  };
}

/** The fields show the car with these texts. */
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

function readNumber(
  field: TypedCarProblem["field"],
  entries: PanelEntries,
  {
    min,
    max,
    start,
  }: { readonly min: number; readonly max: number; readonly start: number },
): {
  readonly value: number;
  readonly problems: readonly TypedCarProblem[];
} {
  const text = entries[field]?.trim() ?? "";
  if (text === "") return { value: start, problems: [] };
  const typed = readTypedAmount(text);
  const buildProblem = (
    reason: TypedCarProblem["reason"],
    value: number,
  ): ReturnType<typeof readNumber> => ({
    value,
    problems: [{ field, reason, allowed: { min, max } }],
  });
  if (typed === null || typed.unit === "percent")
    return buildProblem("unreadable", start);
  const value = Math.round(typed.amount);
  if (value < min) return buildProblem("below", min);
  if (value > max) return buildProblem("above", max);
  return { value, problems: [] };
}

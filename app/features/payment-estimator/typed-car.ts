import type { PaidVehicle } from "#app/domain/finance/payment-estimate.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { PanelEntries, TypedCar } from "./panel-data.ts";
import { readTypedNumber, type TypedNumberProblem } from "./typed-number.ts";

/** Prices are in whole dollars (Assumption A42). */
const TYPED_PRICE = { min: 500, max: 500_000, start: 20_000 } as const;
const OLDEST_YEAR = 1990;

export type TypedCarProblem = TypedNumberProblem<"price" | "year">;

export function isTyped(car: PaidVehicle | TypedCar): car is TypedCar {
  return "conditions" in car;
}

/** A value that cannot be read counts as at the start. */
export function readTypedCar(
  entries: PanelEntries,
  { conditions, newestYear }: TypedCar,
) {
  const price = readTypedNumber("price", entries, TYPED_PRICE);
  const year = readTypedNumber("year", entries, {
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

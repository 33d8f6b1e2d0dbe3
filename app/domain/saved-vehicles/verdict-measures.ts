import { LEAST_MILES } from "./fewest-miles.ts";
import type { BestKind, JudgedCar, OnlyKind } from "./verdicts.ts";

/** With so many seats a car that is no truck, whose front row may be a bench, has a third row. */
const THIRD_ROW_SEATS = 6;

/** What most people ask first comes first. A measure is null where it is not known of the car. */
export const BEST: readonly (readonly [
  kind: BestKind,
  leastLead: number,
  getMeasure: (car: JudgedCar) => number | null,
])[] = [
  ["fewestMiles", LEAST_MILES, ({ miles }) => (miles === null ? null : -miles)],
  ["newest", 1, ({ year }) => year],
  [
    "bestMpg",
    2,
    // What an electric car's feed calls mpg is no gallon of anything.
    ({ mpgCombined, fuelType }) =>
      fuelType === "electric" ? null : mpgCombined,
  ],
  ["longestRange", 10, ({ electricRangeMiles }) => electricRangeMiles],
  ["towsMost", 500, ({ towingPounds }) => towingPounds],
  ["mostCargo", 3, ({ cargoCubicFeet }) => cargoCubicFeet],
];

export const ONLY: readonly (readonly [
  kind: OnlyKind,
  has: (car: JudgedCar) => boolean | null,
])[] = [
  [
    "onlyThirdRow",
    ({ seats, isTruck }) =>
      seats === null ? null : !isTruck && seats >= THIRD_ROW_SEATS,
  ],
  // Four driven wheels are one advantage, by whichever name.
  ["onlyAwd", ({ drivetrain }) => hasValue(drivetrain, ["awd", "4wd"])],
  ["onlyElectric", ({ fuelType }) => hasValue(fuelType, ["electric"])],
  [
    "onlyHybrid",
    ({ fuelType }) => hasValue(fuelType, ["hybrid", "plug-in-hybrid"]),
  ],
  ["onlyWarranty", ({ hasWarranty }) => hasWarranty],
];

function hasValue<Value>(
  value: Value | null,
  wanted: readonly Value[],
): boolean | null {
  return value === null ? null : wanted.includes(value);
}

/** Four driven wheels have two names. */
export function nameOnly(
  kind: OnlyKind,
  { drivetrain }: Pick<JudgedCar, "drivetrain">,
): OnlyKind {
  return kind === "onlyAwd" && drivetrain === "4wd" ? "only4wd" : kind;
}

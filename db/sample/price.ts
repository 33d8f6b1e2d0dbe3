import type { Condition, Drivetrain } from "#app/domain/vehicle/vehicle.ts";
import {
  type Generation,
  type ModelLine,
  type Powertrain,
  PRICE_TABLE_YEAR,
  type Resale,
  type TrimLine,
} from "./model-line.ts";
import type { Random } from "./random.ts";

const YEARLY_PRICE_RISE = 1.022;
const DESTINATION_CHARGE = 1_395;
const LOWEST_PRICE = 3_995;
/** Reconditioning and the worth of any running car: cheap cars do not fall below it. */
const WORTH_OF_RUNNING = 1_200;
const CERTIFIED_PREMIUM = 1.045;
const PRICE_LOSS_PER_1000_MILES = 0.0035;

/** Dollars over the trim's first drivetrain. */
const FOUR_WHEEL_DRIVE_EXTRA = { truck: 3_500, other: 1_700 };

/** Share of the MSRP that is left at each age in years, from 0. */
const RETENTION: Readonly<Record<Resale, readonly number[]>> = {
  strong: [
    0.98, 0.94, 0.895, 0.85, 0.8, 0.745, 0.69, 0.635, 0.58, 0.53, 0.48, 0.435,
    0.39, 0.35, 0.31, 0.275,
  ],
  average: [
    0.95, 0.87, 0.8, 0.73, 0.67, 0.61, 0.55, 0.49, 0.44, 0.395, 0.355, 0.32,
    0.285, 0.25, 0.22, 0.195,
  ],
  weak: [
    0.92, 0.82, 0.73, 0.645, 0.57, 0.51, 0.455, 0.405, 0.36, 0.32, 0.285, 0.25,
    0.22, 0.195, 0.17, 0.15,
  ],
  steep: [
    0.86, 0.72, 0.62, 0.54, 0.475, 0.42, 0.375, 0.335, 0.3, 0.27, 0.24, 0.215,
    0.19, 0.17, 0.15, 0.13,
  ],
};

/** One way to order a model in one model year. */
export interface Build {
  readonly line: ModelLine;
  readonly generation: Generation;
  readonly trim: TrimLine;
  readonly powertrain: Powertrain;
  readonly drivetrain: Drivetrain;
  readonly year: number;
}

/** Whole dollars, destination charge included. */
export function computeMsrp(build: Build): number {
  const { generation, trim, powertrain, drivetrain, line, year } = build;
  const priceYear = generation.lastYear ?? PRICE_TABLE_YEAR;
  const isExtra =
    drivetrain !== Object.keys(powertrain.drivetrains)[0] &&
    (drivetrain === "awd" || drivetrain === "4wd");
  const extra = isExtra
    ? FOUR_WHEEL_DRIVE_EXTRA[line.bodystyle === "trucks" ? "truck" : "other"]
    : 0;
  const today = trim.msrp + extra + DESTINATION_CHARGE;
  return Math.round((today * YEARLY_PRICE_RISE ** (year - priceYear)) / 5) * 5;
}

/** Miles that a car of this age has usually run. */
export function usualMiles(ageYears: number): number {
  return 12_000 * Math.min(ageYears, 5) + 9_500 * Math.max(0, ageYears - 5);
}

/** What the market gives, in dollars, before the dealer's own rounding. */
export function marketPrice(
  build: Build,
  odometer: {
    readonly ageYears: number;
    readonly miles: number;
    readonly condition: Condition;
  },
): number {
  const { ageYears, miles, condition } = odometer;
  const fading =
    build.powertrain.fuelType === "electric" ? "steep" : build.line.resale;
  const surplus = (miles - usualMiles(ageYears)) / 1_000;
  const wear = Math.exp(-PRICE_LOSS_PER_1000_MILES * surplus);
  const worth =
    computeMsrp(build) *
      retentionAt(fading, ageYears) *
      Math.max(0.7, Math.min(1.2, wear)) +
    WORTH_OF_RUNNING;
  const ceiling = computeMsrp(build) * 0.97;
  return Math.min(
    ceiling,
    condition === "certified" ? worth * CERTIFIED_PREMIUM : worth,
  );
}

/** Whole dollars with an ending that dealers use. */
export function dealerPrice(random: Random, dollars: number): number {
  const hundreds = Math.floor(dollars / 100) * 100;
  const thousands = Math.floor(dollars / 1_000) * 1_000;
  const style = random.next();
  const price =
    style < 0.34
      ? hundreds + random.pick([90, 95, 88, 91, 77])
      : style < 0.62
        ? thousands + random.pick([990, 995, 988, 995, 999, 500, 488])
        : style < 0.72
          ? thousands + random.pick([488, 777, 888, 250])
          : Math.round(dollars);
  return Math.max(LOWEST_PRICE, price);
}

function retentionAt(resale: Resale, ageYears: number): number {
  const curve = RETENTION[resale];
  const oldest = curve.length - 1;
  const age = Math.max(0, Math.min(oldest, ageYears));
  const before = Math.floor(age);
  const from = curve[before] ?? 0;
  const to = curve[Math.min(oldest, before + 1)] ?? from;
  return from + (to - from) * (age - before);
}

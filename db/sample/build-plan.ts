import {
  BODY_STYLES,
  type BodyStyle,
  type Condition,
  type Drivetrain,
} from "#app/domain/vehicle/vehicle.ts";
import type { Generation, ModelLine } from "./model-line.ts";
import { MODEL_LINES } from "./model-lines.ts";
import type { Build } from "./price.ts";
import type { Random } from "./random.ts";

const BODY_SHARES: Readonly<Record<BodyStyle, number>> = {
  suvs: 0.43,
  trucks: 0.185,
  sedans: 0.155,
  hatchbacks: 0.055,
  minivans: 0.045,
  coupes: 0.04,
  wagons: 0.03,
  convertibles: 0.025,
  commercial: 0.035,
  other: 0,
};

/** How many of each age in model years stand on a used-car lot, from this year's on. */
const USED_AGE_WEIGHTS = [2, 8, 13, 15, 13, 11, 9, 8, 7, 5, 4, 3, 1];
const CERTIFIED_AGE_WEIGHTS = [1, 6, 9, 8, 5, 3, 1.5];

/** Midwestern lots lean to driven front axles in snow. */
const DRIVETRAIN_WEIGHTS: Readonly<Record<Drivetrain, number>> = {
  awd: 2,
  "4wd": 4,
  fwd: 1,
  rwd: 0.8,
};

export interface YearRange {
  readonly currentYear: number;
  /** Month of the year, from 1; next year's models arrive over the year. */
  readonly month: number;
}

/** `count` body styles in the lot's proportions, mixed; only styles that `lines` has. */
export function planBodyStyles(
  random: Random,
  count: number,
  lines: readonly ModelLine[],
): readonly BodyStyle[] {
  const sold = BODY_STYLES.filter((style) =>
    lines.some(({ bodystyle }) => bodystyle === style),
  );
  const total = sold.reduce((sum, style) => sum + BODY_SHARES[style], 0);
  const planned = sold.flatMap((style) =>
    Array<BodyStyle>(Math.round((BODY_SHARES[style] / total) * count)).fill(
      style,
    ),
  );
  while (planned.length < count) planned.push(random.pick(sold));
  return random.shuffle(planned).slice(0, count);
}

/** The lines that are sold in this condition; new and certified cars are of the franchise's makes. */
export function linesFor(
  condition: Condition,
  franchiseMakes: readonly string[],
  years: YearRange,
): readonly ModelLine[] {
  return MODEL_LINES.filter(
    ({ make, generations }) =>
      (condition === "used" || franchiseMakes.includes(make)) &&
      modelYears(condition, years).some(({ year }) =>
        generations.some((generation) => isBuiltIn(generation, year)),
      ),
  );
}

export function pickBuild(
  random: Random,
  condition: Condition,
  lines: readonly ModelLine[],
  bodystyle: BodyStyle,
  years: YearRange,
): Build {
  const line = random.pickWeighted(
    lines.filter((candidate) => candidate.bodystyle === bodystyle),
    ({ popularity }) => popularity,
  );
  const built = modelYears(condition, years).filter(({ year }) =>
    line.generations.some((generation) => isBuiltIn(generation, year)),
  );
  const { year } = random.pickWeighted(built, ({ weight }) => weight);
  const generation = random.pickWeighted(
    line.generations.filter((candidate) => isBuiltIn(candidate, year)),
    ({ trims }) => trims.length,
  );
  const trim = random.pickWeighted(generation.trims, ({ level }) =>
    level === 1 || level === 5 ? 0.7 : 1,
  );
  const powertrain = random.pickWeighted(
    trim.powertrains,
    ({ transmission }) => (transmission.includes("Manual") ? 0.4 : 1),
  );
  const drivetrain = random.pickWeighted(
    listDrivetrains(powertrain.drivetrains),
    (name) => DRIVETRAIN_WEIGHTS[name],
  );
  return { line, generation, trim, powertrain, drivetrain, year };
}

function modelYears(
  condition: Condition,
  { currentYear, month }: YearRange,
): readonly { year: number; weight: number }[] {
  if (condition === "new") {
    const nextYearShare = Math.max(0, (month - 4) / 12);
    return [
      { year: currentYear, weight: 1 - nextYearShare },
      { year: currentYear + 1, weight: nextYearShare },
    ].filter(({ weight }) => weight > 0);
  }
  const weights =
    condition === "certified" ? CERTIFIED_AGE_WEIGHTS : USED_AGE_WEIGHTS;
  return weights.map((weight, age) => ({ year: currentYear - age, weight }));
}

function isBuiltIn({ firstYear, lastYear }: Generation, year: number): boolean {
  return firstYear <= year && year <= (lastYear ?? year);
}

function listDrivetrains(
  rated: Readonly<Partial<Record<Drivetrain, unknown>>>,
): readonly Drivetrain[] {
  const all: readonly Drivetrain[] = ["fwd", "rwd", "awd", "4wd"];
  return all.filter((drivetrain) => drivetrain in rated);
}

import { addDays } from "#app/domain/time.ts";
import { MODEL_LINES } from "./model-lines.ts";
import type { Generation } from "./model-line.ts";
import { type Build, marketPrice, usualMiles } from "./price.ts";
import { createRandom, type Random } from "./random.ts";
import { makeVin } from "./vin.ts";

export interface SampleSale {
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly miles: number;
  readonly condition: string;
  readonly priceDollars: number;
  /** YYYY-MM-DD */
  readonly soldOn: string;
  readonly color: string;
  readonly state: string;
}

const SALES = 9_000;
const OLDEST_AGE = 21;
const SALES_DAYS = 730;
/** After so many years the table of retention ends, and a car still loses value. */
const RETENTION_YEARS = 15;
const LATER_LOSS = 0.07;
/** What two buyers pay for the same car differs by so much. */
const SCATTER = 0.085;
const CONDITIONS = [
  { word: "great", worth: 1.06, weight: 2 },
  { word: "good", worth: 1, weight: 5 },
  { word: "fair", worth: 0.93, weight: 2.5 },
  { word: "poor", worth: 0.8, weight: 0.8 },
] as const;
const COLORS = ["black", "white", "silver", "gray", "blue", "red", "green"];
const STATES = ["IL", "IN"];

/** Sales of used cars over two years, made up but true to the market, for a book of the demonstration. */
export function makeSampleSales(
  today: string,
  seed = 7,
): readonly SampleSale[] {
  const random = createRandom(seed);
  return Array.from({ length: SALES }, () => makeSale(random, today));
}

function makeSale(random: Random, today: string): SampleSale {
  const soldOn = addDays(today, -random.integer(1, SALES_DAYS));
  const soldYear = Number(soldOn.slice(0, 4)) + Number(soldOn.slice(5, 7)) / 12;
  const line = random.pickWeighted(MODEL_LINES, ({ popularity }) => popularity);
  const first = Math.min(...line.generations.map((it) => it.firstYear));
  // Older ones than the table has are sold under their oldest generation.
  const year =
    Math.floor(soldYear) -
    Math.min(OLDEST_AGE, Math.floor(random.next() ** 1.4 * (OLDEST_AGE + 1)));
  const build = pickBuild(random, line.generations, Math.max(year, first));
  if (build === null) return makeSale(random, today);
  const ageYears = Math.max(0.1, soldYear - year);
  const miles = Math.max(
    600,
    Math.round(usualMiles(ageYears) * Math.exp(0.32 * random.bell())),
  );
  const condition = random.pickWeighted(CONDITIONS, ({ weight }) => weight);
  const market = marketPrice(
    { ...build, line },
    { ageYears, miles, condition: "used" },
  );
  const later = Math.exp(-LATER_LOSS * Math.max(0, ageYears - RETENTION_YEARS));
  const price =
    market * later * condition.worth * Math.exp(SCATTER * random.bell());
  return {
    vin: makeVin({
      prefix: build.generation.vinPrefix,
      modelYear: build.year,
      plant: build.generation.plant,
      serial: random.integer(1_200, 689_999),
    }),
    year,
    make: line.make,
    model: line.model,
    trim: build.trim.name,
    miles,
    condition: condition.word,
    priceDollars: Math.max(900, Math.round(price / 10) * 10),
    soldOn,
    color: random.pick(COLORS),
    state: random.pick(STATES),
  };
}

/** Null for a year in which the line was not built. */
function pickBuild(
  random: Random,
  generations: readonly Generation[],
  year: number,
): Omit<Build, "line"> | null {
  const built = generations.filter(
    ({ firstYear, lastYear }) =>
      firstYear <= year && year <= (lastYear ?? year),
  );
  if (built.length === 0) return null;
  const generation = random.pick(built);
  const trim = random.pick(generation.trims);
  const powertrain = random.pick(trim.powertrains);
  const [drivetrain] = (["fwd", "rwd", "awd", "4wd"] as const).filter(
    (name) => name in powertrain.drivetrains,
  );
  return drivetrain === undefined
    ? null
    : { generation, trim, powertrain, drivetrain, year };
}

import { DAY_MS, formatUtcDay, MINUTE_MS } from "#app/domain/time.ts";
import type {
  ColorFamily,
  Condition,
  StockedVehicle,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { linesFor, pickBuild, planBodyStyles } from "./build-plan.ts";
import { startOfDayMs } from "./days.ts";
import type { Build } from "./price.ts";
import { createRandom, type Random } from "./random.ts";
import { makeStockedVehicle } from "./sample-vehicle.ts";
import { StockNumbers } from "./stock-numbers.ts";
import { makeVin } from "./vin.ts";

export interface SampleOptions {
  /** The profile's stores, in its order. */
  readonly storeIds: readonly string[];
  /** The profile's conditions. */
  readonly conditionsSold: readonly Condition[];
  /** Makes that are sold new and certified; each belongs to one store. */
  readonly franchiseMakes?: readonly string[];
  /** YYYY-MM-DD; every date counts back from it. */
  readonly today: string;
  /** Advertised totals are whole dollars with this fee in them; without it sale prices are. */
  readonly documentFeeCents?: number;
  readonly seed?: number;
}

const SAMPLE_SIZE = 640;
const GONE_COUNT = 7;
const DEFAULT_FRANCHISE_MAKES = ["Toyota", "Ford", "Chevrolet", "Honda"];
const CONDITION_WEIGHTS: Readonly<Record<Condition, number>> = {
  new: 0.34,
  certified: 0.14,
  used: 0.52,
};
const MAX_DAYS_ON_LOT = 180;
const ROW_LENGTH = 3;

/** A car with its place and time; the VIN and the stock number come later, in the order of arrival. */
interface Arrival {
  readonly build: Build;
  readonly condition: Condition;
  readonly storeId: string;
  readonly firstSeenAtMs: number;
  readonly goneAtMs: number | null;
}

/**
 * About 640 cars for sale and a few that were sold lately, made up but true to the market.
 * The same options always give the same vehicles, oldest arrival first.
 */
export function sampleInventory(
  options: SampleOptions,
): readonly StockedVehicle[] {
  if (options.storeIds.length === 0)
    throw new RangeError("A sample needs a store");
  const random = createRandom(options.seed ?? 1);
  const todayMs = startOfDayMs(options.today);
  const stockNumbers = new StockNumbers(random, options.storeIds);
  const vins = new Set<string>();
  const row: Vehicle[] = [];
  return planArrivals(random, options, todayMs).map((arrival) => {
    const { build, condition, storeId, firstSeenAtMs, goneAtMs } = arrival;
    const stocked = makeStockedVehicle(random, {
      build,
      condition,
      storeId,
      vin: pickVin(random, build, vins),
      stockNumber: stockNumbers.next(storeId, firstSeenAtMs),
      listedOn: formatUtcDay(firstSeenAtMs),
      firstSeenAtMs,
      // Midnight has passed when today's rows are read, one hour may not have.
      lastAtMs: goneAtMs ?? todayMs + DAY_MS / 24,
      goneAtMs,
      ageYears: Math.max(0, toDecimalYear(todayMs) - build.year),
      colorsBeside: findColorsBeside(row, condition),
      extraCents: countCentsToDollar(options.documentFeeCents ?? 0),
    });
    if (goneAtMs === null) row.push(stocked.vehicle);
    return stocked;
  });
}

/** Of those that a list shows beside the next one: the latest of all, and the latest of its own condition. */
function findColorsBeside(
  row: readonly Vehicle[],
  condition: Condition,
): ReadonlySet<ColorFamily> {
  const alike = row.filter((it) => it.condition === condition);
  return new Set(
    [...row.slice(-ROW_LENGTH), ...alike.slice(-ROW_LENGTH)].flatMap(
      ({ exteriorColorFamily }) => exteriorColorFamily ?? [],
    ),
  );
}

function planArrivals(
  random: Random,
  options: SampleOptions,
  todayMs: number,
): readonly Arrival[] {
  const arrivals = planConditions(options.conditionsSold).flatMap(
    ({ condition, count }) =>
      planCondition(random, options, condition, count, todayMs),
  );
  const sold = planCondition(
    random,
    options,
    options.conditionsSold.includes("used")
      ? "used"
      : (options.conditionsSold[0] ?? "used"),
    GONE_COUNT,
    todayMs,
  ).map((arrival) => ({ ...arrival, ...soldLately(random, todayMs) }));
  return [...arrivals, ...sold].toSorted(
    (one, other) => one.firstSeenAtMs - other.firstSeenAtMs,
  );
}

function planConditions(
  sold: readonly Condition[],
): readonly { condition: Condition; count: number }[] {
  const total = sold.reduce((sum, name) => sum + CONDITION_WEIGHTS[name], 0);
  return sold.map((condition) => ({
    condition,
    count: Math.round((CONDITION_WEIGHTS[condition] / total) * SAMPLE_SIZE),
  }));
}

function planCondition(
  random: Random,
  options: SampleOptions,
  condition: Condition,
  count: number,
  todayMs: number,
): readonly Arrival[] {
  const { storeIds, today } = options;
  const franchiseMakes = options.franchiseMakes ?? DEFAULT_FRANCHISE_MAKES;
  const years = {
    currentYear: Number(today.slice(0, 4)),
    month: Number(today.slice(5, 7)),
  };
  const lines = linesFor(condition, franchiseMakes, years);
  return planBodyStyles(random, count, lines).map((bodystyle) => {
    const build = pickBuild(random, condition, lines, bodystyle, years);
    const daysOnLot = Math.floor(MAX_DAYS_ON_LOT * random.next() ** 2.1);
    return {
      build,
      condition,
      storeId:
        condition === "used"
          ? random.pick(storeIds)
          : storeOfMake(build.line.make, franchiseMakes, storeIds),
      firstSeenAtMs:
        todayMs - daysOnLot * DAY_MS + minutesAfterMidnight(random),
      goneAtMs: null,
    };
  });
}

function soldLately(
  random: Random,
  todayMs: number,
): Pick<Arrival, "firstSeenAtMs" | "goneAtMs"> {
  const goneAtMs =
    todayMs - random.integer(3, 75) * DAY_MS + minutesAfterMidnight(random);
  return {
    firstSeenAtMs: goneAtMs - random.integer(9, 60) * DAY_MS,
    goneAtMs,
  };
}

function storeOfMake(
  make: string,
  franchiseMakes: readonly string[],
  storeIds: readonly string[],
): string {
  const position = Math.max(0, franchiseMakes.indexOf(make));
  return storeIds[position % storeIds.length] ?? "";
}

function pickVin(random: Random, build: Build, taken: Set<string>): string {
  const { generation, year } = build;
  for (;;) {
    const vin = makeVin({
      prefix: generation.vinPrefix,
      modelYear: year,
      plant: generation.plant,
      serial: random.integer(1_200, 689_999),
    });
    if (taken.has(vin)) continue;
    taken.add(vin);
    return vin;
  }
}

/** A fee of $358.03 lacks 97 cents to whole dollars. */
function countCentsToDollar(cents: number): number {
  return (100 - (cents % 100)) % 100;
}

function minutesAfterMidnight(random: Random): number {
  return random.integer(5, 55) * MINUTE_MS;
}

/** 2026-07-02 is about 2026.5. */
function toDecimalYear(atMs: number): number {
  const date = new Date(atMs);
  const year = date.getUTCFullYear();
  const startMs = Date.UTC(year, 0, 1);
  return year + (atMs - startMs) / (Date.UTC(year + 1, 0, 1) - startMs);
}

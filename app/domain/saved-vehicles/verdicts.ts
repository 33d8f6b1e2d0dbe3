import type { FeatureKey } from "#app/domain/vehicle/features.ts";
import { listOwnFeatures } from "./own-features.ts";
import type { Drivetrain, FuelType } from "#app/domain/vehicle/vehicle.ts";

/** Null is not known, or not to be told: a locked price is null here. */
export interface JudgedCar {
  /** As it is printed, so that what one costs less is the difference of what one sees. */
  readonly totalDollars: number | null;
  readonly year: number;
  readonly miles: number | null;
  readonly isTruck: boolean;
  readonly seats: number | null;
  readonly drivetrain: Drivetrain | null;
  readonly fuelType: FuelType | null;
  readonly mpgCombined: number | null;
  readonly electricRangeMiles: number | null;
  readonly towingPounds: number | null;
  readonly cargoCubicFeet: number | null;
  readonly hasWarranty: boolean | null;
  /** What is listed of it: it may have more. */
  readonly featureKeys: readonly FeatureKey[];
}

export type Verdict =
  /** By so much less than the next one. */
  | { readonly kind: "cheapest"; readonly lessDollars: number }
  /** None of the others lists them; those that shoppers ask for first are named. */
  | {
      readonly kind: "ownFeatures";
      readonly count: number;
      readonly named: readonly FeatureKey[];
    }
  /** By so much more than the next one, in the unit of the measure. */
  | {
      readonly kind:
        | "fewestMiles"
        | "newest"
        | "bestMpg"
        | "longestRange"
        | "towsMost"
        | "mostCargo";
      readonly lead: number;
    }
  | {
      readonly kind:
        | "onlyThirdRow"
        | "onlyAwd"
        | "only4wd"
        | "onlyElectric"
        | "onlyHybrid"
        | "onlyWarranty";
    };

type BestKind = Extract<Verdict, { readonly lead: number }>["kind"];
type OnlyKind = Exclude<Verdict["kind"], BestKind | "cheapest" | "ownFeatures">;

/** More of them decide nothing; what a car alone lists comes after them. */
const MOST_VERDICTS = 3;
/** With so many seats a car that is no truck, whose front row may be a bench, has a third row. */
const THIRD_ROW_SEATS = 6;

/** A smaller lead decides nothing. */
const LEAST_DOLLARS = 100;

/** What most people ask first comes first. A measure is null where it is not known of the car. */
const BEST: readonly (readonly [
  kind: BestKind,
  leastLead: number,
  getMeasure: (car: JudgedCar) => number | null,
])[] = [
  ["fewestMiles", 1000, ({ miles }) => (miles === null ? null : -miles)],
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

const ONLY: readonly (readonly [
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

/**
 * What speaks for each of the cars that stand side by side, the strongest first. A verdict holds against every one of the
 * others, so there is none about what is not known of all of them, and none where two are nearly
 * alike.
 */
export function listVerdicts(
  cars: readonly JudgedCar[],
): readonly (readonly Verdict[])[] {
  if (cars.length < 2) return cars.map(() => []);
  const cheapest = findBest(cars, LEAST_DOLLARS, ({ totalDollars }) =>
    totalDollars === null ? null : -totalDollars,
  );
  const best = BEST.map(
    ([kind, leastLead, getMeasure]) =>
      [kind, findBest(cars, leastLead, getMeasure)] as const,
  );
  const only = ONLY.map(([kind, has]) => [kind, findOnly(cars, has)] as const);
  return cars.map(({ drivetrain }, at): readonly Verdict[] => {
    const verdicts: readonly Verdict[] = [
      ...(cheapest?.at === at
        ? [{ kind: "cheapest", lessDollars: cheapest.lead } as const]
        : []),
      ...only
        .filter(([, own]) => own === at)
        .map(([kind]) => ({
          kind:
            kind === "onlyAwd" && drivetrain === "4wd"
              ? ("only4wd" as const)
              : kind,
        })),
      ...best.flatMap(([kind, it]) =>
        it?.at === at ? [{ kind, lead: it.lead }] : [],
      ),
    ];
    return [...verdicts.slice(0, MOST_VERDICTS), ...listOwnFeatures(cars, at)];
  });
}

/** What each car costs above the cheapest of them; null where one of their prices is not known. */
export function listDollarsAboveCheapest(
  cars: readonly JudgedCar[],
): readonly number[] | null {
  const totals = cars.flatMap(({ totalDollars }) => totalDollars ?? []);
  if (totals.length < cars.length) return null;
  const cheapest = Math.min(...totals);
  return totals.map((total) => total - cheapest);
}

/** The car with the greatest measure, and by how much it leads the next one. */
function findBest(
  cars: readonly JudgedCar[],
  leastLead: number,
  getMeasure: (car: JudgedCar) => number | null,
): { readonly at: number; readonly lead: number } | null {
  const measures = cars.map(getMeasure);
  const known = measures.filter((it) => it !== null);
  if (known.length < cars.length) return null;
  const [first = 0, second = 0] = known.toSorted((a, b) => b - a);
  return first - second >= leastLead
    ? { at: measures.indexOf(first), lead: first - second }
    : null;
}

function findOnly(
  cars: readonly JudgedCar[],
  has: (car: JudgedCar) => boolean | null,
): number | null {
  const answers = cars.map(has);
  const isOne = answers.filter((it) => it === true).length === 1;
  return isOne && !answers.includes(null) ? answers.indexOf(true) : null;
}

function hasValue<Value>(
  value: Value | null,
  wanted: readonly Value[],
): boolean | null {
  return value === null ? null : wanted.includes(value);
}

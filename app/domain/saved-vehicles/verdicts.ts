import type { FeatureKey } from "#app/domain/vehicle/features.ts";
import type { Drivetrain, FuelType } from "#app/domain/vehicle/vehicle.ts";
import { addLesserVerdicts } from "./lesser-verdicts.ts";
import { listOwnFeatures } from "./own-features.ts";
import { BEST, nameOnly, ONLY } from "./verdict-measures.ts";

/** Null is not known, or not to be told: a locked price is null here. */
export interface JudgedCar {
  /** As it is printed, so that what one costs less is the difference of what one sees. */
  readonly totalDollars: number | null;
  readonly isNew: boolean;
  readonly isCertified: boolean;
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
  | { readonly kind: OnlyKind }
  /** Not all of them are; its miles are null where nobody knows them. */
  | { readonly kind: "new"; readonly miles: number | null }
  | LesserVerdict;

export type OnlyKind =
  | "onlyThirdRow"
  | "onlyAwd"
  | "only4wd"
  | "onlyElectric"
  | "onlyHybrid"
  | "onlyWarranty";

/** It is said of a car of which there is little better to say. */
export type LesserVerdict =
  | { readonly kind: "certified" }
  /** No other car is better, and one is as good. */
  | { readonly kind: "tied"; readonly best: TiedKind }
  /** Others have it, too, and not all of them. */
  | { readonly kind: "shared"; readonly only: OnlyKind };

export type BestKind = Extract<Verdict, { readonly lead: number }>["kind"];
export type TiedKind = Exclude<BestKind, "fewestMiles">;

/** More of them decide nothing; what a car alone lists comes after them. */
const MOST_VERDICTS = 3;
/** A smaller lead decides nothing. */
const LEAST_DOLLARS = 100;

/**
 * What speaks for each of the cars that stand side by side, the strongest first. A strong verdict holds against every one of
 * the others, and there is none where two are nearly alike; where a car has few, lesser ones follow. Nothing is said about
 * what is not known of all of them.
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
  const newCount = cars.filter(({ isNew }) => isNew).length;
  const strong = cars.map((car, at): readonly Verdict[] => {
    const isNewAmongUsed = car.isNew && newCount < cars.length;
    const verdicts: readonly Verdict[] = [
      ...(cheapest?.at === at
        ? [{ kind: "cheapest", lessDollars: cheapest.lead } as const]
        : []),
      ...(isNewAmongUsed ? [{ kind: "new", miles: car.miles } as const] : []),
      ...only
        .filter(([, own]) => own === at)
        .map(([kind]) => ({ kind: nameOnly(kind, car) })),
      ...best
        .filter(([kind]) => !isSaidByNew(kind, car, newCount))
        .flatMap(([kind, it]) =>
          it?.at === at ? [{ kind, lead: it.lead }] : [],
        ),
    ];
    return [...verdicts.slice(0, MOST_VERDICTS), ...listOwnFeatures(cars, at)];
  });
  return addLesserVerdicts(cars, strong);
}

/** Nobody counts the miles of a new car, and the only new one is the newest. */
function isSaidByNew(
  kind: BestKind,
  { isNew }: JudgedCar,
  newCount: number,
): boolean {
  return (
    isNew && (kind === "fewestMiles" || (kind === "newest" && newCount === 1))
  );
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

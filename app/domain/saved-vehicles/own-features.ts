import { isBasicFeature } from "#app/domain/vehicle/basic-features.ts";
import type { FeatureKey } from "#app/domain/vehicle/features.ts";
import {
  FEATURES_BY_DEMAND,
  rankFeatures,
} from "#app/domain/vehicle/ranked-features.ts";
import type { JudgedCar, Verdict } from "./verdicts.ts";

const MOST_NAMED = 3;

/**
 * Nobody knows what a car has of which nothing is listed: beside it, no feature is another's own. What nearly every car has
 * is no praise.
 */
export function listOwnFeatures(
  cars: readonly Pick<JudgedCar, "featureKeys">[],
  at: number,
): readonly Verdict[] {
  if (cars.some(({ featureKeys }) => featureKeys.length === 0)) return [];
  const others = cars.filter((_, place) => place !== at);
  const own = FEATURES_BY_DEMAND.filter(
    (key) =>
      !isBasicFeature(key) &&
      cars[at]?.featureKeys.includes(key) === true &&
      !others.some(({ featureKeys }) => featureKeys.includes(key)),
  );
  if (own.length === 0) return [];
  const named = [...new Set([...rankFeatures(own), ...own])];
  return [
    {
      kind: "ownFeatures",
      count: own.length,
      named: named.slice(0, MOST_NAMED),
    },
  ];
}

/** Every feature that a car is praised for by name. */
export function listPraisedFeatures(
  cars: readonly Pick<JudgedCar, "featureKeys">[],
): readonly FeatureKey[] {
  // A car that stands alone is praised for nothing.
  if (cars.length < 2) return [];
  return cars.flatMap((_, at) =>
    listOwnFeatures(cars, at).flatMap((it) =>
      it.kind === "ownFeatures" ? it.named : [],
    ),
  );
}

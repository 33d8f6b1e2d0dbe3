import type { VehicleTag } from "#app/domain/checkup/findings/finding.ts";
import {
  computeMedian,
  computeSpread,
} from "#app/domain/checkup/findings/robust.ts";
import {
  type Comparison,
  DEAR_MAKES,
  USUAL_DEVIATIONS,
  WITHIN_MAKE,
  WITHIN_MODEL,
  WITHIN_STOCK,
  WITHIN_TRIM,
} from "./price-comparisons.ts";

export interface PricePoint {
  readonly tag: VehicleTag;
  /** Vehicles of one model are compared with each other; new ones only with new ones. */
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly isNew: boolean;
  readonly year: number;
  readonly miles: number | null;
  readonly priceCents: number;
}

export interface PriceOutlier {
  readonly point: PricePoint;
  /** The narrowest that holds enough vehicles. */
  readonly comparedWithin: Comparison["within"];
  /** The vehicle itself counts among them. */
  readonly comparedCount: number;
  readonly fromYear: number;
  readonly toYear: number;
  readonly medianCents: number;
  /** Prices within these bounds count as usual. */
  readonly lowCents: number;
  readonly highCents: number;
  /** Distances from the usual price are in factors of e. */
  readonly deviation: number;
}

/** The dearest trim of a model may cost twice the others, and is no slip of the keyboard. */
const LEAST_OF_LONE_TRIM = Math.log(3);

/**
 * The farthest from the prices of about the same year come first. Each price is compared once: within its trim where
 * there are enough, else within its model or make, else within the stock.
 */
export function findPriceOutliers(
  points: readonly PricePoint[],
): readonly PriceOutlier[] {
  const judged = new Set<PricePoint>();
  const compare = (
    comparison: Comparison,
    toGroup: (point: PricePoint) => string | null,
  ) => {
    const groups = Map.groupBy(points, toGroup);
    return [...groups].flatMap(([group, ofGroup]) => {
      if (group === null) return [];
      const comparable = listComparable(ofGroup, comparison);
      return comparable.flatMap(({ ofYear, similar }) => {
        const due = ofYear.filter((point) => !judged.has(point));
        for (const point of due) judged.add(point);
        return listOutliers(due, similar, comparison);
      });
    });
  };
  const byCondition = ({ isNew }: PricePoint) => (isNew ? "new" : "used");
  return [
    ...compare(WITHIN_TRIM, (it) =>
      it.trim === null ? null : `${byCondition(it)} ${it.model} ${it.trim}`,
    ),
    ...compare(WITHIN_MODEL, (it) => `${byCondition(it)} ${it.model}`),
    ...compare(WITHIN_MAKE, (it) => `${byCondition(it)} ${it.make}`),
    ...compare(WITHIN_STOCK, (it) =>
      DEAR_MAKES.has(it.make) ? null : byCondition(it),
    ),
  ].toSorted((a, b) => Math.abs(b.deviation) - Math.abs(a.deviation));
}

function listComparable(group: readonly PricePoint[], comparison: Comparison) {
  if (group.length < comparison.fewest) return [];
  const byYear = Map.groupBy(group, ({ year }) => year);
  return [...byYear].flatMap(([year, ofYear]) => {
    const similar = findSimilarPrices(year, byYear, comparison);
    return similar === null ? [] : [{ ofYear, similar }];
  });
}

/** The narrowest span of years that holds enough vehicles wins. */
function findSimilarPrices(
  year: number,
  byYear: ReadonlyMap<number, readonly PricePoint[]>,
  { fewest, yearsEitherSide }: Comparison,
): readonly PricePoint[] | null {
  for (const reach of yearsEitherSide) {
    const years = Array.from(
      { length: 2 * reach + 1 },
      (_, at) => year - reach + at,
    );
    const similar = years.flatMap((it) => byYear.get(it) ?? []);
    if (similar.length >= fewest) return similar;
  }
  return null;
}

function listOutliers(
  points: readonly PricePoint[],
  similar: readonly PricePoint[],
  { within, leastBelow, leastAbove }: Comparison,
): PriceOutlier[] {
  const logs = similar.map(({ priceCents }) => Math.log(priceCents));
  const median = computeMedian(logs);
  const spread = USUAL_DEVIATIONS * computeSpread(median, logs);
  const below = Math.max(spread, leastBelow);
  const above = Math.max(spread, leastAbove);
  const years = [...new Set(similar.map(({ year }) => year))];
  const facts = {
    comparedWithin: within,
    comparedCount: similar.length,
    fromYear: Math.min(...years),
    toYear: Math.max(...years),
    medianCents: roundCents(Math.exp(median)),
    lowCents: roundCents(Math.exp(median - below)),
    highCents: roundCents(Math.exp(median + above)),
  };
  return points
    .map((point) => ({
      point,
      ...facts,
      deviation: Math.log(point.priceCents) - median,
    }))
    .filter(
      (outlier) =>
        outlier.deviation < -below ||
        (outlier.deviation > above && !isLoneDearTrim(outlier, similar)),
    );
}

function isLoneDearTrim(
  { point, deviation }: PriceOutlier,
  similar: readonly PricePoint[],
): boolean {
  return (
    point.trim !== null &&
    deviation < LEAST_OF_LONE_TRIM &&
    similar.every((it) => it === point || it.trim !== point.trim)
  );
}

/** Tens of dollars are enough for an estimate. */
function roundCents(cents: number): number {
  return Math.round(cents / 1_000) * 1_000;
}

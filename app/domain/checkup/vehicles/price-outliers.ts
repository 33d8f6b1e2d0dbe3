import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import {
  type CheckWords,
  type Finding,
  formatCents,
  formatWholeNumber,
  toFindingCase,
  type VehicleTag,
} from "#app/domain/checkup/findings/finding.ts";
import {
  computeMedian,
  computeSpread,
} from "#app/domain/checkup/findings/robust.ts";

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
  readonly comparedWithin: "trim" | "model" | "make" | "stock";
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

interface Comparison {
  readonly within: PriceOutlier["comparedWithin"];
  readonly fewest: number;
  readonly yearsEitherSide: readonly number[];
  /** Mileages differ, and trims too, so no price nearer to the median is an outlier. */
  readonly leastBelow: number;
  readonly leastAbove: number;
}

/** Assumptions A70 and A289 set these values. */
const USUAL_DEVIATIONS = 3.5;
const WITHIN_MODEL: Comparison = {
  within: "model",
  fewest: 8,
  yearsEitherSide: [1, 2, 3],
  leastBelow: Math.log(2),
  leastAbove: Math.log(2),
};
/** A maker's models differ so much that only a digit too many or too few stands out. */
const WITHIN_MAKE: Comparison = {
  within: "make",
  fewest: 8,
  yearsEitherSide: [0, 1, 2],
  leastBelow: Math.log(4),
  leastAbove: Math.log(6),
};
const WITHIN_TRIM: Comparison = {
  within: "trim",
  fewest: 6,
  yearsEitherSide: [0, 1],
  leastBelow: Math.log(1.6),
  leastAbove: Math.log(1.6),
};
/** The last resort on a small lot, where a slip of the keyboard stands out among all cars of about its year. */
const WITHIN_STOCK: Comparison = {
  within: "stock",
  fewest: 20,
  yearsEitherSide: [1],
  leastBelow: Math.log(5),
  leastAbove: Math.log(8),
};
/** Their prices are no slips. */
const DEAR_MAKES = new Set([
  "Aston Martin",
  "Bentley",
  "Ferrari",
  "Lamborghini",
  "Lotus",
  "Maybach",
  "McLaren",
  "Porsche",
  "Rolls-Royce",
]);
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

const PRICE_OUTLIER: CheckWords = {
  id: "price-outlier",
  severity: "warning",
  title: "Price far from those of similar vehicles",
  meaning:
    "Compared with at least 6 vehicles of the same trim, else 8 of the same model or make, else 20 of any, of about the same year, new with new and used with used. The usual range lies around the middle price, by how far the others differ from it; it is never narrower than five eighths to eight fifths of that price, across trims half to twice it, and wider across models.",
  advice:
    "Check for a missing or an extra digit, a wrong model or year. A salvage title or a rare trim may be the reason: then say so in the description.",
};

export function buildPriceOutlierFinding(
  outliers: readonly PriceOutlier[],
): Finding | null {
  const collector = collectCases(PRICE_OUTLIER, "vehicle");
  for (const outlier of outliers)
    collector.add({
      case: toFindingCase(outlier.point.tag, describeOutlier(outlier)),
      rank: Math.abs(outlier.deviation),
    });
  return collector.buildFinding();
}

const WHOSE: Readonly<Record<PriceOutlier["comparedWithin"], string>> = {
  trim: "of the same trim,",
  model: "of the same model,",
  make: "of the same make,",
  stock: "of all,",
};

function describeOutlier(outlier: PriceOutlier): string {
  const { point, comparedCount, comparedWithin, fromYear, toYear } = outlier;
  const side = outlier.deviation < 0 ? "below" : "above";
  const years =
    fromYear === toYear ? `${fromYear}` : `${fromYear} to ${toYear}`;
  return [
    `${formatCents(point.priceCents)}, far ${side} the middle of ${formatCents(outlier.medianCents)}`,
    `(${formatWholeNumber(comparedCount)} ${WHOSE[comparedWithin]} ${years}, usually ${formatCents(outlier.lowCents)} to ${formatCents(outlier.highCents)})`,
  ].join(" ");
}

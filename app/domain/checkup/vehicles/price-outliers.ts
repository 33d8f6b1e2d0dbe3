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
  readonly model: string;
  readonly isNew: boolean;
  readonly year: number;
  readonly miles: number | null;
  readonly priceCents: number;
}

export interface PriceOutlier {
  readonly point: PricePoint;
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

/** Assumption A70 sets these values. */
const FEWEST_TO_COMPARE = 8;
const YEARS_EITHER_SIDE = [1, 2, 3];
const USUAL_DEVIATIONS = 3.5;
/** Trims and mileages differ, so no price between half and twice the median is an outlier. */
const LEAST_DEVIATION = Math.log(2);

/** The farthest from the prices of the same model and about the same year come first. */
export function findPriceOutliers(
  points: readonly PricePoint[],
): readonly PriceOutlier[] {
  const groups = Map.groupBy(
    points,
    ({ isNew, model }) => `${isNew ? "new" : "used"} ${model}`,
  );
  return [...groups.values()]
    .filter((group) => group.length >= FEWEST_TO_COMPARE)
    .flatMap(listModelOutliers)
    .toSorted((a, b) => Math.abs(b.deviation) - Math.abs(a.deviation));
}

function listModelOutliers(group: readonly PricePoint[]): PriceOutlier[] {
  const byYear = Map.groupBy(group, ({ year }) => year);
  return [...byYear].flatMap(([year, ofYear]) => {
    const similar = findSimilarPrices(year, byYear);
    return similar === null ? [] : listOutliers(ofYear, similar);
  });
}

/** The narrowest span of years that holds enough vehicles wins. */
function findSimilarPrices(
  year: number,
  byYear: ReadonlyMap<number, readonly PricePoint[]>,
): readonly PricePoint[] | null {
  for (const reach of YEARS_EITHER_SIDE) {
    const years = Array.from(
      { length: 2 * reach + 1 },
      (_, at) => year - reach + at,
    );
    const similar = years.flatMap((it) => byYear.get(it) ?? []);
    if (similar.length >= FEWEST_TO_COMPARE) return similar;
  }
  return null;
}

function listOutliers(
  points: readonly PricePoint[],
  similar: readonly PricePoint[],
): PriceOutlier[] {
  const logs = similar.map(({ priceCents }) => Math.log(priceCents));
  const median = computeMedian(logs);
  const usual = Math.max(
    USUAL_DEVIATIONS * computeSpread(median, logs),
    LEAST_DEVIATION,
  );
  const years = [...new Set(similar.map(({ year }) => year))];
  const facts = {
    comparedCount: similar.length,
    fromYear: Math.min(...years),
    toYear: Math.max(...years),
    medianCents: roundCents(Math.exp(median)),
    lowCents: roundCents(Math.exp(median - usual)),
    highCents: roundCents(Math.exp(median + usual)),
  };
  return points
    .map((point) => ({
      point,
      ...facts,
      deviation: Math.log(point.priceCents) - median,
    }))
    .filter(({ deviation }) => Math.abs(deviation) > usual);
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
    "Compared with at least 8 vehicles of the same make and model, about the same year, new with new and used with used. The usual range lies around the middle price, by how far the others differ from it; it is never narrower than half to twice that price.",
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

function describeOutlier(outlier: PriceOutlier): string {
  const { point, comparedCount, fromYear, toYear } = outlier;
  const side = outlier.deviation < 0 ? "below" : "above";
  const years =
    fromYear === toYear ? `${fromYear}` : `${fromYear} to ${toYear}`;
  return [
    `${formatCents(point.priceCents)}, far ${side} the middle of ${formatCents(outlier.medianCents)}`,
    `(${formatWholeNumber(comparedCount)} of ${years}, usually ${formatCents(outlier.lowCents)} to ${formatCents(outlier.highCents)})`,
  ].join(" ");
}

import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import {
  type CheckWords,
  type Finding,
  formatWholeNumber,
  toFindingCase,
  type VehicleTag,
} from "#app/domain/checkup/findings/finding.ts";
import { computeMedian } from "#app/domain/checkup/findings/robust.ts";

export interface MileagePoint {
  readonly tag: VehicleTag;
  readonly model: string;
  readonly year: number;
  readonly miles: number;
}

interface MileageOutlier {
  readonly point: MileagePoint;
  readonly medianMiles: number;
  readonly comparedCount: number;
  /** All models of the year stand in where too few are of the same model. */
  readonly isOfModel: boolean;
}

/** Assumption A287 sets these values. */
const FEWEST_OF_MODEL = 8;
const FEWEST_OF_YEAR = 20;
const HIGH_OF_MODEL = 5;
const HIGH_OF_YEAR = 3.5;
const HIGH_OF_YEAR_ALONE = 5;
const LOW_OF_MODEL = 0.1;
const LOW_OF_YEAR = 0.1;
const LOW_OF_YEAR_ALONE = 0.03;

const MILEAGE_OUTLIER: CheckWords = {
  id: "mileage-outlier",
  severity: "warning",
  title: "Mileage far from that of other cars of its year",
  meaning:
    "Compared with at least 8 of the same model and model year, or with all of its model year where there are fewer. Several times or a fraction of their middle mileage is mostly a digit too many or too few.",
  advice:
    "Read the odometer again. A figure that is right may stay, and is worth a word in the description.",
};

export function buildMileageOutlierFinding(
  points: readonly MileagePoint[],
  isAsked: (storeId: string) => boolean,
): Finding | null {
  const collector = collectCases(MILEAGE_OUTLIER, "vehicle");
  for (const outlier of findMileageOutliers(points)) {
    const { point, medianMiles } = outlier;
    if (!isAsked(point.tag.storeId)) continue;
    collector.add({
      case: toFindingCase(point.tag, describeOutlier(outlier)),
      rank: Math.abs(Math.log(point.miles / medianMiles)),
    });
  }
  return collector.buildFinding();
}

function findMileageOutliers(
  points: readonly MileagePoint[],
): readonly MileageOutlier[] {
  return [...Map.groupBy(points, ({ year }) => year).values()].flatMap(
    (ofYear) => {
      const yearMedian = findMedian(ofYear, FEWEST_OF_YEAR);
      const models = Map.groupBy(ofYear, ({ model }) => model);
      return [...models.values()].flatMap((ofModel) => {
        const median = findMedian(ofModel, FEWEST_OF_MODEL);
        const isOfModel = median !== null;
        const medianMiles = median ?? yearMedian;
        if (medianMiles === null) return [];
        return ofModel
          .filter(({ miles }) =>
            isOfModel
              ? isOddBeside(miles, medianMiles, yearMedian ?? medianMiles)
              : isOddForYear(miles, medianMiles),
          )
          .map((point) => ({
            point,
            medianMiles,
            comparedCount: (isOfModel ? ofModel : ofYear).length,
            isOfModel,
          }));
      });
    },
  );
}

/** It is null where too few cars can be compared. */
function findMedian(
  points: readonly MileagePoint[],
  fewest: number,
): number | null {
  if (points.length < fewest) return null;
  return Math.max(1, computeMedian(points.map(({ miles }) => miles)));
}

/** Fleets of one model may all be driven much, so the year has its say too. */
function isOddBeside(miles: number, ofModel: number, ofYear: number): boolean {
  return (
    (miles > HIGH_OF_MODEL * ofModel && miles > HIGH_OF_YEAR * ofYear) ||
    (miles < LOW_OF_MODEL * ofModel && miles < LOW_OF_YEAR * ofYear)
  );
}

function isOddForYear(miles: number, ofYear: number): boolean {
  return (
    miles > HIGH_OF_YEAR_ALONE * ofYear || miles < LOW_OF_YEAR_ALONE * ofYear
  );
}

function describeOutlier(outlier: MileageOutlier): string {
  const { point, medianMiles, comparedCount, isOfModel } = outlier;
  const whom = isOfModel ? "of its model and year" : `of ${point.year}`;
  return `${formatWholeNumber(point.miles)} miles, where the middle of ${formatWholeNumber(comparedCount)} ${whom} is ${formatWholeNumber(Math.round(medianMiles))}`;
}

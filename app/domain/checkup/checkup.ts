import type { PhotoSourcePolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import {
  SEVERITIES,
  type Finding,
  type Severity,
} from "#app/domain/checkup/findings/finding.ts";
import { listFeedFindings } from "#app/domain/checkup/feed/feed-findings.ts";
import type { FeedPast } from "#app/domain/checkup/feed/feed-past.ts";
import type { HistogramBar } from "#app/domain/checkup/findings/histogram.ts";
import { buildPriceOutlierFinding } from "#app/domain/checkup/vehicles/price-outlier-finding.ts";
import {
  findPriceOutliers,
  type PriceOutlier,
  type PricePoint,
} from "#app/domain/checkup/vehicles/price-outliers.ts";
import { createStockSurvey } from "./stock-survey.ts";
import { listStoreFindings, type StockCount } from "./store-checks.ts";

export interface CheckupSetting {
  /** The day is YYYY-MM-DD. */
  readonly stores: readonly { readonly id: string; readonly today: string }[];
  /** Null stands for all stores. */
  readonly storeId: string | null;
  readonly photoPolicy: PhotoSourcePolicy;
  readonly nowMs: number;
}

export interface CheckupResult {
  /** Findings come worst first. */
  readonly findings: readonly Finding[];
  readonly stock: readonly StockCount[];
  readonly conditions: Readonly<Record<"new" | "used" | "certified", number>>;
  readonly daysOnLot: readonly HistogramBar[];
  readonly photoCounts: readonly HistogramBar[];
  /** Only possible prices are here. */
  readonly prices: readonly PricePoint[];
  readonly priceOutliers: readonly PriceOutlier[];
}

export interface Checkup {
  /** Batches come in any order, each vehicle once. */
  look(batch: readonly StockedVehicle[]): void;
  listStock(): readonly StockCount[];
  buildResult(pasts: readonly FeedPast[]): CheckupResult;
}

/** A checkup reads an inventory of any size in batches and keeps only what its findings need. */
export function startCheckup(setting: CheckupSetting): Checkup {
  const survey = createStockSurvey(setting);
  const isAsked = (id: string) =>
    setting.storeId === null || id === setting.storeId;
  return {
    look: survey.look,
    listStock: survey.stock,
    buildResult(pasts) {
      // Similar vehicles of other stores help to judge a price.
      const outliers = findPriceOutliers(survey.prices()).filter(({ point }) =>
        isAsked(point.tag.storeId),
      );
      const findings = [
        ...listFeedFindings(pasts, setting.nowMs, survey.findPath),
        ...listStoreFindings(
          setting.stores.map(({ id }) => id).filter(isAsked),
          pasts,
          survey.stock(),
        ),
        ...survey.findings(),
        buildPriceOutlierFinding(outliers) ?? [],
      ].flat();
      return {
        findings: findings.toSorted(
          (a, b) => getSeverityRank(a.severity) - getSeverityRank(b.severity),
        ),
        ...survey.figures(),
        stock: survey.stock(),
        prices: survey.prices().filter(({ tag }) => isAsked(tag.storeId)),
        priceOutliers: outliers,
      };
    },
  };
}

export function findWorstSeverity(
  findings: readonly Finding[],
): Severity | null {
  return (
    SEVERITIES.find((severity) =>
      findings.some((finding) => finding.severity === severity),
    ) ?? null
  );
}

function getSeverityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

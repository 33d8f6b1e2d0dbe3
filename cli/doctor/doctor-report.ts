import type { HistogramBar } from "#app/domain/checkup/findings/histogram.ts";
import { findWorstSeverity } from "#app/domain/checkup/checkup.ts";
import type { FeedPast } from "#app/domain/checkup/feed/feed-past.ts";
import type {
  Finding,
  Severity,
} from "#app/domain/checkup/findings/finding.ts";
import type { PriceOutlier } from "#app/domain/checkup/vehicles/price-outliers.ts";
import type { StockCount } from "#app/domain/checkup/store-checks.ts";
import type { RecordedRun } from "#app/domain/inventory/import-run.ts";
import type { Examined } from "./examine.ts";

/** What `doctor --json` prints. New fields may come; a field that is here keeps its name and meaning while `version` is 1. */
export interface DoctorReport {
  readonly version: 1;
  /** ISO 8601, UTC. */
  readonly checkedAt: string;
  readonly storeGroup: string;
  /** The one store that was asked about; null for all. */
  readonly storeId: string | null;
  readonly health: Health;
  /** How many findings there are of each severity. */
  readonly findingCounts: Readonly<Record<Severity, number>>;
  readonly inventory: {
    readonly vehicleCount: number;
    readonly conditions: Readonly<Record<"new" | "used" | "certified", number>>;
    readonly stock: readonly StockCount[];
  };
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly feeds: readonly FeedReport[];
  readonly figures: {
    readonly daysOnLot: readonly HistogramBar[];
    readonly photoCounts: readonly HistogramBar[];
    readonly priceOutliers: readonly PriceOutlierReport[];
  };
}

export type Health = "healthy" | "notes" | "warnings" | "errors";

export interface FeedReport {
  readonly storeId: string;
  readonly feed: string;
  readonly vehicleCount: number;
  /** The newest first, at most 15. */
  readonly runs: readonly RecordedRun[];
}

type PriceOutlierReport = Omit<PriceOutlier, "point" | "deviation"> & {
  readonly vin: string;
  readonly name: string;
  readonly priceCents: number;
  readonly miles: number | null;
};

const HEALTH_OF: Readonly<Record<Severity, Health>> = {
  error: "errors",
  warning: "warnings",
  note: "notes",
};

export function doctorReport(
  { result, pasts }: Examined,
  about: {
    readonly nowMs: number;
    readonly storeGroup: string;
    readonly storeId: string | null;
  },
): DoctorReport {
  const { findings, conditions, stock, daysOnLot, photoCounts } = result;
  const worst = findWorstSeverity(findings);
  return {
    version: 1,
    checkedAt: new Date(about.nowMs).toISOString(),
    storeGroup: about.storeGroup,
    storeId: about.storeId,
    health: worst === null ? "healthy" : HEALTH_OF[worst],
    findingCounts: {
      error: countFindings(findings, "error"),
      warning: countFindings(findings, "warning"),
      note: countFindings(findings, "note"),
    },
    inventory: {
      vehicleCount: stock.reduce((sum, { count }) => sum + count, 0),
      conditions,
      stock,
    },
    findings,
    feeds: pasts.map(toFeed),
    figures: {
      daysOnLot,
      photoCounts,
      priceOutliers: result.priceOutliers.map(toOutlier),
    },
  };
}

function countFindings(
  findings: readonly Finding[],
  severity: Severity,
): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

function toFeed({ storeId, feed, vehicleCount, runs }: FeedPast): FeedReport {
  return { storeId, feed, vehicleCount, runs };
}

function toOutlier({ point, ...outlier }: PriceOutlier): PriceOutlierReport {
  const { tag, priceCents, miles } = point;
  const { comparedWithin, comparedCount, fromYear, toYear } = outlier;
  const { medianCents, lowCents, highCents } = outlier;
  return {
    vin: tag.vin,
    name: tag.name,
    priceCents,
    miles,
    comparedWithin,
    comparedCount,
    fromYear,
    toYear,
    medianCents,
    lowCents,
    highCents,
  };
}

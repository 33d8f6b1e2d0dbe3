import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import {
  type CheckWords,
  type Finding,
  formatCents,
  formatWholeNumber,
  toFindingCase,
} from "#app/domain/checkup/findings/finding.ts";
import type { PriceOutlier } from "./price-outliers.ts";

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

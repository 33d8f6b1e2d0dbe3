import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import type {
  CheckWords,
  Finding,
} from "#app/domain/checkup/findings/finding.ts";
import type { PriceOutlier } from "./price-outliers.ts";
import {
  toFindingCase,
  formatCents,
  formatWholeNumber,
} from "#app/domain/checkup/findings/words.ts";

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

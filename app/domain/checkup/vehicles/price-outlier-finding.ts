import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import type {
  CheckWords,
  Finding,
} from "#app/domain/checkup/findings/finding.ts";
import type { PriceOutlier } from "./price-outliers.ts";
import {
  caseOf,
  dollarWords,
  numberWords,
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

export function priceOutlierFinding(
  outliers: readonly PriceOutlier[],
): Finding | null {
  const collector = collectCases(PRICE_OUTLIER, "vehicle");
  for (const outlier of outliers)
    collector.add({
      case: caseOf(outlier.point.tag, outlierWords(outlier)),
      rank: Math.abs(outlier.deviation),
    });
  return collector.finding();
}

function outlierWords(outlier: PriceOutlier): string {
  const { point, comparedCount, fromYear, toYear } = outlier;
  const side = outlier.deviation < 0 ? "below" : "above";
  const years =
    fromYear === toYear ? `${fromYear}` : `${fromYear} to ${toYear}`;
  return [
    `${dollarWords(point.priceCents)}, far ${side} the middle of ${dollarWords(outlier.medianCents)}`,
    `(${numberWords(comparedCount)} of ${years}, usually ${dollarWords(outlier.lowCents)} to ${dollarWords(outlier.highCents)})`,
  ].join(" ");
}

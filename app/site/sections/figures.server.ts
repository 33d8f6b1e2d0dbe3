import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatCents, formatNumber } from "#app/site/page/format.ts";

/** A text may name figures of the profile, so that no two texts differ about one (Assumption A155). */
export function fillFigures(
  text: string,
  { pricing, claims, estimator, trade, serviceCenter }: StoreProfile,
): string {
  const figures: Readonly<Record<string, string>> = {
    documentFee: formatCents(pricing.fees.documentFeeCents),
    ...(claims !== null && {
      preApprovalSeconds: formatNumber(claims.preApprovalSeconds),
      valuationSeconds: formatNumber(claims.valuationSeconds),
    }),
    lowestScore: String(estimator.creditScore.min),
    highestScore: String(estimator.creditScore.max),
    offerValidDays: formatNumber(trade.offerValidDays),
    oilChangeMilesFrom: formatNumber(serviceCenter.oilChangeMiles.from),
    oilChangeMilesTo: formatNumber(serviceCenter.oilChangeMiles.to),
  };
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(figures, name) ? (figures[name] ?? all) : all,
  );
}

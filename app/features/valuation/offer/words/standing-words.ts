import type { MadeOffer } from "#app/domain/trade-draft/trade-record.ts";
import { compareToRange } from "#app/domain/trade-offer/below-range.ts";
import { formatAmount } from "#app/site/page/format.ts";

/** How the first offer lies to the range: what brings it below is said beside it, in dollars. */
export function sayStanding({
  offers: { visibleOffers },
  valuation: { range },
}: MadeOffer) {
  const standing =
    range === null ? null : compareToRange(visibleOffers[0], range);
  return {
    /** Where the offer begins below the range, its lines do not explain it. */
    hasRange: standing?.kind !== "below",
    taken:
      standing?.kind === "taken-below"
        ? formatAmount(standing.takenCents)
        : null,
  };
}

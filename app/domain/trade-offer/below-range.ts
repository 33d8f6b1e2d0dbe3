import type { ValueRange } from "#app/domain/valuation/valuation.ts";
import type { TradeOffer } from "./trade-offer.ts";

/**
 * Whether an offer pays less than cars like it sell for, or nothing would be left of one: beside it, their range would
 * only speak against it.
 */
export function isBelowRange(
  offer: Pick<TradeOffer, "estimatedFinalPriceCents" | "reason"> | undefined,
  range: Pick<ValueRange, "lowDollars"> | null,
): boolean {
  if (offer?.reason.kind === "nothing-left") return true;
  const cents = offer?.estimatedFinalPriceCents ?? null;
  return cents !== null && range !== null && cents < range.lowDollars * 100;
}

/** Whether an offer pays no more than the lower end of what the shopper's answers leave of the range. */
export function isAtLowEnd(
  offer: Pick<TradeOffer, "estimatedFinalPriceCents"> | undefined,
  range: Pick<ValueRange, "lowDollars"> | null,
  deductedCents: number,
): boolean {
  const cents = offer?.estimatedFinalPriceCents ?? null;
  return (
    cents !== null &&
    range !== null &&
    cents <= Math.round(range.lowDollars) * 100 - deductedCents
  );
}

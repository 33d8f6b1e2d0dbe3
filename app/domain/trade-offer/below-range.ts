import type { ValueRange } from "#app/domain/valuation/valuation.ts";
import type { TradeOffer } from "./trade-offer.ts";

/** How an offer lies to the range of what cars like it sell for. */
export type RangeStanding =
  /** It lies in it or above it, or has no price. */
  | { readonly kind: "fits" }
  /** What is taken off it, as its lines say, brings it below. */
  | { readonly kind: "taken-below"; readonly takenCents: number }
  /** It begins below the range, so the range would only speak against it. */
  | { readonly kind: "below" };

export function compareToRange(
  offer: TradeOffer | undefined,
  { lowDollars }: Pick<ValueRange, "lowDollars">,
): RangeStanding {
  if (offer === undefined || !("lines" in offer)) return { kind: "fits" };
  const lowCents = lowDollars * 100;
  if (offer.estimatedFinalPriceCents >= lowCents) return { kind: "fits" };
  const takenCents = offer.lines.reduce(
    (sum, { cents }) => sum - Math.min(0, cents),
    0,
  );
  return offer.estimatedFinalPriceCents + takenCents >= lowCents
    ? { kind: "taken-below", takenCents }
    : { kind: "below" };
}

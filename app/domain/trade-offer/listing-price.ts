import type { OfferLine } from "./trade-offer.ts";

/**
 * What we list the vehicle for: its listing price with all that the shopper told, which the second payment depends on.
 * Null where the offer starts from another value, a share of it or an amount of ours on top, or nothing is sold.
 */
export function findListingCents(lines: readonly OfferLine[]): number | null {
  const costsAt = lines.findIndex(isSellingCost);
  const priceLines = lines.slice(0, Math.max(0, costsAt));
  const isListed = priceLines.some(
    (it) =>
      it.kind === "value" &&
      it.priceKey === "listingPrice" &&
      it.percent === 100,
  );
  return isListed && priceLines.every(({ kind }) => kind !== "adjustment")
    ? priceLines.reduce((sum, { cents }) => sum + cents, 0)
    : null;
}

const SELLING_COSTS: ReadonlySet<OfferLine["kind"]> = new Set([
  "advertising",
  "reconditioning",
  "document-fee",
  "drive",
]);

/** They stand below the price and what the shopper told. */
export function isSellingCost({ kind }: Pick<OfferLine, "kind">): boolean {
  return SELLING_COSTS.has(kind);
}

import type { VehicleCheck } from "./vehicle-check.ts";
import { formatCents } from "#app/domain/checkup/findings/finding.ts";

/** Assumption A70 sets these bounds. */
const LOWEST_PRICE_CENTS = 50_000;
const HIGHEST_PRICE_CENTS = 100_000_000;
const LARGEST_DISCOUNT = 0.5;

export const PRICE_CHECKS: readonly VehicleCheck[] = [
  {
    id: "price-impossible",
    severity: "error",
    title: "Impossible price",
    meaning:
      "The site advertises this figure. Below $500 or above $1,000,000 it is almost always a placeholder or a slip of the keyboard.",
    advice:
      "Correct the price where the feed is made. To sell by phone instead, leave the price empty.",
    find: ({ salePriceCents: cents }) =>
      cents !== null && cents > 0 && !isPossiblePrice(cents)
        ? { detail: `priced at ${formatCents(cents)}` }
        : null,
  },
  {
    id: "price-missing",
    severity: "warning",
    title: "No price, or a price of 0",
    meaning:
      "Shoppers are asked to call, and searches by price or payment leave these vehicles out.",
    advice:
      "Fill in the price where the feed is made, or check that its column has a name that the import knows.",
    find: ({ salePriceCents }) =>
      salePriceCents === null || salePriceCents === 0
        ? { detail: "no price" }
        : null,
  },
  {
    id: "discount-implausible",
    severity: "warning",
    title: "Old price more than twice the sale price",
    meaning:
      "The site crosses out the old price beside the new one. A discount of more than half is rarely true, and regulators look at it.",
    advice:
      "Check the list price or MSRP of these vehicles, and which columns the feed gives them in.",
    find: ({ salePriceCents: now, oldPriceCents: before }) => {
      if (now === null || before === null || !isPossiblePrice(now)) return null;
      const discount = 1 - now / before;
      return discount > LARGEST_DISCOUNT
        ? {
            detail: `${formatCents(now)}, was ${formatCents(before)}`,
            rank: discount,
          }
        : null;
    },
  },
];

/** An impossible price is reported once and is never compared with other prices. */
export function isPossiblePrice(cents: number): boolean {
  return cents >= LOWEST_PRICE_CENTS && cents <= HIGHEST_PRICE_CENTS;
}

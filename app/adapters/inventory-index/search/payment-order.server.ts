import { PAGE_SIZE, type Payments } from "#app/domain/inventory/search.ts";
import { hasBit } from "#app/adapters/inventory-index/bitset.server.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import type { ListedSet } from "./facet-tally.server.ts";
import { readCard } from "./read-card.server.ts";

/** Vehicles without a price are a class of their own, at the end. */
const NO_PRICE = -2;

/**
 * The lowest payments first. Within a class the lowest price has the lowest payment, so the first pages are among the
 * lowest prices of each class, and only their payments are worked out.
 */
export function createPaymentFinder({
  cards,
  orders: { priceLow },
  ranges: { price },
}: Pick<IndexData, "cards" | "orders" | "ranges">) {
  return (
    { set }: Pick<ListedSet, "set">,
    payments: Payments,
    page: number,
  ): readonly number[] => {
    const wanted = page * PAGE_SIZE;
    const classOfBuild = cards.builds.list.map(({ condition, year }) =>
      payments.classes.findIndex(
        ({ condition: of, years: { min = -Infinity, max = Infinity } }) =>
          of === condition && year >= min && year <= max,
      ),
    );
    const soFar = new Map<number, { count: number; highest: number }>();
    const found: { readonly vehicle: number; readonly monthly: number }[] = [];
    for (const vehicle of priceLow) {
      if (!hasBit(set, vehicle)) continue;
      const dollars = price.values[vehicle] ?? -1;
      const group =
        dollars < 0
          ? NO_PRICE
          : (classOfBuild[cards.builds.of[vehicle] ?? -1] ?? NO_PRICE);
      const { count, highest } = soFar.get(group) ?? { count: 0, highest: 0 };
      // Prices of one dollar differ in their cents.
      const isSamePrice = group !== NO_PRICE && dollars === highest;
      if (count >= wanted && !isSamePrice) continue;
      soFar.set(group, { count: count + 1, highest: dollars });
      const monthly = payments.estimateMonthlyCents(readCard(cards, vehicle));
      found.push({ vehicle, monthly: monthly ?? Infinity });
    }
    return found
      .sort((a, b) => compare(a.monthly, b.monthly) || a.vehicle - b.vehicle)
      .slice(wanted - PAGE_SIZE, wanted)
      .map(({ vehicle }) => vehicle);
  };
}

/** Infinity less Infinity is no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

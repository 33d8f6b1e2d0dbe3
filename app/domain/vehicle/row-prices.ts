import type { FeedRow } from "./feed-row.ts";
import { parsePrice } from "./price.ts";
import { cellOf } from "./row-cell.ts";
import type { Condition, Vehicle } from "./vehicle.ts";

/**
 * The price that holds is the internet price where there is one. The old price is the list price;
 * MSRP only for a new vehicle, because nobody asked it for a used one.
 */
export function pricesOf(
  row: FeedRow,
  condition: Condition,
): {
  readonly prices: Pick<Vehicle, "salePriceCents" | "oldPriceCents">;
  readonly warnings: readonly string[];
} {
  const list = parsePrice(cellOf(row, "price") ?? "");
  const internet = parsePrice(cellOf(row, "internetPrice") ?? "");
  const msrp = parsePrice(cellOf(row, "msrp") ?? "");
  const salePriceCents = internet.priceCents ?? list.priceCents;
  const higher = Math.max(
    list.priceCents ?? 0,
    condition === "new" ? (msrp.priceCents ?? 0) : 0,
  );
  const isHigher = salePriceCents !== null && higher > salePriceCents;
  const warnings = [list, internet, msrp].flatMap(
    ({ warning }) => warning ?? [],
  );
  return {
    prices: { salePriceCents, oldPriceCents: isHigher ? higher : null },
    warnings:
      salePriceCents === null
        ? [...warnings, "price is missing: shoppers are asked to call"]
        : warnings,
  };
}

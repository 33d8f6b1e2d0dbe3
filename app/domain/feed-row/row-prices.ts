import type { FeedRow } from "./feed-row.ts";
import { parsePrice } from "./price.ts";
import { readCell } from "./row-cell.ts";
import type { Condition, Vehicle } from "#app/domain/vehicle/vehicle.ts";

/**
 * The sale price is the internet price where there is one. The old price is the list price; MSRP is used only for a new
 * vehicle, because nobody asked that price for a used one.
 */
export function readPrices(
  row: FeedRow,
  condition: Condition,
): {
  readonly prices: Pick<Vehicle, "salePriceCents" | "oldPriceCents">;
  readonly warnings: readonly string[];
} {
  const list = parsePrice(readCell(row, "price") ?? "");
  const internet = parsePrice(readCell(row, "internetPrice") ?? "");
  const msrp = parsePrice(readCell(row, "msrp") ?? "");
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
    warnings: [
      ...warnings,
      salePriceCents === null
        ? "price is missing: shoppers are asked to call"
        : [],
      listContradictions(list.priceCents, internet.priceCents),
      condition === "new"
        ? listMsrpWarnings(salePriceCents, msrp.priceCents)
        : [],
    ].flat(),
  };
}

function listContradictions(
  listCents: number | null,
  internetCents: number | null,
): readonly string[] {
  return listCents !== null &&
    internetCents !== null &&
    internetCents > listCents
    ? [
        `internet price is above the list price: ${formatCents(internetCents)} over ${formatCents(listCents)}`,
      ]
    : [];
}

/** Assumption A70 sets this factor. */
const FAR_ABOVE_MSRP = 1.25;

function listMsrpWarnings(
  saleCents: number | null,
  msrpCents: number | null,
): readonly string[] {
  return saleCents !== null &&
    msrpCents !== null &&
    saleCents > FAR_ABOVE_MSRP * msrpCents
    ? [
        `price is far above MSRP: ${formatCents(saleCents)} over ${formatCents(msrpCents)}`,
      ]
    : [];
}

function formatCents(cents: number): string {
  return `$${(cents / 100).toLocaleString("en-US")}`;
}

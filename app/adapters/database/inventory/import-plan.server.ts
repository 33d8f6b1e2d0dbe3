import {
  type ImportCounts,
  LEAST_PRICES_LOST,
  PRICE_LOSS_SHARE_LIMIT,
  SAMPLE_FEED,
  VANISHING_SHARE_LIMIT,
} from "#app/domain/inventory/import-run.ts";
import type { VehicleFacts } from "./vehicle-row.server.ts";
import type { VehiclesTable } from "#app/adapters/database/tables/tables.server.ts";

export type KnownVehicle = Pick<
  VehiclesTable,
  | "vin"
  | "store_id"
  | "feed"
  | "sale_price_cents"
  | "gone_at_ms"
  | "content_hash"
>;

export interface ImportPlan {
  /** These vehicles are inserted, or replace the row of their VIN. */
  readonly write: readonly VehicleFacts[];
  /** These are the vehicles to write whose price is new to the history. */
  readonly newPrices: readonly VehicleFacts[];
  readonly elsewhere: readonly SoldElsewhere[];
  readonly counts: Readonly<PlannedCounts>;
  /** It counts only the feed's own vehicles for sale. */
  readonly prices: PriceCounts;
}

export interface PriceCounts {
  readonly known: number;
  readonly lost: number;
}

export interface SoldElsewhere {
  readonly vin: string;
  readonly storeId: string;
  readonly feed: string;
}

export const PLANNED_COUNTS = [
  "added",
  "returned",
  "changed",
  "priceChanged",
  "unchanged",
] as const satisfies readonly (keyof ImportCounts)[];
type PlannedCounts = Record<(typeof PLANNED_COUNTS)[number], number>;

export function createPlannedCounts(): PlannedCounts {
  return { added: 0, returned: 0, changed: 0, priceChanged: 0, unchanged: 0 };
}

/**
 * A vehicle that another feed sells stays with that feed until it is gone there; a gone vehicle and a sample may be
 * taken over, and keep their price history.
 */
export function planImport(
  incoming: readonly VehicleFacts[],
  known: ReadonlyMap<string, KnownVehicle>,
  { storeId, feed }: { storeId: string; feed: string },
): ImportPlan {
  const write: VehicleFacts[] = [];
  const newPrices: VehicleFacts[] = [];
  const elsewhere: SoldElsewhere[] = [];
  const counts = createPlannedCounts();
  const prices = { known: 0, lost: 0 };
  for (const facts of incoming) {
    const before = known.get(facts.vin);
    const isOwn = before?.store_id === storeId && before.feed === feed;
    if (
      isOwn &&
      before.gone_at_ms === null &&
      before.sale_price_cents !== null
    ) {
      prices.known++;
      if (facts.sale_price_cents === null) prices.lost++;
    }
    if (before === undefined) {
      counts.added++;
    } else if (before.gone_at_ms !== null) {
      counts.added++;
      if (isOwn || before.feed !== SAMPLE_FEED) counts.returned++;
    } else if (isOwn) {
      if (before.content_hash === facts.content_hash) {
        counts.unchanged++;
        continue;
      }
      counts.changed++;
    } else if (before.feed === SAMPLE_FEED) {
      counts.added++;
    } else {
      const { store_id, feed: otherFeed } = before;
      elsewhere.push({ vin: facts.vin, storeId: store_id, feed: otherFeed });
      continue;
    }
    write.push(facts);
    if (before?.sale_price_cents !== facts.sale_price_cents) {
      newPrices.push(facts);
      if (before?.gone_at_ms === null && isOwn) counts.priceChanged++;
    }
  }
  return { write, newPrices, elsewhere, counts, prices };
}

/** A reason makes an unconfirmed import wait for somebody to look at it. */
export function findHoldReason(
  incomingCount: number,
  currentCount: number,
  vanishingCount: number,
): "empty" | "vanishing" | null {
  if (incomingCount === 0) return "empty";
  if (currentCount === 0) return null;
  return vanishingCount / currentCount > VANISHING_SHARE_LIMIT
    ? "vanishing"
    : null;
}

/** So many prices would go that the export is more likely broken than meant so. */
export function losesPrices({ known, lost }: PriceCounts): boolean {
  return lost >= LEAST_PRICES_LOST && lost / known > PRICE_LOSS_SHARE_LIMIT;
}

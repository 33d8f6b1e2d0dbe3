import {
  type ImportCounts,
  LEAST_PRICES_LOST,
  PRICE_LOSS_SHARE_LIMIT,
  SAMPLE_FEED,
  VANISHING_SHARE_LIMIT,
} from "#app/domain/inventory/import-run.ts";
import type { VehicleFacts } from "./vehicle-row.server.ts";
import type { VehiclesTable } from "#app/adapters/database/tables/tables.server.ts";

/** What is known of a VIN before the import. */
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
  /** To insert, or to write over the row of their VIN. */
  readonly write: readonly VehicleFacts[];
  /** Of those to write, the ones whose price is new to the history. */
  readonly newPrices: readonly VehicleFacts[];
  readonly elsewhere: readonly SoldElsewhere[];
  readonly counts: PlannedCounts;
  /** Of the feed's own vehicles for sale. */
  readonly prices: PriceCounts;
}

export interface PriceCounts {
  /** Have a price now. */
  readonly known: number;
  /** Would have none any more. */
  readonly lost: number;
}

export interface SoldElsewhere {
  readonly vin: string;
  readonly storeId: string;
  readonly feed: string;
}

type PlannedCounts = Pick<
  ImportCounts,
  "added" | "returned" | "changed" | "priceChanged" | "unchanged"
>;

/**
 * Compares what a feed says with what is known of its VINs.
 *
 * A vehicle that somebody else sells stays theirs until it is gone there; a gone
 * one and a sample may be taken over, and keep their price history.
 */
export function planImport(
  incoming: readonly VehicleFacts[],
  known: ReadonlyMap<string, KnownVehicle>,
  { storeId, feed }: { storeId: string; feed: string },
): ImportPlan {
  const write: VehicleFacts[] = [];
  const newPrices: VehicleFacts[] = [];
  const elsewhere: SoldElsewhere[] = [];
  const counts = {
    added: 0,
    returned: 0,
    changed: 0,
    priceChanged: 0,
    unchanged: 0,
  };
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

/** Why an unconfirmed import must wait for somebody to look at it; null when it need not. */
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

/** Whether so many prices would go that the export is more likely broken than meant so. */
export function losesPrices({ known, lost }: PriceCounts): boolean {
  return lost >= LEAST_PRICES_LOST && lost / known > PRICE_LOSS_SHARE_LIMIT;
}

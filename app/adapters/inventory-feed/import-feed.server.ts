import type {
  ImportOutcome,
  RefusedRow,
  RowWarning,
} from "#app/domain/inventory/import-run.ts";
import {
  mergeVehicles,
  type MergeableVehicle,
} from "#app/domain/vehicle/merge-vehicles.ts";
import {
  countPhotoHosts,
  type PhotoHost,
} from "#app/domain/vehicle-photo/photo-hosts.ts";
import type { Clock, InventoryStore } from "#app/ports.ts";
import { withKnownListingDays } from "./known-listing-days.server.ts";
import {
  readFeed,
  type FeedEvent,
  type ReadFeedOptions,
} from "./read-feed.server.ts";

export interface ImportFeedOptions extends ReadFeedOptions {
  readonly feed: string;
  /** Go ahead although more than 30 % would vanish. */
  readonly isConfirmed: boolean;
  readonly onRow?: (rowCount: number) => void;
  readonly onSaving?: (vehicleCount: number) => void;
}

/** What one feed file held. Accepted, merged and refused rows add up to the row count. */
export interface FeedReport {
  readonly format: string;
  readonly unreadColumns: readonly string[];
  readonly rowCount: number;
  readonly vehicleCount: number;
  readonly mergedRowCount: number;
  readonly refused: readonly RefusedRow[];
  readonly warnings: readonly RowWarning[];
  readonly notices: readonly string[];
  /** Where the vehicles' photos come from. */
  readonly photoHosts: readonly PhotoHost[];
}

/**
 * Reads a whole feed, then hands it to the inventory in one piece.
 * Throws FeedError, with the inventory untouched, when the feed cannot be read to its end.
 */
export async function importFeed(
  ports: {
    readonly inventory: Pick<InventoryStore, "commitImport" | "listForSale">;
    readonly clock: Clock;
  },
  options: ImportFeedOptions,
): Promise<{ readonly outcome: ImportOutcome; readonly report: FeedReport }> {
  const startedAtMs = ports.clock.nowMs();
  const collected = await collectFeed(readFeed(options), options.onRow);
  const { vehicles, report } = collected;
  options.onSaving?.(report.vehicleCount);
  const outcome = await ports.inventory.commitImport({
    storeId: options.storeId,
    feed: options.feed,
    format: report.format,
    vehicles: await withKnownListingDays(ports.inventory, vehicles, options),
    rowCount: report.rowCount,
    mergedRowCount: report.mergedRowCount,
    refused: report.refused,
    warningCount: report.warnings.length,
    startedAtMs,
    isConfirmed: options.isConfirmed,
  });
  return { outcome, report };
}

/** Vehicles distinct by VIN, in the order in which their VINs first came. */
export async function collectFeed(
  events: AsyncIterable<FeedEvent>,
  onRow: (rowCount: number) => void = () => {},
): Promise<{
  readonly vehicles: readonly MergeableVehicle[];
  readonly report: FeedReport;
}> {
  const vehicles = new Map<string, MergeableVehicle>();
  const refused: RefusedRow[] = [];
  const warnings: RowWarning[] = [];
  const notices: string[] = [];
  let format = "unknown";
  let unreadColumns: readonly string[] = [];
  let rowCount = 0;
  for await (const event of events) {
    if (event.kind === "format") ({ format, unread: unreadColumns } = event);
    else if (event.kind === "notice") notices.push(event.text);
    else {
      onRow(++rowCount);
      if (event.kind === "refused") {
        const { row, vin, reason } = event;
        refused.push({ row, vin, reason });
        continue;
      }
      const { vin } = event.vehicle;
      const earlier = vehicles.get(vin);
      vehicles.set(
        vin,
        earlier === undefined ? event : mergeVehicles(earlier, event),
      );
      for (const warning of event.warnings)
        warnings.push({ row: event.row, vin, warning });
    }
  }
  const merged = [...vehicles.values()];
  const vehicleCount = merged.length;
  const mergedRowCount = rowCount - refused.length - vehicleCount;
  return {
    vehicles: merged,
    report: {
      format,
      unreadColumns,
      rowCount,
      vehicleCount,
      mergedRowCount,
      refused,
      warnings,
      notices,
      photoHosts: countPhotoHosts(merged.map(({ vehicle }) => vehicle)),
    },
  };
}

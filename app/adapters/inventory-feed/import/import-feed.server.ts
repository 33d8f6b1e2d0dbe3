import {
  groupWarnings,
  type ImportOutcome,
  type ImportRequest,
  type RefusedRow,
  type RowWarning,
  type RunRelease,
} from "#app/domain/inventory/import-run.ts";
import {
  type PhotoHost,
  tallyPhotoHosts,
} from "#app/domain/vehicle-photo/photo-hosts.ts";
import { describeTwoPrices } from "#app/domain/vehicle/two-prices.ts";
import type { Clock } from "#app/ports.ts";
import type { FeedInventory } from "#app/ports/inventory-ports.ts";
import {
  FeedChangedError,
  FeedError,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import {
  findStagedPhotos,
  type FolderPhotoReport,
  type PhotoImport,
} from "./folder-photos.server.ts";
import { withKnownListingDays } from "./known-listing-days.server.ts";
import {
  readFeed,
  type FeedEvent,
  type ReadFeedOptions,
} from "./read-feed.server.ts";
import {
  createVehicleStage,
  type VehicleStage,
} from "./vehicle-stage.server.ts";

export interface ImportFeedOptions extends ReadFeedOptions, PhotoImport {
  /** The import goes ahead although more than 30 % would vanish. */
  readonly isConfirmed: boolean;
  /** A large feed's vehicles wait here until its end; the system's own folder is the default. */
  readonly stageFolder?: string;
  readonly onRow?: (rowCount: number) => void;
  readonly onSaving?: (vehicleCount: number) => void;
  /** A file of a store's incoming folder. */
  readonly file?: FeedFile;
  /** Somebody had this file imported after it was held. */
  readonly release?: RunRelease;
}

export interface FeedFile {
  readonly name: string;
  /** Of what was read by then: asked at the end. */
  readonly readContentHash: () => string;
}

/** Accepted, merged and refused rows add up to the row count. */
export interface FeedReport {
  readonly format: string;
  readonly unreadColumns: readonly string[];
  readonly rowCount: number;
  readonly vehicleCount: number;
  readonly mergedRowCount: number;
  readonly refused: readonly RefusedRow[];
  readonly warnings: readonly RowWarning[];
  readonly notices: readonly string[];
  /** The vehicles' photos come from these hosts. */
  readonly photoHosts: readonly PhotoHost[];
  /** It is left out where no folder has a picture. */
  readonly folderPhotos?: FolderPhotoReport;
  /** It is left out where no VINs were decoded. */
  readonly vin?: VinReport;
}

export interface VinReport {
  readonly filledRowCount: number;
  readonly contradictedRowCount: number;
}

/**
 * The inventory gets a whole feed in one piece. Throws FeedError, with the inventory untouched, when its end cannot be
 * read.
 */
export async function importFeed(
  ports: {
    readonly inventory: Pick<FeedInventory, "commitImport" | "listForSale">;
    readonly clock: Clock;
  },
  options: ImportFeedOptions,
): Promise<{ readonly outcome: ImportOutcome; readonly report: FeedReport }> {
  const startedAtMs = ports.clock.nowMs();
  const stage = createVehicleStage(options.stageFolder);
  try {
    const staged = await stageFeed(readFeed(options), stage, options);
    const photos = await findStagedPhotos(ports, stage, options);
    const report = { ...staged, ...photos.report };
    // Closing the decoder frees its memory before saving needs some.
    await options.vinDecoder?.close();
    options.onSaving?.(report.vehicleCount);
    const supply = await withKnownListingDays(ports.inventory, stage, options);
    const outcome = await ports.inventory.commitImport({
      storeId: options.storeId,
      feed: options.feed,
      format: report.format,
      vehicles: photos.addTo(supply),
      rowCount: report.rowCount,
      mergedRowCount: report.mergedRowCount,
      refused: report.refused,
      warningCount: report.warnings.length,
      warningKinds: groupWarnings(report.warnings),
      startedAtMs,
      isConfirmed: options.isConfirmed,
      ...readOrigin(options),
    });
    return { outcome, report };
  } finally {
    stage.remove();
    await options.vinDecoder?.close();
  }
}

/** Throws FeedChangedError where the bytes that were read are not those that somebody looked at. */
function readOrigin({
  file,
  release,
}: Pick<ImportFeedOptions, "file" | "release">): Pick<
  ImportRequest,
  "file" | "release"
> {
  if (file === undefined) return {};
  const contentHash = file.readContentHash();
  if (release !== undefined && release.contentHash !== contentHash)
    throw new FeedChangedError();
  return {
    file: { name: file.name, contentHash },
    ...(release !== undefined && { release }),
  };
}

/** Assumption A64: the report of a feed must fit into memory, however long the feed is. */
const MOST_REFUSED = 500_000;
const MOST_WARNINGS = 100_000;

export async function stageFeed(
  events: AsyncIterable<FeedEvent>,
  stage: VehicleStage,
  { onRow = () => {}, vinDecoder = null }: Partial<ImportFeedOptions> = {},
): Promise<FeedReport> {
  const refused: RefusedRow[] = [];
  const warnings: RowWarning[] = [];
  const notices: string[] = [];
  const photoHosts = tallyPhotoHosts();
  let format = "unknown";
  let unreadColumns: readonly string[] = [];
  let rowCount = 0;
  const vin = { filledRowCount: 0, contradictedRowCount: 0 };
  for await (const event of events) {
    if (event.kind === "format") ({ format, unread: unreadColumns } = event);
    else if (event.kind === "notice") notices.push(event.text);
    else {
      onRow(++rowCount);
      if (event.kind === "refused") {
        const { row, vin, reason } = event;
        if (refused.length === MOST_REFUSED)
          throw new FeedError(
            `More than ${MOST_REFUSED.toLocaleString("en-US")} rows cannot be used: this is no feed. Nothing was imported.`,
          );
        refused.push({ row, vin, reason });
        continue;
      }
      const { earlier, merged } = stage.add(event);
      if (earlier !== null) photoHosts.remove(earlier.vehicle.images);
      photoHosts.add(merged.vehicle.images);
      if (event.fromVin.length > 0) vin.filledRowCount++;
      if (event.contradiction !== null) vin.contradictedRowCount++;
      const said = [
        ...event.warnings,
        describeTwoPrices(earlier, event.vehicle) ?? [],
      ].flat();
      for (const warning of said)
        if (warnings.length < MOST_WARNINGS)
          warnings.push({ row: event.row, vin: event.vehicle.vin, warning });
    }
  }
  if (warnings.length === MOST_WARNINGS)
    notices.push(
      `of the warnings the first ${MOST_WARNINGS.toLocaleString("en-US")} are told`,
    );
  return {
    format,
    unreadColumns,
    rowCount,
    vehicleCount: stage.size,
    mergedRowCount: rowCount - refused.length - stage.size,
    refused,
    warnings,
    notices,
    photoHosts: photoHosts.listHosts(),
    ...(vinDecoder !== null && { vin }),
  };
}

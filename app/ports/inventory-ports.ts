import type { FeedFile } from "#app/domain/feeds-out/feed-file.ts";
import type {
  ImportOutcome,
  ImportRequest,
  RecordedRefusal,
  RecordedRun,
  WarningKind,
} from "#app/domain/inventory/import-run.ts";
import type { InventoryMark } from "#app/domain/inventory/inventory-mark.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type {
  InventoryResults,
  InventorySearch,
  WordSwap,
} from "#app/domain/inventory/search.ts";
import type { Condition, StockedVehicle } from "#app/domain/vehicle/vehicle.ts";

/** The vehicles and their history, as the site shows them: what the store's people say is laid over what the feeds say. */
export interface InventoryStore {
  /** Rises with every committed change. */
  readVersion(): Promise<number>;
  /** For sale or gone; null when the VIN was never here. VIN in upper case. */
  findVehicle(
    vin: string,
    /** Of a vehicle of these conditions nothing is read: it is answered like a VIN that was never here. */
    hiddenConditions?: readonly Condition[],
  ): Promise<StockedVehicle | null>;
  /** Everything for sale, in batches, ordered by VIN. */
  listForSale(
    batchSize?: number,
    /** One store's alone. */
    storeId?: string,
  ): AsyncIterable<readonly StockedVehicle[]>;
  /** Those that somebody hides count as well. */
  countVehicles(): Promise<{ forSale: number; gone: number }>;
  /** When the newest run was committed; null before the first. */
  readLastImportAtMs(): Promise<number | null>;
}

/** What changed since an instant, for whoever keeps a copy. */
export interface ChangedVehicles {
  readonly mark: InventoryMark;
  readonly vins: readonly string[];
  /** Those of them that are for sale. */
  readonly vehicles: readonly StockedVehicle[];
}

/** An inventory that says which of its vehicles changed. */
export interface ChangingInventory extends InventoryStore {
  readMark(): Promise<InventoryMark>;
  /** Null where they are too many, or where nobody knows: then everything is to be read anew. */
  readChanges(since: InventoryMark): Promise<ChangedVehicles | null>;
}

/** What the feeds alone say, on SQLite or PostgreSQL. Imports compare with it and write to it. */
export interface FeedInventory extends InventoryStore {
  /** One transaction: all of it or nothing. Idempotent for the same vehicles. */
  commitImport(request: ImportRequest): Promise<ImportOutcome>;
  /** For sale, in the order of their VINs. */
  listVehicles(vins: readonly string[]): Promise<readonly StockedVehicle[]>;
  /** Above the first version, up to the last; null as above. */
  listChangedVins(
    above: number,
    upTo: number,
  ): Promise<readonly string[] | null>;
}

export interface ImportHistory {
  /** The newest runs of every feed of every store, newest first. */
  listNewestRuns(runsPerFeed: number): Promise<readonly RecordedRun[]>;
  /** Rows that a run refused, in batches and in the file's order; 10,000 of them are kept, for the newest 20 runs of a feed. */
  listRefusals(
    runId: number,
    batchSize?: number,
  ): AsyncIterable<readonly RecordedRefusal[]>;
  /** The commonest first; kept as long as refusals. */
  listWarnings(runId: number): Promise<readonly WarningKind[]>;
}

export interface VehicleFeeds {
  /** A store's file in pieces, written as they are asked for; null for a store that is not there. */
  write(storeId: string, file: FeedFile): AsyncIterable<string> | null;
}

/** The searchable copy of what is for sale, in this process's memory. */
export interface InventoryIndex {
  /** Version of the inventory that the answers come from. */
  readonly version: number;
  /** When it was begun to be read from the inventory. */
  readonly builtAtMs: number;
  readonly vehicleCount: number;
  search(search: InventorySearch): InventoryResults;
  /** What the keywords of a search find in place of words that no vehicle has. */
  listSwaps(
    search: Pick<InventorySearch, "keywords" | "hiddenConditions">,
  ): readonly WordSwap[];
  find(vin: string): ListedVehicle | null;
  /** When what the inventory knows of a vehicle for sale last changed. */
  lastChangeAtMs(vin: string): number | null;
  /** Nearest vehicles for sale by body style, price and age; never the vehicle itself, nor any of a hidden condition. */
  similar(
    vehicle: Pick<
      ListedVehicle,
      "vin" | "bodystyle" | "year" | "make" | "salePriceCents" | "condition"
    >,
    count: number,
    hiddenConditions?: readonly Condition[],
  ): readonly ListedVehicle[];
}

export type ImageFormat = "webp" | "jpeg";

export interface PhotoRequest {
  readonly vin: string;
  /** Position in the vehicle's photo list, from 0. */
  readonly position: number;
  /** First 12 hex digits of the SHA-256 of the photo's source address. */
  readonly addressHash: string;
  readonly widthPx: number;
  readonly format: ImageFormat;
}

export type PhotoAnswer =
  | {
      readonly status: "ready";
      readonly bytes: Uint8Array;
      readonly contentType: string;
    }
  /** Not fetched yet, refused by its host, or the queue is full: show the illustration. */
  | { readonly status: "unavailable" }
  /** No such photo, width or host: 404. */
  | { readonly status: "unknown" };

export interface PhotoStore {
  readPhoto(request: PhotoRequest): Promise<PhotoAnswer>;
}

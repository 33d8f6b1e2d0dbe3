import { createContext, type RouterContextProvider } from "react-router";
import type {
  ImportOutcome,
  ImportRequest,
} from "./domain/inventory/import-run.ts";
import type { ListedVehicle } from "./domain/inventory/listed-vehicle.ts";
import type { InventoryResults } from "./domain/inventory/results.ts";
import type { Gate } from "./domain/gate/gate.ts";
import type { InventorySearch } from "./domain/inventory/search.ts";
import type { Language } from "./domain/store-profile/localized-text.ts";
import type { StoreProfile } from "./domain/store-profile/store-profile.ts";
import type { StockedVehicle } from "./domain/vehicle/vehicle.ts";

export interface Clock {
  nowMs(): number;
}

/** Structured, no personal data. */
export interface Log {
  debug(event: string, fields?: Record<string, unknown>): void;
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
}

/** The vehicles and their history, on SQLite or PostgreSQL. */
export interface InventoryStore {
  /** Rises with every committed change. */
  readVersion(): Promise<number>;
  /** For sale or gone; null when the VIN was never here. VIN in upper case. */
  findVehicle(vin: string): Promise<StockedVehicle | null>;
  /** Everything for sale, in batches, ordered by VIN. */
  listForSale(batchSize?: number): AsyncIterable<readonly StockedVehicle[]>;
  countVehicles(): Promise<{ forSale: number; gone: number }>;
  /** One transaction: all of it or nothing. Idempotent for the same vehicles. */
  commitImport(request: ImportRequest): Promise<ImportOutcome>;
  /** When the newest run was committed; null before the first. */
  readLastImportAtMs(): Promise<number | null>;
}

/** The searchable copy of what is for sale, in this process's memory. */
export interface InventoryIndex {
  /** Version of the inventory that the answers come from. */
  readonly version: number;
  readonly vehicleCount: number;
  search(search: InventorySearch): InventoryResults;
  find(vin: string): ListedVehicle | null;
  /** Nearest vehicles for sale by body style, price and age; never the vehicle itself. */
  similar(
    vehicle: Pick<
      ListedVehicle,
      "vin" | "bodystyle" | "year" | "make" | "salePriceCents" | "condition"
    >,
    count: number,
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

/** Everything outside the application, as one value. */
export interface AppPorts {
  readonly profile: StoreProfile;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Production: Secure and `__Host-` cookies. */
  readonly hasTls: boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly inventory: InventoryStore;
  readonly index: InventoryIndex;
  readonly photos: PhotoStore;
}

export const portsContext = createContext<AppPorts>();

/** What the server found out about one request before any route runs. */
export interface RequestFacts {
  readonly language: Language;
  /** From the store cookie when it names a store, else the profile's first store. */
  readonly storeId: string;
  readonly gate: Gate;
}

export const requestContext = createContext<RequestFacts>();

export type LoadContext = Readonly<RouterContextProvider>;

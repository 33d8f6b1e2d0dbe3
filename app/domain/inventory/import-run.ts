import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { WarningKind } from "./import-history.ts";

/** Feed name of the generated sample inventory; a store's first real import replaces it. */
export const SAMPLE_FEED = "sample";

/** More than this share of a feed's vehicles vanishing at once holds the import. */
export const VANISHING_SHARE_LIMIT = 0.3;

/** More than this share of a feed's prices lost at once holds the import: an empty price column is a broken export. */
export const PRICE_LOSS_SHARE_LIMIT = 0.3;
/** Fewer are a dealer's own decision. */
export const LEAST_PRICES_LOST = 5;

export type HoldReason = "empty" | "vanishing" | "price-loss";

/** A row that did not become a vehicle. */
export interface RefusedRow {
  /** Row of data in the file, from 1; the header is not counted. */
  readonly row: number;
  readonly vin: string | null;
  readonly reason: string;
}

/** Something odd in a row that was accepted all the same. */
export interface RowWarning {
  readonly row: number;
  readonly vin: string;
  readonly warning: string;
}

/** Vehicles that need not be in memory all at once, distinct by VIN. */
export interface VehicleSupply {
  readonly length: number;
  hasVin(vin: string): boolean;
  /** In the order of the feed, from the first one at every call. */
  listPortions(vehicleCount: number): Iterable<readonly Vehicle[]>;
}

/** Everything one feed file says about one store's vehicles. */
export interface ImportRequest {
  readonly storeId: string;
  readonly feed: string;
  readonly format: string;
  /** Distinct by VIN. */
  readonly vehicles: readonly Vehicle[] | VehicleSupply;
  readonly rowCount: number;
  readonly mergedRowCount: number;
  readonly refused: readonly RefusedRow[];
  readonly warningCount: number;
  /** What the warnings say; none when left out. */
  readonly warningKinds?: readonly WarningKind[];
  readonly startedAtMs: number;
  /** Go ahead although more than 30 % would vanish. */
  readonly isConfirmed: boolean;
}

export interface ImportCounts {
  readonly added: number;
  /** Vehicles that were gone and are for sale again; counted in `added` too. */
  readonly returned: number;
  readonly changed: number;
  /** Of the changed ones, those with another sale price. */
  readonly priceChanged: number;
  readonly unchanged: number;
  readonly gone: number;
  /** Sample vehicles that made room for the store's first real import. */
  readonly samplesRemoved: number;
  /** VINs that another store or feed already sells: refused here. */
  readonly elsewhere: number;
}

export type ImportOutcome =
  | {
      readonly status: "committed";
      readonly runId: number;
      readonly counts: ImportCounts;
      /** VINs refused because another store or feed sells them, with that store and feed. */
      readonly elsewhere: readonly {
        vin: string;
        storeId: string;
        feed: string;
      }[];
      readonly inventoryVersion: number;
    }
  | {
      readonly status: "held";
      readonly reason: "empty" | "vanishing";
      readonly wouldVanish: number;
      readonly current: number;
    }
  | {
      readonly status: "held";
      readonly reason: "price-loss";
      readonly wouldLosePrice: number;
      /** Vehicles of the feed that have a price now. */
      readonly current: number;
    };

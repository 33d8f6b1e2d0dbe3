import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** The generated sample inventory has this feed name; a store's first real import replaces it. */
export const SAMPLE_FEED = "sample";

/** An import is held when more than this share of a feed's vehicles would vanish at once. */
export const VANISHING_SHARE_LIMIT = 0.3;

/** An empty price column is a broken export: an import that loses more than this share of a feed's prices is held. */
export const PRICE_LOSS_SHARE_LIMIT = 0.3;
/** Fewer lost prices count as the dealer's own decision. */
export const LEAST_PRICES_LOST = 5;

/** A VIN read from the wrong column makes one car of many: an import that merges more than this share of its rows is held. */
const MERGED_SHARE_LIMIT = 0.3;
/** Fewer merged rows count as a dealer's own repetitions. */
const LEAST_ROWS_MERGED = 5;

export type HoldReason = "empty" | "vanishing" | "price-loss" | "merged";

/** The row did not become a vehicle. */
export interface RefusedRow {
  /** Rows of data count from 1, without the header. */
  readonly row: number;
  readonly vin: string | null;
  readonly reason: string;
}

/** The row was accepted, but something in it is odd. */
export interface RowWarning {
  readonly row: number;
  readonly vin: string;
  readonly warning: string;
}

/** The vehicles are distinct by VIN and need not be in memory all at once. */
export interface VehicleSupply {
  readonly length: number;
  hasVin(vin: string): boolean;
  /** The portions come in the order of the feed, and every call starts at the first vehicle. */
  listPortions(vehicleCount: number): Iterable<readonly Vehicle[]>;
}

export interface ImportRequest {
  readonly storeId: string;
  readonly feed: string;
  readonly format: string;
  /** The vehicles are distinct by VIN. */
  readonly vehicles: readonly Vehicle[] | VehicleSupply;
  readonly rowCount: number;
  readonly mergedRowCount: number;
  readonly refused: readonly RefusedRow[];
  readonly warningCount: number;
  readonly warningKinds?: readonly WarningKind[];
  readonly startedAtMs: number;
  /** The import goes ahead although more than 30 % of the vehicles would vanish. */
  readonly isConfirmed: boolean;
  /** It is left out where it was read at the terminal. */
  readonly file?: ImportedFile;
  readonly release?: RunRelease;
}

/** A file of a store's incoming folder. */
export interface ImportedFile {
  readonly name: string;
  /** SHA-256 in hex of how it is read and of all its bytes. */
  readonly contentHash: string;
}

/** Somebody had a held run imported after all. */
export interface RunRelease {
  /** Of the decision: it is carried out once. */
  readonly id: string;
  /** The held run. It goes ahead only while it is the newest of its feed. */
  readonly runId: number;
  /** Of the file that was looked at. */
  readonly contentHash: string;
  /** Why it was held. */
  readonly reason: HoldReason;
}

/** The order in which an import is looked at. */
const HOLD_STAGES: Readonly<Record<HoldReason, number>> = {
  merged: 0,
  empty: 1,
  vanishing: 1,
  "price-loss": 2,
};

/** Who released a run knew what it was held for and what had been looked at before, and nothing of what comes later. */
export function isConfirmedFor(
  {
    isConfirmed,
    release,
  }: { readonly isConfirmed: boolean; readonly release?: RunRelease },
  reason: HoldReason,
): boolean {
  return (
    isConfirmed ||
    (release !== undefined &&
      HOLD_STAGES[reason] <= HOLD_STAGES[release.reason])
  );
}

export interface ImportCounts {
  readonly added: number;
  /** These vehicles were gone and are for sale again; they also count in `added`. */
  readonly returned: number;
  readonly changed: number;
  readonly priceChanged: number;
  readonly unchanged: number;
  readonly gone: number;
  /** These sample vehicles were removed by the store's first real import. */
  readonly samplesRemoved: number;
  /** It counts the VINs refused here because another store or feed already sells them. */
  readonly elsewhere: number;
}

export type ImportOutcome =
  | {
      readonly status: "committed";
      readonly runId: number;
      readonly counts: ImportCounts;
      /** Another store or feed, named in each entry, sells these VINs. */
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
      readonly current: number;
    }
  | {
      readonly status: "held";
      readonly reason: "merged";
      readonly merged: number;
      /** Rows that became vehicles, one by one or together. */
      readonly accepted: number;
    };

/** `acceptedRowCount` counts rows, of which `mergedRowCount` repeat a VIN. */
export function mergesTooMuch({
  acceptedRowCount,
  mergedRowCount,
}: {
  readonly acceptedRowCount: number;
  readonly mergedRowCount: number;
}): boolean {
  return (
    mergedRowCount >= LEAST_ROWS_MERGED &&
    mergedRowCount / acceptedRowCount > MERGED_SHARE_LIMIT
  );
}

export interface RecordedRun {
  readonly id: number;
  readonly storeId: string;
  readonly feed: string;
  readonly format: string;
  readonly heldReason: HoldReason | null;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly rowCount: number;
  readonly mergedRowCount: number;
  readonly refusedCount: number;
  readonly warningCount: number;
  /** All counts are 0 when the import was held. */
  readonly counts: ImportCounts;
}

/** The row is null for a VIN that another store or feed sells. */
export interface RecordedRefusal {
  readonly row: number | null;
  readonly vin: string | null;
  readonly reason: string;
}

export interface WarningKind {
  /** Warnings of one kind say the same before their colon. */
  readonly kind: string;
  readonly rowCount: number;
  /** Only the first warnings are kept as examples. */
  readonly examples: readonly RowWarning[];
}

export const EXAMPLES_KEPT = 25;

/** The most frequent kinds come first. */
export function groupWarnings(
  warnings: readonly RowWarning[],
): readonly WarningKind[] {
  const byKind = Map.groupBy(warnings, ({ warning }) =>
    getMessageKind(warning),
  );
  return [...byKind]
    .map(([kind, rows]) => ({
      kind,
      rowCount: rows.length,
      examples: rows.slice(0, EXAMPLES_KEPT),
    }))
    .toSorted((a, b) => b.rowCount - a.rowCount);
}

/** Reasons and warnings put what differs from row to row behind a colon, or as a day at their end. */
export function getMessageKind(text: string): string {
  const [kind = text] = text.split(":", 1);
  return kind.replace(/ on \d{4}-\d\d-\d\d$/, "");
}

/** A store that names no feed uses this one. */
export const MAIN_FEED = "main";

const FEED_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;

export function findFeedNameProblem(name: string): string | null {
  if (!FEED_NAME.test(name))
    return `A feed name has up to 40 small letters, digits, - and _: "${name}" does not fit.`;
  if (name === SAMPLE_FEED)
    return `The feed name "${SAMPLE_FEED}" belongs to the sample inventory: choose another.`;
  return null;
}

/** What wrote a feed; "generic" is anybody whose columns say enough. */
export const FEED_FORMATS = [
  "vauto",
  "homenet",
  "dealercenter",
  "autoxloo",
  "erepairables",
  "carscom",
  "google",
  "merchant",
  "meta",
  "dealercom",
  "dealerinspire",
  "toyota",
  "forecourt",
  "generic",
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

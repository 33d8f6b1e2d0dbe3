/** Rows of a table and elements of a document keep the feed's own column names. */
export interface FeedRecord {
  /** Rows count from 1, without a header. */
  readonly row: number;
  readonly names: readonly string[];
  readonly values: readonly string[];
  readonly problem: string | null;
  readonly warning: string | null;
}

/** The feed as a whole cannot be trusted, so nothing of it is imported. The message is for the dealer. */
export class FeedError extends Error {
  override readonly name: string = "FeedError";
}

/** The file was replaced or written to meanwhile, so its end may not belong to its beginning. */
export class FeedChangedError extends FeedError {
  override readonly name = "FeedChangedError";

  constructor() {
    super(
      "The file was changed while it was read. Nothing was imported: import it again when it is whole.",
    );
  }
}

export interface FeedLimits {
  /** This is the size after unpacking. */
  readonly maxBytes: number;
  /** This is the unpacked size over the packed size, checked from 16 MB on. */
  readonly maxRatio: number;
  /** This counts the characters of one row, record or piece of text. */
  readonly maxRowLength: number;
  readonly maxRows: number;
}

export const DEFAULT_FEED_LIMITS: FeedLimits = {
  maxBytes: 2 * 1024 ** 3,
  maxRatio: 250,
  maxRowLength: 1024 ** 2,
  maxRows: 2_000_000,
};

export interface FeedLimits {
  /** Size after unpacking. */
  readonly maxBytes: number;
  /** Unpacked size over packed size, looked at from 16 MB on. */
  readonly maxRatio: number;
  /** Characters of one row, record or piece of text. */
  readonly maxRowLength: number;
  readonly maxRows: number;
}

export const DEFAULT_FEED_LIMITS: FeedLimits = {
  maxBytes: 2 * 1024 ** 3,
  maxRatio: 250,
  maxRowLength: 1024 ** 2,
  maxRows: 2_000_000,
};

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

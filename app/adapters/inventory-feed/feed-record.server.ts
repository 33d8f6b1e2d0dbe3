/** It is one row of a table or one element of a document, with the feed's own column names. */
export interface FeedRecord {
  /** Rows count from 1, without a header. */
  readonly row: number;
  readonly names: readonly string[];
  readonly values: readonly string[];
  /** It says why the record cannot be read, or is null. */
  readonly problem: string | null;
  readonly warning: string | null;
}

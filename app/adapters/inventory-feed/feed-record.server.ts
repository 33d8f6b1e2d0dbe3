/** One row of a table or one element of a document, with its own names for things. */
export interface FeedRecord {
  /** From 1; a header is not counted. */
  readonly row: number;
  readonly names: readonly string[];
  readonly values: readonly string[];
  /** Why the record cannot be read, or null. */
  readonly problem: string | null;
  readonly warning: string | null;
}

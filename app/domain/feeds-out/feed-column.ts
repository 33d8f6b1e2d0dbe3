import type { FeedListing } from "./feed-listing.ts";

/** It is one column of a platform's table. */
export interface FeedColumn {
  readonly name: string;
  /** The value is empty where there is nothing to say. */
  readonly value: (listing: FeedListing) => string;
  /**
   * When true, the platform refuses a row with an empty value; it is left out where a row may leave the column empty.
   */
  readonly isRequired?: (listing: FeedListing) => boolean;
}

export const ALWAYS = (): boolean => true;

/** It holds the cells in the order of the columns, or names the first required column that is empty. */
type FeedRowDraft =
  | { readonly isComplete: true; readonly cells: readonly string[] }
  | { readonly isComplete: false; readonly emptyColumn: string };

export function fillColumns(
  columns: readonly FeedColumn[],
  listing: FeedListing,
): FeedRowDraft {
  const cells = columns.map(({ value }) => value(listing));
  const empty = columns.find(
    ({ isRequired }, at) =>
      isRequired?.(listing) === true && (cells[at] ?? "").trim() === "",
  );
  return empty === undefined
    ? { isComplete: true, cells }
    : { isComplete: false, emptyColumn: empty.name };
}

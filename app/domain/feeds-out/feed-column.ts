import type { FeedListing } from "./feed-listing.ts";

/** One column of a platform's table. */
export interface FeedColumn {
  readonly name: string;
  /** Empty where there is nothing to say. */
  readonly value: (listing: FeedListing) => string;
  /** The platform refuses a row that leaves it empty; left out where a row may. */
  readonly isRequired?: (listing: FeedListing) => boolean;
}

export const ALWAYS = (): boolean => true;

/** Cells in the order of the columns, or the first column that must not be empty and is. */
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

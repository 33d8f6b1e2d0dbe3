import type { FeedField, FeedRow } from "./feed-row.ts";
import { cleanLine } from "./feed-text.ts";

/** One line of a row's cell, cleaned; null when the feed says nothing there. */
export function readCell(
  row: FeedRow,
  field: FeedField,
  limit?: number,
): string | null {
  return cleanLine(row[field] ?? "", limit);
}

import type { FeedField, FeedRow } from "./feed-row.ts";
import { cleanLine } from "./feed-text.ts";

/** It returns one cleaned line of a row's cell, or null when the feed says nothing there. */
export function readCell(
  row: FeedRow,
  field: FeedField,
  limit?: number,
): string | null {
  return cleanLine(row[field] ?? "", limit);
}

import { removeShouting } from "#app/domain/vehicle-words/calm-text.ts";
import type { FeedRow } from "./feed-row.ts";
import { cleanText } from "./feed-text.ts";
import { readCell } from "./row-cell.ts";

const CLEAN_TITLE = /^(clean|clear|normal|none|no|n|ok|good)\b/i;

/**
 * It is the dealer's text without all-caps shouting. A title that is not clean (salvage, rebuilt) comes first, so that
 * no shopper learns of it late. It is null when the row says neither (Assumption A57).
 */
export function readDescription(row: FeedRow): string | null {
  const words = removeShouting(cleanText(row.description ?? "") ?? "");
  const title = readCell(row, "titleStatus", 60);
  const branded =
    title === null || CLEAN_TITLE.test(title) ? [] : [`Title: ${title}.`];
  return [...branded, words].filter((it) => it !== "").join("\n") || null;
}

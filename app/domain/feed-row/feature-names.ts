import { cleanLine } from "./feed-text.ts";

const MAX_FEATURES = 200;
const MAX_LIST_LENGTH = 10_000;
const MAX_PART_LENGTH = 1_000;
const MAX_FEATURE_LENGTH = 120;
/** The first of these separators that occurs splits the list; with the others, a comma may be part of a feature. */
const SEPARATORS = [
  /\|/,
  /<\/?li>|<br\s*\/?>|\n/i,
  /(?<!&#?\w{1,8});/,
  /,(?![^()]*\))/,
];

/** Feature names keep the feed's order and come without repeats. */
export function parseFeatureNames(cell: string): readonly string[] {
  const text = cell.slice(0, MAX_LIST_LENGTH);
  const separator = SEPARATORS.find((it) => it.test(text.trim()));
  const parts = separator === undefined ? [text] : text.split(separator);
  const names = parts
    .map((part) =>
      cleanLine(
        part
          .slice(0, MAX_PART_LENGTH)
          .replace(/^[\s"'[\]•*-]+|(?<!["'[\]])["'[\]]+$/g, ""),
        MAX_FEATURE_LENGTH,
      ),
    )
    .filter((name) => name !== null);
  return [...new Set(names)].slice(0, MAX_FEATURES);
}

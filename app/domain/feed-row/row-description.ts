import {
  parsePhotos,
  toVehicleImages,
} from "#app/domain/vehicle-photo/photos.ts";
import { removeShouting } from "#app/domain/vehicle-words/calm-text.ts";
import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";
import type { FeedRow } from "./feed-row.ts";
import { cleanLine, cleanText } from "./feed-text.ts";
import { readCell } from "./row-cell.ts";

const CLEAN_TITLE = /^(clean|clear|normal|none|no|n|ok|good)\b/i;

/** A title that is not clean (salvage, rebuilt) comes first, so that no shopper learns of it late (Assumption A57). */
export function readDescription(row: FeedRow): string | null {
  const words = removeShouting(cleanText(row.description ?? "") ?? "");
  const title = readCell(row, "titleStatus", 60);
  const branded =
    title === null || CLEAN_TITLE.test(title) ? [] : [`Title: ${title}.`];
  return [...branded, words].filter((it) => it !== "").join("\n") || null;
}

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

export function readPhotos(row: FeedRow): {
  readonly images: VehicleImages;
  readonly warnings: readonly string[];
} {
  const photos = parsePhotos(row.photos ?? "");
  const customBackground = parsePhotos(row.customBackgroundPhotos ?? "");
  const stock = parsePhotos(row.stockPhotos ?? "");
  const all = [photos, customBackground, stock];
  const isDropped = all.some(({ droppedCount }) => droppedCount > 0);
  const isBare = all.every(({ addresses }) => addresses.length === 0);
  return {
    images: toVehicleImages({
      photos: photos.addresses,
      customBackground: customBackground.addresses,
      stock: stock.addresses,
    }),
    warnings: [
      isDropped ? "photo addresses that are not http(s) were left out" : [],
      isBare ? "no photos" : [],
    ].flat(),
  };
}

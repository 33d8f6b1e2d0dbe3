import type { FeedRow } from "#app/domain/feed-row/feed-row.ts";

/** Photo addresses without a host, such as "/vehicles/1.jpg", are completed by the mapping's base. */
export function withWholePhotoAddresses(row: FeedRow, base: string): FeedRow {
  const { photos } = row;
  if (photos === undefined || photos.trimStart().startsWith("[")) return row;
  const entries = photos.includes("//")
    ? photos.split("|")
    : photos.split(/[|,;\s]+/);
  return {
    ...row,
    photos: entries.map((it) => toWholeAddress(it, base)).join("|"),
  };
}

function toWholeAddress(entry: string, base: string): string {
  const text = entry.trim();
  if (text === "" || text.includes("//")) return text;
  return URL.parse(text, base)?.href ?? text;
}

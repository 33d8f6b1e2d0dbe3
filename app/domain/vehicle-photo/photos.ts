import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";

const MAX_PHOTOS = 100;
const MAX_ADDRESS_LENGTH = 2048;
const MAX_LIST_LENGTH = MAX_PHOTOS * MAX_ADDRESS_LENGTH;

export interface ParsedPhotos {
  readonly addresses: readonly string[];
  /** Entries that are no http(s) address are counted. */
  readonly droppedCount: number;
}

const NO_PHOTOS: ParsedPhotos = { addresses: [], droppedCount: 0 };

/** A JSON array, or a list separated by |, white space, or a comma or semicolon before the next address. */
export function parsePhotos(cell: string): ParsedPhotos {
  if (cell === "") return NO_PHOTOS;
  const text = cell.slice(0, MAX_LIST_LENGTH);
  const entries = (
    parseJsonEntries(text) ??
    text.split(/[|\s]+|[,;](?=\s*["']?(?:https?:)?\/)/i)
  )
    .map((entry) =>
      entry
        .trim()
        .slice(0, MAX_ADDRESS_LENGTH + 1)
        .replace(/^["'[]+|(?<!["'\],;])["'\],;]+$/g, ""),
    )
    .filter((entry) => entry !== "");
  const found = entries.map(normalizePhotoAddress);
  const addresses = [...new Set(found.filter((it) => it !== null))];
  return {
    addresses: addresses.slice(0, MAX_PHOTOS),
    droppedCount: found.filter((it) => it === null).length,
  };
}

/** Feed columns are sorted by image source (Spec §3); the first photo is the preview. */
export function toVehicleImages(columns: {
  readonly photos: readonly string[];
  readonly customBackground: readonly string[];
  readonly stock: readonly string[];
}): VehicleImages {
  const [previewImage = null, ...additionalImages] = columns.photos;
  return {
    imageCustomBg: columns.customBackground,
    previewImage,
    additionalImages,
    evoxImages: columns.stock,
  };
}

/** An address that matches is already normalized, and parsing it in full takes a hundred times as long. */
const NORMAL_ADDRESS =
  /^https?:\/\/(?:(?!xn--)[a-z0-9-]+\.)+[a-z]+\/[\w/.~-]*(?:\?[\w=&.~-]*)?$/;

function normalizePhotoAddress(entry: string): string | null {
  if (
    entry.length <= MAX_ADDRESS_LENGTH &&
    NORMAL_ADDRESS.test(entry) &&
    !entry.includes("/.")
  )
    return entry;
  const text = entry.startsWith("//") ? `https:${entry}` : entry;
  if (text.length > MAX_ADDRESS_LENGTH || !/^https?:\/\//i.test(text))
    return null;
  const url = URL.parse(text);
  return url === null || url.username !== "" || !url.hostname.includes(".")
    ? null
    : url.href;
}

/** The entries are strings, or objects with a `url`, as in Meta's `image` column. */
function parseJsonEntries(text: string): string[] | null {
  if (!text.trimStart().startsWith("[")) return null;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(readEntryText) : null;
  } catch {
    return null;
  }
}

function readEntryText(entry: unknown): string {
  if (typeof entry === "string") return entry;
  if (typeof entry !== "object" || entry === null) return "";
  return "url" in entry && typeof entry.url === "string" ? entry.url : "";
}

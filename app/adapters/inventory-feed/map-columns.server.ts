import {
  FEED_FIELDS,
  type FeedField,
  type FeedRow,
} from "#app/domain/vehicle/feed-row.ts";
import { isMissing } from "#app/domain/vehicle/feed-text.ts";
import {
  COLUMN_NAMES,
  FORMAT_ROWS,
  JOINED_FIELDS,
  REQUIRED_FIELDS,
  type FeedFormat,
} from "./column-mapping.server.ts";
import { FeedError } from "./feed-error.server.ts";
import { editDistance } from "./edit-distance.server.ts";
import type { FeedRecord } from "./feed-record.server.ts";

const MAX_COLUMNS_SHOWN = 60;

interface ColumnMeaning {
  readonly field: FeedField;
  /** Lower is better; the best column that says something is taken. */
  readonly rank: number;
}

/** "Image URL 2", "image[0].url" → "imageurl". */
export function columnKey(name: string): string {
  return (name.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [])
    .filter((word) => !/^\d+$/.test(word))
    .join("");
}

/** The format whose signature columns are all there. */
export function detectFormat(names: readonly string[]): FeedFormat {
  const keys = new Set(names.map(columnKey));
  const row = FORMAT_ROWS.find(({ signature }) =>
    signature.every((key) => keys.has(key)),
  );
  return row?.format ?? "generic";
}

/** Reads records by their own column names; each name is looked up once. */
export function columnMapper(
  format: FeedFormat,
): (record: FeedRecord) => FeedRow {
  const meanings = meaningsIn(format);
  const byName = new Map<string, ColumnMeaning | null>();
  const meaningOf = (name: string): ColumnMeaning | null => {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const meaning = meanings.get(columnKey(name)) ?? null;
    byName.set(name, meaning);
    return meaning;
  };
  return (record) => mapped(record, meaningOf);
}

/** Throws when a required column is missing: then the whole file is none that we know. */
export function checkColumns(
  names: readonly string[],
  format: FeedFormat,
): void {
  const meanings = meaningsIn(format);
  const fields = new Set(
    names.map((name) => meanings.get(columnKey(name))?.field),
  );
  const missing = REQUIRED_FIELDS.filter((field) => !fields.has(field));
  if (missing.length === 0) return;
  const looked = names.slice(0, MAX_COLUMNS_SHOWN);
  const shown = looked.map((name) => name.slice(0, 40) || "(empty)");
  const hints = missing.flatMap((field) => nearest(field, looked) ?? []);
  throw new FeedError(
    [
      `The feed has no column for: ${missing.join(", ")}.`,
      `Columns found: ${shown.join(", ")}.`,
      ...hints,
      `Rename the columns in the export; ${missing[0] ?? ""} may be called: ${COLUMN_NAMES[missing[0] ?? "vin"].join(", ")}.`,
    ].join("\n"),
  );
}

/** Columns of the feed that mean nothing to us. */
export function unreadColumns(
  names: readonly string[],
  format: FeedFormat,
): readonly string[] {
  const meanings = meaningsIn(format);
  return names.filter((name) => !meanings.has(columnKey(name)));
}

function mapped(
  record: FeedRecord,
  meaningOf: (name: string) => ColumnMeaning | null,
): FeedRow {
  const row: Partial<Record<FeedField, string>> = {};
  const ranks: Partial<Record<FeedField, number>> = {};
  record.names.forEach((name, index) => {
    const value = record.values[index] ?? "";
    const meaning = meaningOf(name);
    if (meaning === null || isMissing(value)) return;
    const { field, rank } = meaning;
    const joint = JOINED_FIELDS[field];
    const before = row[field];
    if (joint !== undefined && before !== undefined) {
      row[field] = before + joint + value;
    } else if (rank < (ranks[field] ?? Infinity)) {
      row[field] = value;
      ranks[field] = rank;
    }
  });
  return row;
}

function meaningsIn(format: FeedFormat): ReadonlyMap<string, ColumnMeaning> {
  const own = FORMAT_ROWS.find((row) => row.format === format)?.columns ?? {};
  const meanings = new Map<string, ColumnMeaning>();
  for (const field of FEED_FIELDS) {
    [...(own[field] ?? []), ...COLUMN_NAMES[field]].forEach((key, rank) => {
      if (!meanings.has(key)) meanings.set(key, { field, rank });
    });
  }
  return meanings;
}

function nearest(field: FeedField, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, distance: distanceTo(field, columnKey(name)) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= 2
    ? `"${best.name}" looks like ${field}, but is not a name that is known for it.`
    : null;
}

function distanceTo(field: FeedField, key: string): number {
  if (key === "" || key.length > 40) return Infinity;
  const contains = COLUMN_NAMES[field].some(
    (it) => it.length > 2 && key.includes(it),
  );
  return contains
    ? 1
    : Math.min(...COLUMN_NAMES[field].map((it) => editDistance(it, key)));
}

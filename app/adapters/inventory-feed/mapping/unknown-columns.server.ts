import { FEED_FIELDS, type FeedField } from "#app/domain/feed-row/feed-row.ts";
import {
  listColumnNames,
  JOINED_FIELDS,
  measureEditDistance,
  type RequiredField,
  toColumnKey,
} from "./column-mapping.server.ts";
import { FORMAT_ROWS } from "./feed-formats.server.ts";
import { FeedError } from "#app/adapters/inventory-feed/feed-record.server.ts";
import type { FeedMapping } from "./feed-mapping.server.ts";

const MAX_COLUMNS_SHOWN = 60;
const MAX_NAME_SHOWN = 40;

export const NO_VIN_REMEDY =
  "Without a VIN nothing can be imported, because nothing else tells one car from another from file to file. Add a column with the 17 characters of each car's VIN to the export, or ask whoever writes the feed for it.";

/** A constant can give a field as well as a column. */
export function listMissingFields(
  required: readonly RequiredField[],
  names: readonly string[],
  { findMeaning, constants }: FeedMapping,
): readonly RequiredField[] {
  const fields = new Set(names.map((name) => findMeaning(name)?.field));
  return required.filter(
    (field) => !fields.has(field) && constants[field] === undefined,
  );
}

/** The message says what was found, what is missing, which format is nearest, and gives a mapping file to fill in. */
export function buildMissingColumnsError(
  names: readonly string[],
  mapping: FeedMapping,
  missing: readonly RequiredField[],
  { looksHeaderless = false }: { readonly looksHeaderless?: boolean } = {},
): FeedError {
  const looked = [...new Set(names)].slice(0, MAX_COLUMNS_SHOWN);
  const shown = looked.map(
    (name) => name.slice(0, MAX_NAME_SHOWN) || "(empty)",
  );
  const unread = looked.filter((name) => mapping.findMeaning(name) === null);
  const near = looksHeaderless
    ? []
    : missing.flatMap((field) => findNearColumn(field, unread) ?? []);
  const first = missing[0] ?? "vin";
  return new FeedError(
    [
      `The feed has no column for: ${missing.join(", ")}.`,
      ...(missing.includes("vin") ? [NO_VIN_REMEDY] : []),
      `Columns found: ${shown.join(", ")}.`,
      ...near.map(
        ({ name, field }) =>
          `"${name}" looks like ${field}, but is not a name that is known for it.`,
      ),
      looksHeaderless
        ? "The first row looks like a vehicle, not like column names: the mapping below names columns by number."
        : describeNearestFormat(names),
      `Rename the columns in the export (${first} may be called: ${listColumnNames(first).join(", ")}), or save this as mapping.json,`,
      "write the field beside each column that matters, and run the same command with --mapping mapping.json:",
      looksHeaderless
        ? formatNumberedSkeleton(looked)
        : formatMappingSkeleton(looked, mapping, near, missing),
    ].join("\n"),
  );
}

/** The usual name of a single fact tells nothing about who wrote the feed; the name of a list does. */
const COMMON_KEYS = new Set(
  FEED_FIELDS.flatMap((field) =>
    JOINED_FIELDS[field] === undefined
      ? listColumnNames(field).slice(0, 1)
      : [],
  ),
);

function describeNearestFormat(names: readonly string[]): string {
  const keys = new Set(names.map(toColumnKey));
  const [best] = FORMAT_ROWS.map(({ format, signatures, columns }) => {
    const own = [...signatures.flat(), ...Object.values(columns).flat()].filter(
      (key) => !COMMON_KEYS.has(key),
    );
    const count = new Set(own.filter((key) => keys.has(key))).size;
    const lacks = signatures.map((it) => it.filter((key) => !keys.has(key)));
    const [fewest = []] = lacks.toSorted((a, b) => a.length - b.length);
    return { format, count, lacks: fewest };
  }).toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.count === 0)
    return "No known format has any of these columns as its own.";
  return best.lacks.length === 0
    ? `The nearest known format is ${best.format}.`
    : `The nearest known format is ${best.format}; it lacks ${best.lacks.join(", ")}.`;
}

interface NearColumn {
  readonly field: RequiredField;
  readonly name: string;
}

/** Known columns are filled in, and what no column can give is a constant. */
function formatMappingSkeleton(
  names: readonly string[],
  { name: format, findMeaning }: FeedMapping,
  near: readonly NearColumn[],
  missing: readonly RequiredField[],
): string {
  const fields = new Map(near.map(({ name, field }) => [name, field]));
  const columns = names
    .filter((name) => name.trim() !== "")
    .map((name) => [
      name,
      fields.get(name) ?? findMeaning(name)?.field ?? null,
    ]);
  const lacking = missing.filter((it) =>
    near.every(({ field }) => field !== it),
  );
  const isKnown = FORMAT_ROWS.some((row) => row.format === format);
  return formatMapping({
    ...(isKnown && { basedOn: format }),
    columns: Object.fromEntries(columns),
    ...(!lacking.includes("vin") && {
      constants: Object.fromEntries(lacking.map((field) => [field, ""])),
    }),
  });
}

function formatNumberedSkeleton(names: readonly string[]): string {
  const columns = Object.fromEntries(names.map((_, at) => [at + 1, null]));
  return formatMapping({ hasHeader: false, columns });
}

function formatMapping(mapping: object): string {
  return JSON.stringify(mapping, null, 2);
}

function findNearColumn(
  field: RequiredField,
  names: readonly string[],
): NearColumn | null {
  const [best] = names
    .map((name) => ({
      name,
      distance: measureDistance(field, toColumnKey(name)),
    }))
    .toSorted((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= 2
    ? { field, name: best.name }
    : null;
}

function measureDistance(field: FeedField, key: string): number {
  if (key === "" || key.length > MAX_NAME_SHOWN) return Infinity;
  const known = listColumnNames(field);
  const contains = known.some((it) => it.length > 2 && key.includes(it));
  return contains
    ? 1
    : Math.min(...known.map((it) => measureEditDistance(it, key)));
}

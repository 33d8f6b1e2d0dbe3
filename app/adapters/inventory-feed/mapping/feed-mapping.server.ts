import { memoize } from "#app/domain/memoize.ts";
import type { FeedFormat } from "#app/domain/inventory/import-run.ts";
import {
  FEED_FIELDS,
  type FeedField,
  type FeedRow,
} from "#app/domain/feed-row/feed-row.ts";
import { listColumnNames, toColumnKey } from "./column-mapping.server.ts";
import type { DealerMapping } from "./dealer-mapping.server.ts";
import {
  FORMAT_ROWS,
  findFormatRow,
  type FieldValues,
} from "./feed-formats.server.ts";

export interface ColumnMeaning {
  readonly field: FeedField;
  /** A lower rank is better; the best column that holds a value is taken. */
  readonly rank: number;
  readonly key: string;
}

export interface FeedMapping {
  /** The report shows this: a format's name, or the name of a dealer's own mapping. */
  readonly name: string;
  readonly findMeaning: (column: string) => ColumnMeaning | null;
  readonly constants: FeedRow;
  readonly values: FieldValues;
}

/** A feed may hold any number of names, so only this many are remembered. */
const MAX_NAMES_KEPT = 5_000;

/** One signature whose names are all there is enough. */
export function detectFormat(names: readonly string[]): FeedFormat {
  const keys = new Set(names.map(toColumnKey));
  const row = FORMAT_ROWS.find(({ signatures }) =>
    signatures.some((signature) => signature.every((key) => keys.has(key))),
  );
  return row?.format ?? "generic";
}

/** A dealer's own mapping takes precedence over the format's table. */
export function buildFeedMapping(
  format: FeedFormat,
  dealer: DealerMapping | null = null,
): FeedMapping {
  const row = findFormatRow(format);
  const meanings = buildMeanings(format);
  const own = new Map(
    Object.entries(dealer?.columns ?? {}).map(([column, field]) => [
      column.trim().toLowerCase(),
      field,
    ]),
  );
  return {
    name: dealer?.name ?? format,
    findMeaning: memoize((column: string) => {
      const field = own.get(column.trim().toLowerCase());
      const key = toColumnKey(column);
      if (field === undefined) return meanings.get(key) ?? null;
      return field === null ? null : { field, rank: -1, key };
    }, MAX_NAMES_KEPT),
    constants: { ...row?.constants, ...dealer?.constants },
    values: { ...row?.values, ...dealer?.values },
  };
}

export function createVinNameCheck(dealer: DealerMapping | null) {
  const own = Object.entries(dealer?.columns ?? {})
    .filter(([, field]) => field === "vin")
    .map(([column]) => column.trim().toLowerCase());
  const names = new Set<string>(own);
  const keys = new Set(listColumnNames("vin"));
  return memoize(
    (name: string) =>
      names.has(name.trim().toLowerCase()) || keys.has(toColumnKey(name)),
    MAX_NAMES_KEPT,
  );
}

function buildMeanings(format: FeedFormat): ReadonlyMap<string, ColumnMeaning> {
  const own = findFormatRow(format)?.columns ?? {};
  const meanings = new Map<string, ColumnMeaning>();
  const add = (field: FeedField, keys: readonly string[], from: number) =>
    keys.forEach((key, at) => {
      if (!meanings.has(key))
        meanings.set(key, { field, rank: from + at, key });
    });
  for (const field of FEED_FIELDS) add(field, own[field] ?? [], 0);
  for (const field of FEED_FIELDS)
    add(field, listColumnNames(field), own[field]?.length ?? 0);
  return meanings;
}

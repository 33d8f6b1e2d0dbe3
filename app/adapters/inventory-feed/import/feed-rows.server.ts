import type { FeedFormat } from "#app/domain/inventory/import-run.ts";
import type { FeedRow } from "#app/domain/feed-row/feed-row.ts";
import { readUnits, type UnitRules } from "#app/domain/feed-row/feed-units.ts";
import type { DealerMapping } from "#app/adapters/inventory-feed/mapping/dealer-mapping.server.ts";
import {
  FeedError,
  type FeedRecord,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import {
  detectFormat,
  buildFeedMapping,
} from "#app/adapters/inventory-feed/mapping/feed-mapping.server.ts";
import type { FeedSource } from "#app/adapters/inventory-feed/readers/feed-source.server.ts";
import {
  createColumnMapper,
  listUnreadColumns,
} from "#app/adapters/inventory-feed/mapping/map-columns.server.ts";
import type { RequiredField } from "#app/adapters/inventory-feed/mapping/column-mapping.server.ts";
import {
  buildMissingColumnsError,
  listMissingFields,
} from "#app/adapters/inventory-feed/mapping/unknown-columns.server.ts";
import type { UnitTally } from "#app/adapters/inventory-feed/mapping/unit-tally.server.ts";

/** Our own field names are in place, but no vehicle is made yet. */
export type FeedRowEvent =
  | {
      readonly kind: "format";
      readonly format: string;
      /** These columns were not read. */
      readonly unread: readonly string[];
    }
  | {
      readonly kind: "row";
      readonly row: number;
      readonly cells: FeedRow;
      readonly warning: string | null;
    }
  | {
      readonly kind: "refused";
      readonly row: number;
      readonly vin: string | null;
      readonly reason: string;
    };

export interface FeedRowOptions {
  readonly format: "auto" | FeedFormat;
  readonly mapping: DealerMapping | null;
  readonly units: UnitRules;
  readonly maxRows: number;
  /** Without these fields no row can become a vehicle. */
  readonly required: readonly RequiredField[];
}

/** Throws FeedError when the whole feed lacks a required column. */
export async function* readFeedRows(
  source: FeedSource,
  options: FeedRowOptions,
  tally: UnitTally,
): AsyncGenerator<FeedRowEvent> {
  const { header } = source;
  let reader: RowReader | null = null;
  if (header !== null) {
    reader = createRowReader(header, source, options);
    reader.failIfMissing();
    yield reader.format;
  }
  for await (const record of source.records) {
    if (record.row > options.maxRows)
      throw new FeedError(
        `The feed has more than ${options.maxRows.toLocaleString("en-US")} rows. Nothing was imported.`,
      );
    if (reader === null) {
      reader = createRowReader(record.names, source, options);
      yield reader.format;
    }
    const { row, problem, warning } = record;
    yield problem === null
      ? toRowEvent(row, warning, reader.read(record), options, tally)
      : { kind: "refused", row, vin: null, reason: problem };
  }
  reader?.failIfMissing();
}

interface RowReader {
  readonly format: FeedRowEvent;
  read(record: FeedRecord): FeedRow;
  failIfMissing(): void;
}

/** `names` are the table's columns or those of the first record; the other records may have more. */
function createRowReader(
  names: readonly string[],
  source: FeedSource,
  options: FeedRowOptions,
): RowReader {
  const format = chooseFormat(names, source, options);
  const mapping = buildFeedMapping(format, options.mapping);
  const toRow = createColumnMapper(mapping);
  let missing = listMissingFields(options.required, names, mapping);
  const unread = listUnreadColumns(names, mapping);
  return {
    format: { kind: "format", format: mapping.name, unread },
    read(record) {
      if (missing.length > 0)
        missing = listMissingFields(missing, record.names, mapping);
      return toRow(record);
    },
    failIfMissing() {
      if (missing.length > 0)
        throw buildMissingColumnsError(names, mapping, missing, source);
    },
  };
}

function toRowEvent(
  row: number,
  warning: string | null,
  cells: FeedRow,
  { units, mapping }: FeedRowOptions,
  tally: UnitTally,
): FeedRowEvent {
  const reading = readUnits(cells, units);
  tally.count(reading);
  if (reading.status === "refused")
    return {
      kind: "refused",
      row,
      vin: cells.vin?.slice(0, 40) ?? null,
      reason: reading.reason,
    };
  const base = mapping?.photoBaseUrl ?? null;
  const whole =
    base === null ? reading.row : withWholePhotoAddresses(reading.row, base);
  return { kind: "row", row, cells: whole, warning };
}

function chooseFormat(
  names: readonly string[],
  source: FeedSource,
  { format, mapping }: FeedRowOptions,
): FeedFormat {
  if (format !== "auto") return format;
  return mapping?.basedOn ?? source.format ?? detectFormat(names);
}

/** Photo addresses without a host, such as "/vehicles/1.jpg", are completed by the mapping's base. */
function withWholePhotoAddresses(row: FeedRow, base: string): FeedRow {
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

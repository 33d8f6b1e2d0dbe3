import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { draftVehicle } from "#app/domain/vehicle/vehicle-draft.ts";
import type { FeedFormat } from "./column-mapping.server.ts";
import { readCsv } from "./csv-records.server.ts";
import { readFeedBytes, type FeedInput } from "./feed-bytes.server.ts";
import { FeedError } from "./feed-error.server.ts";
import { DEFAULT_FEED_LIMITS, type FeedLimits } from "./feed-limits.server.ts";
import type { FeedRecord } from "./feed-record.server.ts";
import { noFindings, readFeedText } from "./feed-text.server.ts";
import {
  checkColumns,
  columnMapper,
  detectFormat,
  unreadColumns,
} from "./map-columns.server.ts";
import { readXml } from "./xml-records.server.ts";

export interface ReadFeedOptions {
  readonly input: FeedInput;
  readonly format: "auto" | FeedFormat;
  readonly storeId: string;
  /** YYYY-MM-DD in the store's time zone. */
  readonly today: string;
  readonly limits?: Partial<FeedLimits>;
}

export type FeedEvent =
  | {
      readonly kind: "format";
      readonly format: FeedFormat;
      /** Columns that were not read. */
      readonly unread: readonly string[];
    }
  | {
      readonly kind: "vehicle";
      readonly row: number;
      readonly vehicle: Vehicle;
      /** Fields that the row did not say. */
      readonly assumed: readonly (keyof Vehicle)[];
      readonly warnings: readonly string[];
    }
  | {
      readonly kind: "refused";
      readonly row: number;
      readonly vin: string | null;
      readonly reason: string;
    }
  /** About the file as a whole. */
  | { readonly kind: "notice"; readonly text: string };

const HEAD_LENGTH = 16_384;

/**
 * A feed file, row by row: each becomes a vehicle or a refusal.
 * Throws FeedError when the file is cut off, too large or none that we know; then nothing
 * that came before may be used.
 */
export async function* readFeed(
  options: ReadFeedOptions,
): AsyncGenerator<FeedEvent> {
  const limits = { ...DEFAULT_FEED_LIMITS, ...options.limits };
  const findings = noFindings();
  const pieces = readFeedText(readFeedBytes(options.input, limits), findings);
  const { head, text } = await withHead(pieces);
  const first = head.trimStart();
  if (/^[{[]/.test(first))
    throw new FeedError(
      "The file is JSON. Feeds are read as CSV, TSV or XML: export one of those.",
    );
  if (/^<!doctype html|^<html/i.test(first))
    throw new FeedError(
      "The file is a web page, not a feed: the download was probably answered with an error page.",
    );
  if (first.includes("\0"))
    throw new FeedError(
      "The file is not text. Feeds are read as CSV, TSV or XML in UTF-8: export one of those.",
    );
  if (first === "") return;
  if (first.startsWith("<")) {
    yield* eventsOf(readXml(text, limits), options, limits);
  } else {
    const csv = await readCsv(text, first, findings, limits);
    if (csv === null) return;
    const format =
      options.format === "auto" ? detectFormat(csv.header) : options.format;
    checkColumns(csv.header, format);
    yield { kind: "format", format, unread: unreadColumns(csv.header, format) };
    yield* eventsOf(csv.records, { ...options, format }, limits);
  }
  if (findings.windows1252LineCount > 0)
    yield {
      kind: "notice",
      text: `${findings.windows1252LineCount} lines are not UTF-8 and were read as Windows-1252`,
    };
}

async function* eventsOf(
  records: AsyncIterable<FeedRecord>,
  options: ReadFeedOptions,
  limits: FeedLimits,
): AsyncGenerator<FeedEvent> {
  let { format } = options;
  let toRow: ReturnType<typeof columnMapper> | null = null;
  for await (const record of records) {
    if (record.row > limits.maxRows)
      throw new FeedError(
        `The feed has more than ${limits.maxRows.toLocaleString("en-US")} rows. Nothing was imported.`,
      );
    if (format === "auto") {
      format = detectFormat(record.names);
      yield {
        kind: "format",
        format,
        unread: unreadColumns(record.names, format),
      };
    }
    toRow ??= columnMapper(format);
    yield eventOf(record, toRow, options);
  }
}

function eventOf(
  record: FeedRecord,
  toRow: ReturnType<typeof columnMapper>,
  context: ReadFeedOptions,
): FeedEvent {
  const { row, problem, warning } = record;
  if (problem !== null)
    return { kind: "refused", row, vin: null, reason: problem };
  const draft = draftVehicle(toRow(record), context);
  if (draft.status === "refused")
    return { kind: "refused", row, vin: draft.vin, reason: draft.reason };
  const { vehicle, assumed } = draft;
  const warnings =
    warning === null ? draft.warnings : [warning, ...draft.warnings];
  return { kind: "vehicle", row, vehicle, assumed, warnings };
}

async function withHead(
  pieces: AsyncGenerator<string>,
): Promise<{ head: string; text: AsyncIterable<string> }> {
  let head = "";
  while (head.length < HEAD_LENGTH) {
    const next = await pieces.next();
    if (next.done) break;
    head += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    yield head;
    yield* pieces;
  }
  return { head, text: all() };
}

import type { FeedFormat } from "#app/domain/inventory/import-run.ts";
import { checkVin } from "#app/domain/vehicle/vin.ts";
import {
  detectDelimiter,
  readCsv,
  type CsvLayout,
} from "./csv-records.server.ts";
import type { DealerMapping } from "#app/adapters/inventory-feed/mapping/dealer-mapping.server.ts";
import {
  FORMAT_ROWS,
  findFormatRow,
} from "#app/adapters/inventory-feed/mapping/feed-formats.server.ts";
import {
  FeedError,
  type FeedLimits,
  type FeedRecord,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import { createVinNameCheck } from "#app/adapters/inventory-feed/mapping/feed-mapping.server.ts";
import type { TextFindings } from "#app/adapters/inventory-feed/feed-text.server.ts";
import { readJson } from "./json-records.server.ts";
import { readXml } from "./xml-records.server.ts";

export interface FeedSource {
  readonly records: AsyncIterable<FeedRecord>;
  /** It is null where each record has its own names. */
  readonly header: readonly string[] | null;
  readonly looksHeaderless: boolean;
  /** It is null where the names must tell. */
  readonly format: FeedFormat | null;
}

export interface SourceOptions {
  readonly format: "auto" | FeedFormat;
  readonly mapping: DealerMapping | null;
  readonly limits: FeedLimits;
}

const HEAD_LENGTH = 16_384;

/** An empty file gives null; throws FeedError for one that is neither CSV, XML nor JSON. */
export async function openFeedSource(
  pieces: AsyncGenerator<string>,
  findings: TextFindings,
  options: SourceOptions,
): Promise<FeedSource | null> {
  const { mapping, limits } = options;
  const { head, text } = await withHead(pieces);
  const first = head.trimStart();
  if (/^<!doctype html|^<html/i.test(first))
    throw new FeedError(
      "The file is a web page, not a feed: the download was probably answered with an error page.",
    );
  if (first.includes("\0"))
    throw new FeedError(
      "The file is not text. Feeds are read as CSV, TSV, XML or JSON in UTF-8: export one of those.",
    );
  if (first === "") return null;
  const shapeless = { header: null, looksHeaderless: false, format: null };
  if (first.startsWith("<"))
    return {
      ...shapeless,
      records: readXml(text, limits, mapping?.records ?? null),
    };
  if (/^(?:[{[])/.test(first))
    return {
      ...shapeless,
      records: readJson(text, {
        isVinName: createVinNameCheck(mapping),
        recordsPath: mapping?.records ?? null,
        limits,
      }),
    };
  const format = findPositionalFormat(first, options);
  const csv = await readCsv(
    text,
    detectLayout(first, format, mapping),
    findings,
    limits,
  );
  return csv && { ...csv, format };
}

function detectLayout(
  head: string,
  format: FeedFormat | null,
  mapping: DealerMapping | null,
): CsvLayout {
  const positions = format === null ? null : findFormatRow(format)?.positions;
  const isNumbered = mapping !== null && !mapping.hasHeader;
  return {
    delimiter: mapping?.delimiter ?? (positions ? "|" : detectDelimiter(head)),
    names: isNumbered ? "numbers" : (positions ?? "header"),
  };
}

/** A table without column names is recognized by a VIN in the VIN's position. */
function findPositionalFormat(
  head: string,
  { format, mapping }: SourceOptions,
): FeedFormat | null {
  if (mapping !== null && !mapping.hasHeader) return null;
  const asked = format === "auto" ? (mapping?.basedOn ?? null) : format;
  if (asked !== null) return findFormatRow(asked)?.positions ? asked : null;
  const cells = head.split(/\r?\n/, 1)[0]?.split("|") ?? [];
  const row = FORMAT_ROWS.find(({ positions }) => {
    const cell = cells[positions?.indexOf("vin") ?? -1];
    return cell !== undefined && checkVin(cell).problem === null;
  });
  return row?.format ?? null;
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
  async function* readAll(): AsyncGenerator<string> {
    yield head;
    yield* pieces;
  }
  return { head, text: readAll() };
}

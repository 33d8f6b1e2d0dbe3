import { CsvError, parse } from "csv-parse";
import { pipeline } from "node:stream";
import { checkVin } from "#app/domain/vehicle/vin.ts";
import {
  FeedError,
  type FeedLimits,
  type FeedRecord,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import type { TextFindings } from "#app/adapters/inventory-feed/feed-text.server.ts";

const DELIMITERS = [",", "\t", ";", "|"];

export interface CsvRecords {
  readonly header: readonly string[];
  /** The first row is taken for names, but one of them looks like a VIN. */
  readonly looksHeaderless: boolean;
  readonly records: AsyncIterable<FeedRecord>;
}

export interface CsvLayout {
  readonly delimiter: string;
  /** A table without a header row is named by position, or "numbers" for "1", "2" and so on. */
  readonly names: "header" | "numbers" | readonly string[];
}

export async function readCsv(
  text: AsyncIterable<string>,
  { delimiter, names }: CsvLayout,
  findings: TextFindings,
  limits: FeedLimits,
): Promise<CsvRecords | null> {
  const rows = readCsvRows(text, delimiter, limits);
  const first = await rows.next();
  if (first.done) return null;
  const hasHeader = names === "header";
  const header = hasHeader
    ? first.value.map((name) => name.trim())
    : names === "numbers"
      ? first.value.map((_, at) => String(at + 1))
      : names;
  const data = hasHeader ? rows : withFirst(first.value, rows);
  return {
    header,
    looksHeaderless:
      hasHeader &&
      first.value.some(
        (cell) => cell.trim().length === 17 && checkVin(cell).problem === null,
      ),
    records: toRecords(data, header, findings),
  };
}

async function* withFirst(
  first: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  yield first;
  yield* rows;
}

/** The most frequent one in the header line wins, outside quotes. */
export function detectDelimiter(head: string): string {
  const bare = head.replace(/"[^"]*"?/g, "").split(/\r?\n/, 1)[0] ?? "";
  const counts = DELIMITERS.map((it) => bare.split(it).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

async function* readCsvRows(
  text: AsyncIterable<string>,
  delimiter: string,
  limits: FeedLimits,
): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: limits.maxRowLength,
  });
  // The parser hands every error of the pipeline to the loop below.
  pipeline(text, parser, () => {});
  try {
    yield* parser;
  } catch (error) {
    throw error instanceof CsvError
      ? new FeedError(describeCsvProblem(error))
      : error;
  }
}

function describeCsvProblem(error: CsvError): string {
  const { code, message } = error;
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return `The file ends inside a quoted cell: it is cut off, or a quote is not closed (${message}). Nothing was imported.`;
  if (code === "CSV_MAX_RECORD_SIZE")
    return `A row is longer than any row can be: a quote is probably not closed (${message}). Nothing was imported.`;
  return `The file cannot be read as CSV (${message}). Nothing was imported.`;
}

async function* toRecords(
  rows: AsyncIterable<readonly string[]>,
  header: readonly string[],
  findings: TextFindings,
): AsyncGenerator<FeedRecord> {
  let held: FeedRecord | null = null;
  let row = 0;
  for await (const values of rows) {
    if (held !== null) yield held;
    row++;
    held = { row, names: header, values, ...checkRowLength(values, header) };
  }
  if (held === null) return;
  const isCutOff =
    held.values.length < header.length && !findings.endsWithLineEnd;
  yield isCutOff ? { ...held, problem: "the file ends inside this row" } : held;
}

/** A row with too many cells has a stray delimiter: everything after it would land in the wrong column. */
function checkRowLength(
  values: readonly string[],
  header: readonly string[],
): Pick<FeedRecord, "problem" | "warning"> {
  const counts = `${values.length} cells under ${header.length} column names`;
  const hasMore = values
    .slice(header.length)
    .some((cell) => cell.trim() !== "");
  if (hasMore) return { problem: `row has ${counts}`, warning: null };
  const hasFewer = values.length < header.length;
  return {
    problem: null,
    warning: hasFewer ? `row is short: ${counts}` : null,
  };
}

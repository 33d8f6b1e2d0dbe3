import { createReadStream } from "node:fs";
import { CsvError, parse } from "csv-parse";
import {
  readSale,
  type SaleField,
  SALE_COLUMNS,
} from "#app/domain/valuation/sale-row.ts";
import type { Sale } from "#app/domain/valuation/book/car.ts";

export interface RefusedSale {
  readonly line: number;
  readonly problem: string;
}

export interface SalesFile {
  readonly sales: readonly Sale[];
  readonly refusedCount: number;
  /** The first of them. */
  readonly refused: readonly RefusedSale[];
  /** Columns that were taken, by what they were taken for. */
  readonly columns: Readonly<Partial<Record<SaleField, string>>>;
}

/** What is wrong with the file as a whole, in words for whoever made it. */
export class SalesFileError extends Error {}

const MOST_REFUSALS_KEPT = 20;
const NEEDED = ["miles", "price", "soldOn"] as const;

/** Reads a CSV file of sales to its end. */
export async function readSalesFile(
  file: string,
  nowMs: number,
  onRow: (count: number) => void = () => {},
): Promise<SalesFile> {
  const sales: Sale[] = [];
  const refused: RefusedSale[] = [];
  let refusedCount = 0;
  let columns: Columns | null = null;
  let count = 0;
  const parser = parse({
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  });
  const source = createReadStream(file, "utf8");
  source.once("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: readonly string[];
      info: { readonly lines: number };
    }>) {
      if (columns === null) {
        columns = findColumns(record);
        continue;
      }
      count += 1;
      onRow(count);
      const row = readSale(toCells(record, columns), nowMs);
      if ("problem" in row) {
        refusedCount += 1;
        if (refused.length < MOST_REFUSALS_KEPT)
          refused.push({ line: info.lines, problem: row.problem });
      } else sales.push(row.sale);
    }
  } catch (error) {
    throw describeFailure(file, error);
  }
  if (columns === null) throw new SalesFileError(`${file} is empty.`);
  const names = Object.fromEntries(
    Object.entries(columns).map(([field, { name }]) => [field, name]),
  );
  return { sales, refusedCount, refused, columns: names };
}

type Columns = Readonly<
  Partial<Record<SaleField, { readonly at: number; readonly name: string }>>
>;

/** Names are compared by their letters and digits alone. */
function findColumns(header: readonly string[]): Columns {
  const keys = header.map((name) =>
    name.toLowerCase().replace(/[^a-z0-9]+/g, ""),
  );
  const found = Object.fromEntries(
    Object.entries(SALE_COLUMNS).flatMap(([field, names]) => {
      const at = names
        .map((name) => keys.indexOf(name))
        .find((place) => place !== -1);
      return at === undefined ? [] : [[field, { at, name: header[at] ?? "" }]];
    }),
  ) as Columns;
  const missing: string[] = NEEDED.filter(
    (field) => found[field] === undefined,
  );
  if (!found.year || !found.make || !found.model)
    missing.push("year, make and model");
  if (missing.length > 0)
    throw new SalesFileError(
      `The first line must name the columns. There is none for: ${missing.join(", ")}. It has: ${header.join(", ")}`,
    );
  return found;
}

function toCells(
  record: readonly string[],
  columns: Columns,
): Readonly<Partial<Record<SaleField, string>>> {
  return Object.fromEntries(
    Object.entries(columns).map(([field, { at }]) => [field, record[at] ?? ""]),
  );
}

function describeFailure(file: string, error: unknown): unknown {
  if (error instanceof SalesFileError) return error;
  if (error instanceof CsvError)
    return new SalesFileError(`${file} is no CSV file: ${error.message}`);
  if (error instanceof Error && "code" in error)
    return new SalesFileError(`${file} cannot be read: ${error.message}`);
  return error;
}

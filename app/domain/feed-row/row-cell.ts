import {
  CELL_FIELDS,
  type CellField,
  getFieldRow,
} from "#app/domain/vehicle/vehicle-fields.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { FeedField, FeedRow } from "./feed-row.ts";
import { cleanLine } from "./feed-text.ts";

export function readCell(
  row: FeedRow,
  field: FeedField,
  limit?: number,
): string | null {
  return cleanLine(row[field] ?? "", limit);
}

/** The facts that a row's cell of the same name says just so. */
export function readPlainCells(row: FeedRow): Pick<Vehicle, CellField> {
  const facts = CELL_FIELDS.map((field) => [field, readPlainCell(row, field)]);
  return Object.fromEntries(facts) as Pick<Vehicle, CellField>;
}

function readPlainCell(row: FeedRow, field: CellField): string | number | null {
  const { cell } = getFieldRow(field);
  if (cell === undefined) return null;
  return "longest" in cell
    ? readCell(row, field, cell.longest)
    : parseCount(row[field] ?? "", cell.lowest, cell.highest);
}

/** Reads "4", "4.0" and "4 doors". */
export function parseCount(
  text: string,
  min: number,
  max: number,
): number | null {
  const match = /^(\d{1,6})(?:\.0+)?(?:\s*[a-z]+)?$/i.exec(text.trim());
  if (match === null) return null;
  const value = Number(match[1]);
  return value >= min && value <= max ? value : null;
}

const FIRST_MODEL_YEAR = 1900;

/** Reads "2019", "2019.0" and "'19", up to two years after `today` (YYYY-MM-DD). */
export function parseModelYear(text: string, today: string): number | null {
  const lastYear = Number(today.slice(0, 4)) + 2;
  const short = /^'?(\d{2})$/.exec(text.trim());
  if (short === null) return parseCount(text, FIRST_MODEL_YEAR, lastYear);
  const year = 2000 + Number(short[1]);
  return year <= lastYear ? year : year - 100;
}

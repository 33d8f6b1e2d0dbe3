import type { FeedRow } from "./feed-row.ts";
import { parseCount } from "./feed-numbers.ts";
import { readCell } from "./row-cell.ts";
import {
  CELL_FIELDS,
  type CellField,
  getFieldRow,
} from "#app/domain/vehicle/vehicle-fields.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** The facts that a row's cell of the same name says just so. */
export function readPlainCells(row: FeedRow): Pick<Vehicle, CellField> {
  const facts = CELL_FIELDS.map((field) => [field, readPlainCell(row, field)]);
  // Each cell is read as its field's row in the table says.
  return Object.fromEntries(facts) as Pick<Vehicle, CellField>;
}

function readPlainCell(row: FeedRow, field: CellField): string | number | null {
  const { cell } = getFieldRow(field);
  if (cell === undefined) return null;
  return "longest" in cell
    ? readCell(row, field, cell.longest)
    : parseCount(row[field] ?? "", cell.lowest, cell.highest);
}

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
    : cell.isMeasured === true
      ? parseMeasure(row[field] ?? "", field, cell)
      : parseCount(row[field] ?? "", cell.lowest, cell.highest);
}

/** Units that a feed may write behind the number; another one is another measure, and is not read. */
const UNITS: Readonly<Partial<Record<CellField, RegExp>>> = {
  electricRangeMiles: /^(?:mi|miles?)$/,
  batteryKilowattHours: /^(?:kwh|kw-?h|kilowatt[ -]hours?)$/,
  chargeHours: /^(?:h|hrs?|hours?)$/,
  fastChargeMinutes: /^(?:min|mins|minutes?)$/,
  towingPounds: /^(?:lbs?|pounds?)$/,
  cargoCubicFeet: /^(?:cu ?ft|ft3|ft³|cubic (?:feet|ft))$/,
};

/** Reads "5,000 lbs." and "37.6 cu. ft."; no more is promised than the car has. */
function parseMeasure(
  text: string,
  field: CellField,
  {
    lowest,
    highest,
    isRoundedUp = false,
  }: {
    readonly lowest: number;
    readonly highest: number;
    readonly isRoundedUp?: boolean;
  },
): number | null {
  const [, digits, fraction = "", unit = ""] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d+)?\s*(.*)$/s.exec(
      text.trim().toLowerCase(),
    ) ?? [];
  if (digits === undefined) return null;
  const plainUnit = unit.replaceAll(".", "").trim();
  if (plainUnit !== "" && UNITS[field]?.test(plainUnit) !== true) return null;
  const said = Number(digits.replaceAll(",", "") + fraction);
  const value = isRoundedUp ? Math.ceil(said) : Math.floor(said);
  return value >= lowest && value <= highest ? value : null;
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

import {
  type NormalizedModel,
  normalizeModel,
} from "#app/domain/makes/normalize-model.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import { checkVin } from "#app/domain/vehicle/vin.ts";
import type { FeedRow } from "./feed-row.ts";
import { cleanLine } from "./feed-text.ts";
import { parseDay } from "./listed-on.ts";
import { findSoldStatus } from "./row-availability.ts";
import { parseModelYear, readCell } from "./row-cell.ts";

export interface RowIdentity {
  readonly vin: string;
  readonly year: number;
  readonly model: NormalizedModel;
}

export interface RowRefusal {
  readonly vin: string | null;
  readonly reason: string;
}

export function identifyRow(
  row: FeedRow,
  today: string,
): RowIdentity | RowRefusal {
  const { vin, problem } = checkVin(row.vin ?? null);
  if (vin === null)
    return { vin: cleanLine(row.vin ?? "", 40), reason: problem };
  const sold = findSoldStatus(row);
  if (sold !== null) return { vin, reason: `availability is ${sold}` };
  const expiresOn = parseDay(readCell(row, "expiresOn") ?? "");
  if (expiresOn !== null && expiresOn < today)
    return { vin, reason: `the listing expired on ${expiresOn}` };
  const yearText = readCell(row, "year");
  if (yearText === null) return { vin, reason: "year is missing" };
  const year = parseModelYear(yearText, today);
  if (year === null)
    return { vin, reason: `year is impossible: ${yearText.slice(0, 20)}` };
  const make = readName(row, "make");
  const model = normalizeModel({
    make,
    model: readName(row, "model"),
    trim: readName(row, "trim"),
  });
  if (model === null)
    return { vin, reason: `${make === null ? "make" : "model"} is missing` };
  return { vin, year, model };
}

/** Make, model and trim need a letter or digit, because an address is made from them. */
function readName(
  row: FeedRow,
  field: "make" | "model" | "trim",
): string | null {
  const name = readCell(row, field, 80);
  return name === null || normalizeText(name) === "" ? null : name;
}

/** Drive, gearbox, cab and body stand before or after the trim in a title. */
const FURNITURE =
  "(?:front|rear|four|all|two)[\\s-]?wheel(?: drive)?|[fra24]wd|4x[24]|[245]\\s?dr\\.?|\\d-door|sedan|sdn|coupe|suv|wagon|hatchback|minivan|van|(?<!work )truck|pickup|convertible|(?:crew|quad|double|regular|reg|extended|ext|king|mega|access)\\s?cab|sports? (?:utility|van|activity)|utility|auto(?:matic)?|cvt|manual|(?:regular|extended|standard) wheelbase|\\d{2,3}(?:\\.\\d)?[\\s-]?in\\.?(?: wb)?|north america";
const LEADING = new RegExp(`^(?:(?:${FURNITURE})\\s+)+`, "i");
const FOLLOWING = new RegExp(`(?:^|\\s)(?:${FURNITURE})(?=[\\s,.]|$)`, "i");

/** "Pre-Owned 2020 Chevrolet Traverse LT Cloth Front Wheel Drive SUV" gives "LT Cloth". */
export function findTrimInTitle(
  title: string,
  year: number,
  { make, model }: NormalizedModel,
): string | null {
  const at = title.indexOf(String(year));
  if (at === -1) return null;
  const named = normalizeModel({
    make: null,
    model: title.slice(at + String(year).length).trim(),
    trim: null,
  });
  if (named?.make !== make || named.model !== model) return null;
  const behind = `${named.trim ?? ""} `.replace(LEADING, "");
  const trim = behind.split(FOLLOWING, 1)[0]?.trim() ?? "";
  return trim === "" || trim.length > 60 ? null : trim;
}

import type { FeedRow } from "./feed-row.ts";
import { parseForeignCurrency } from "./row-prices.ts";

export const UNIT_NAMES = ["miles", "km-to-miles"] as const;

/** A dealer may set these rules when a feed is not in miles and US dollars. */
export interface UnitRules {
  readonly units: (typeof UNIT_NAMES)[number];
  /** Amounts with this currency code are taken unchanged. "any" accepts every currency, and null accepts none. */
  readonly currencyAsUsd: string | null;
}

export const SITE_UNITS: UnitRules = { units: "miles", currencyAsUsd: null };

export type UnitReading =
  | {
      readonly status: "taken";
      readonly row: FeedRow;
      readonly isFromKilometers: boolean;
      readonly foreignCurrency: string | null;
    }
  | {
      readonly status: "refused";
      readonly isInKilometers: boolean;
      readonly foreignCurrency: string | null;
      readonly reason: string;
    };

const PRICE_FIELDS = ["price", "internetPrice", "msrp"] as const;
/** Longer text is no amount and is not parsed. */
const LONGEST_AMOUNT = 60;
const AMOUNT = /^\D*(\d[\d.,]*)(?:[^\d.,]\D*)?$/;

/**
 * A row that is not in miles and US dollars is refused with the unit named, unless the rules accept it (Assumption
 * A55).
 */
export function readUnits(row: FeedRow, rules: UnitRules): UnitReading {
  const isInKilometers = isRowInKilometers(row);
  const foreignCurrency = findRowCurrency(row);
  const isCurrencyTaken =
    foreignCurrency === null ||
    rules.currencyAsUsd === "any" ||
    rules.currencyAsUsd === foreignCurrency;
  const areUnitsTaken = !isInKilometers || rules.units === "km-to-miles";
  if (!isCurrencyTaken || !areUnitsTaken)
    return {
      status: "refused",
      isInKilometers: !areUnitsTaken,
      foreignCurrency: isCurrencyTaken ? null : foreignCurrency,
      reason: [
        isCurrencyTaken
          ? []
          : `price is in ${foreignCurrency}, not in US dollars`,
        areUnitsTaken ? [] : "mileage is in kilometers, not in miles",
      ]
        .flat()
        .join("; "),
    };
  const inMiles = isInKilometers ? dropBareRange(fillMileage(row)) : row;
  return {
    status: "taken",
    row: foreignCurrency === null ? inMiles : stripCurrencySigns(inMiles),
    isFromKilometers: isInKilometers,
    foreignCurrency,
  };
}

function isRowInKilometers({ mileage, mileageUnit, kilometers }: FeedRow) {
  if (mileage === undefined) return kilometers !== undefined;
  if (mileageUnit === undefined && endsInDigit(mileage)) return false;
  return isKilometers(mileage, mileageUnit);
}

function findRowCurrency(row: FeedRow): string | null {
  const code = row.currency?.trim().toUpperCase() ?? "";
  const isGiven = PRICE_FIELDS.some((field) => /[1-9]/.test(row[field] ?? ""));
  if (isGiven && code !== "" && !/^(USD?|US ?\$|\$)$/.test(code))
    return code.slice(0, 10);
  for (const field of PRICE_FIELDS) {
    const text = row[field]?.trim() ?? "";
    if (text.length > LONGEST_AMOUNT) continue;
    if (text === "" || (endsInDigit(text) && /^[$\d]/.test(text))) continue;
    const currency = parseForeignCurrency(text);
    if (currency !== null) return currency;
  }
  return null;
}

/** "7560 km" stays unchanged, because the mileage names its unit and is converted with it. */
function fillMileage(row: FeedRow): FeedRow {
  return row.mileage === undefined
    ? { ...row, mileage: row.kilometers ?? "", mileageUnit: "km" }
    : row;
}

/** Beside kilometers nobody knows what unit a bare range is in. */
function dropBareRange({ electricRangeMiles, ...row }: FeedRow): FeedRow {
  return electricRangeMiles === undefined || endsInDigit(electricRangeMiles)
    ? row
    : { ...row, electricRangeMiles };
}

function stripCurrencySigns(row: FeedRow): FeedRow {
  const amounts = PRICE_FIELDS.map((field) => {
    const text = row[field];
    return [field, text && (AMOUNT.exec(text.trim())?.[1] ?? text)];
  });
  return { ...row, ...Object.fromEntries(amounts) };
}

function endsInDigit(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 48 && last <= 57;
}

/** "usd" → null, "accept-as-usd" → "any", "accept-cad-as-usd" → "CAD"; undefined for anything else. */
export function parseCurrencyRule(text: string): string | null | undefined {
  const rule = text.trim().toLowerCase();
  if (rule === "usd") return null;
  if (rule === "accept-as-usd") return "any";
  return /^accept-([a-z]{3})-as-usd$/.exec(rule)?.[1]?.toUpperCase();
}

const MAX_MILES = 1_000_000;
const MILES_PER_KM = 0.621371;
const KILOMETERS = /^(km|kms|kilomet(er|re)s?)\.?$/i;
const READING = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?\s*([a-z.]*)$/i;

export interface ParsedMileage {
  readonly miles: number | null;
  readonly warning: string | null;
}

/**
 * It reads the odometer in whole miles from "105,469 mi", "77326.0" or "7560 km". "138.922" means 138,922: below 1,000
 * and with exactly three decimals the point separates the thousands, because no odometer is read to a thousandth of a
 * mile.
 */
export function parseMileage(text: string, unit = ""): ParsedMileage {
  const reading = text.trim();
  const match = READING.exec(reading);
  if (match === null) {
    const warning = /\d/.test(reading)
      ? `mileage not understood: ${reading.slice(0, 40)}`
      : null;
    return { miles: null, warning };
  }
  const [, whole = "", decimals = "", ownUnit = ""] = match;
  const value = parseReadingValue(whole.replaceAll(",", ""), decimals);
  const isKm = KILOMETERS.test(ownUnit || unit.trim());
  const miles = Math.round(isKm ? value * MILES_PER_KM : value);
  return miles > MAX_MILES
    ? { miles: null, warning: `mileage is impossible: ${reading.slice(0, 40)}` }
    : { miles, warning: null };
}

/** The unit may stand with the reading ("7560 km") or in another column. */
function isKilometers(text: string, unit = ""): boolean {
  const ownUnit = READING.exec(text.trim())?.[3] ?? "";
  return KILOMETERS.test(ownUnit || unit.trim());
}

function parseReadingValue(whole: string, decimals: string): number {
  const isThousands = decimals.length === 3 && Number(whole) < 1000;
  return isThousands
    ? Number(whole + decimals)
    : Number(`${whole}.${decimals || "0"}`);
}

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

/** It tells whether a reading such as "7560 km", or one with its unit in another column, is in kilometers. */
export function isKilometers(text: string, unit = ""): boolean {
  const ownUnit = READING.exec(text.trim())?.[3] ?? "";
  return KILOMETERS.test(ownUnit || unit.trim());
}

function parseReadingValue(whole: string, decimals: string): number {
  const isThousands = decimals.length === 3 && Number(whole) < 1000;
  return isThousands
    ? Number(whole + decimals)
    : Number(`${whole}.${decimals || "0"}`);
}

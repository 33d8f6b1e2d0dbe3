import type { BodyStyle, FuelType } from "./vehicle.ts";

export const VIN_LENGTH = 17;
const WHOLE_VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
const FORBIDDEN = /[^A-HJ-NPR-Z0-9]/g;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGIT_POSITION = 8;
const YEAR_POSITION = 9;
/** A character's value is the last digit of its place here (49 CFR 565.15, table III). */
const CHARACTER_VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
/** 30 codes, so that every one stands for two model years. */
export const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
export const YEARS_APART = 30;

export type VinCheck =
  | { readonly vin: string; readonly problem: null }
  | { readonly vin: null; readonly problem: string };

/** People put spaces and hyphens into VINs. */
function normalizeVin(text: string): string {
  return text.replace(/[\s\-–—.*']+/g, "").toUpperCase();
}

/** The check digit is not checked. */
export function checkVin(text: string | null): VinCheck {
  if (text !== null && WHOLE_VIN.test(text))
    return { vin: text, problem: null };
  const vin = normalizeVin(text ?? "");
  if (vin === "") return { vin: null, problem: "VIN is missing" };
  const forbidden = [...new Set(vin.match(FORBIDDEN) ?? [])];
  if (forbidden.length > 0) {
    const shown = forbidden.slice(0, 5).join(" ");
    return { vin: null, problem: `VIN holds characters no VIN has: ${shown}` };
  }
  if (vin.length !== VIN_LENGTH)
    return { vin: null, problem: `VIN has ${vin.length} characters, not 17` };
  return { vin, problem: null };
}

/** Expects a VIN that `checkVin` accepted (49 CFR 565.15). */
export function hasValidCheckDigit(vin: string): boolean {
  return vin[CHECK_DIGIT_POSITION] === computeCheckDigit(vin);
}

/** The digit is "0" to "9" or "X". */
export function computeCheckDigit(vin: string): string {
  let sum = 0;
  for (let position = 0; position < WEIGHTS.length; position++)
    sum +=
      (WEIGHTS[position] ?? 0) *
      (CHARACTER_VALUES.indexOf(vin[position] ?? "0") % 10);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** In position 7 a letter means 2010 or later, a digit 1980 to 2009 (cars and light trucks). */
export function findModelYear(vin: string): number | null {
  const index = YEAR_CODES.indexOf(vin[YEAR_POSITION] ?? "?");
  if (index === -1) return null;
  return (/\d/.test(vin[6] ?? "") ? 1980 : 2010) + index;
}

/** A VIN that tells nothing, or several things, leaves a field null. */
export interface DecodedVin {
  readonly year: number;
  readonly make: string;
  /** The model is spelled as in the table of models where the table has it. */
  readonly model: string | null;
  readonly isKnownModel: boolean;
  readonly trim: string | null;
  readonly bodystyle: BodyStyle | null;
  readonly doors: number | null;
  readonly fuelType: FuelType | null;
  readonly engineCylinders: number | null;
  readonly engineLiters: number | null;
}

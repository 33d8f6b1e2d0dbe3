import { computeCheckDigit, findModelYear } from "#app/domain/vehicle/vin.ts";

const YEAR_CHARACTERS = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** A VIN with the right check digit; `serial` has at most six digits. */
export function makeVin(parts: {
  /** Positions 1 to 8, a letter in position 7. */
  readonly prefix: string;
  readonly modelYear: number;
  readonly plant: string;
  readonly serial: number;
}): string {
  const { prefix, modelYear, plant, serial } = parts;
  const numbered = (check: string) =>
    `${prefix}${check}${getYearCharacter(prefix, modelYear)}${plant}${String(serial).padStart(6, "0")}`;
  return numbered(computeCheckDigit(numbered("0")));
}

function getYearCharacter(prefix: string, modelYear: number): string {
  for (const character of YEAR_CHARACTERS) {
    if (findModelYear(`${prefix}0${character}`) === modelYear) return character;
  }
  throw new Error(`No VIN ${prefix}… has the model year ${modelYear}`);
}

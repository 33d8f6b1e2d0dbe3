const SMALL_MAKER = "9";

/**
 * The key has the characters that tell vehicles apart: 1 to 8, 10 and 11; the others are the check digit and the serial
 * number. A maker of fewer than 1,000 a year has a 9 in position 3 and is also identified by 12 to 14 (49 CFR 565.15).
 */
export function toVinKey(vin: string): string {
  const descriptor = vin.slice(0, 8) + vin.slice(9, 11);
  return vin[2] === SMALL_MAKER ? descriptor + vin.slice(11, 14) : descriptor;
}

/** The world manufacturer identifier of a key has 3 characters, or 6. */
export function getMakerCode(key: string): string {
  return key.slice(0, 3) + key.slice(10);
}

/** Patterns test positions 4 to 8, 10 and 11. */
export function getDescribedPart(key: string): string {
  return key.slice(3, 10);
}

/** Position 10 is the code of the model year. */
export function getYearCode(key: string): string {
  return key.slice(8, 9);
}

interface AskedPosition {
  /** Indexes 0 to 6 are positions 4 to 8, 10 and 11 of a VIN. */
  readonly at: number;
  readonly characters: string;
}

export interface KeyPattern {
  readonly asked: readonly AskedPosition[];
  /** More positions make a pattern more specific, those of one character a little more so. */
  readonly weight: number;
}

const DESCRIPTOR_LENGTH = 5;
/** The serial number comes after them. */
const POSITIONS = 7;
const DIGITS = "0123456789";
const SET_WEIGHT = 0.9;

/**
 * A pattern of vPIC gives positions 4 to 8, then after `|` those from 10 on. `*` fits anything, `#` a digit, `[A-C5]`
 * each of a set. The result is null for a pattern that tests the serial number: those are for trailers and motorcycles.
 */
export function parseKeyPattern(keys: string): KeyPattern | null {
  const [descriptor = "", tail = ""] = keys.split("|");
  const positions = [
    ...parseCharacterSets(descriptor).map((it, at) => [at, it] as const),
    ...parseCharacterSets(tail).map(
      (it, at) => [at + DESCRIPTOR_LENGTH, it] as const,
    ),
  ];
  const asked = positions.flatMap(([at, characters]) =>
    characters === null ? [] : [{ at, characters }],
  );
  if (asked.some(({ at }) => at >= POSITIONS)) return null;
  const weight = asked.reduce(
    (sum, { characters }) => sum + (characters.length === 1 ? 1 : SET_WEIGHT),
    0,
  );
  return { asked, weight };
}

/** `described` holds positions 4 to 8, 10 and 11. */
export function fits({ asked }: KeyPattern, described: string): boolean {
  for (const { at, characters } of asked)
    if (!characters.includes(described.charAt(at))) return false;
  return true;
}

/** It is null where anything fits. */
function parseCharacterSets(text: string): (string | null)[] {
  return [...text.matchAll(/\[([^\]]*)\]|./g)].map(([whole, set]) => {
    if (set !== undefined) return withRanges(set);
    if (whole === "*" || whole === "_") return null;
    return whole === "#" ? DIGITS : whole;
  });
}

/** "A-C5" becomes "ABC5". */
function withRanges(set: string): string {
  return set.replace(/(.)-(.)/g, (_, first: string, last: string) =>
    Array.from(
      { length: last.charCodeAt(0) - first.charCodeAt(0) + 1 },
      (_empty, at) => String.fromCharCode(first.charCodeAt(0) + at),
    ).join(""),
  );
}

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

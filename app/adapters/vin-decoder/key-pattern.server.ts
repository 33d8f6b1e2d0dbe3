/** One position that a pattern asks for. */
interface AskedPosition {
  /** In positions 4 to 8, 10 and 11 of a VIN: 0 to 6. */
  readonly at: number;
  /** The characters that fit. */
  readonly characters: string;
}

export interface KeyPattern {
  readonly asked: readonly AskedPosition[];
  /** How much the pattern pins down: positions asked for, those of one character a little more. */
  readonly weight: number;
}

const DESCRIPTOR_LENGTH = 5;
/** Beyond them there is the serial number. */
const POSITIONS = 7;
const DIGITS = "0123456789";
const SET_WEIGHT = 0.9;

/**
 * A pattern of vPIC: positions 4 to 8, then behind `|` from 10 on. `*` fits anything, `#` a digit, `[A-C5]` each of a set.
 * Null for one that looks into the serial number: those tell trailers and motorcycles.
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

/** For each position its characters; null where anything fits. */
function parseCharacterSets(text: string): (string | null)[] {
  return [...text.matchAll(/\[([^\]]*)\]|./g)].map(([whole, set]) => {
    if (set !== undefined) return withRanges(set);
    if (whole === "*" || whole === "_") return null;
    return whole === "#" ? DIGITS : whole;
  });
}

/** "A-C5" → "ABC5". */
function withRanges(set: string): string {
  return set.replace(/(.)-(.)/g, (_, first: string, last: string) =>
    Array.from(
      { length: last.charCodeAt(0) - first.charCodeAt(0) + 1 },
      (_empty, at) => String.fromCharCode(first.charCodeAt(0) + at),
    ).join(""),
  );
}

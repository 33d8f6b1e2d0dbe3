/** What a shopper asked for, as far as it says which other cars are like it. */
export interface WantedKind {
  /** The body styles that were meant; none where nothing tells. */
  readonly bodystyles: readonly string[];
  /** Makes as filters have them; none where none was asked for. */
  readonly makes: readonly string[];
  /** Models whose names begin as the one that was asked for, or as it begins: a Rogue Sport, of a Rogue. */
  readonly namesakes: readonly string[];
  /** What was found; none where nothing was. */
  readonly found: readonly MeasuredCar[];
}

/** Null is not known, or not to be told: a locked price is null here. */
interface MeasuredCar {
  readonly priceCents: number | null;
  readonly year: number;
  readonly miles: number | null;
}

export interface NearMatch extends MeasuredCar {
  /** How much of what was asked for it lacks; a wish counts one. */
  readonly distance: number;
  readonly bodystyle: string;
  /** As filters have it. */
  readonly make: string;
  /** With its make, as filters have it. */
  readonly model: string;
}

const MEASURES = ["priceCents", "year", "miles"] as const;

/** Whether a car is of the kind that was meant; of a kind that nobody named, every car is. */
export interface Kinship {
  readonly isSameMake: boolean;
  readonly isSameBody: boolean;
}

export function findKinship(
  { bodystyle, make }: Pick<NearMatch, "bodystyle" | "make">,
  { bodystyles, makes }: Pick<WantedKind, "bodystyles" | "makes">,
): Kinship {
  return {
    isSameMake: makes.length === 0 || makes.includes(make),
    isSameBody: bodystyles.length === 0 || bodystyles.includes(bodystyle),
  };
}

/** Less is nearer: the make and the body style, the body style, the make, neither. */
export function rankKinship({ isSameMake, isSameBody }: Kinship): number {
  return (isSameBody ? 0 : 2) + (isSameMake ? 0 : 1);
}

/**
 * Assumption A542: what has the most of what was asked for comes first, then what is of the same kind, then what has
 * nearly its name, then what is nearest to what was found in price, in model year and in miles. What is not known comes
 * last.
 */
export function compareMatches(
  a: NearMatch,
  b: NearMatch,
  wanted: WantedKind,
): number {
  const rank = (it: NearMatch) => rankKinship(findKinship(it, wanted));
  const rankName = (it: NearMatch) =>
    Number(!wanted.namesakes.includes(it.model));
  return (
    a.distance - b.distance ||
    rank(a) - rank(b) ||
    rankName(a) - rankName(b) ||
    MEASURES.map((key) =>
      compareGaps(
        measureGap(a, key, wanted.found),
        measureGap(b, key, wanted.found),
      ),
    ).find((it) => it !== 0) ||
    0
  );
}

/** Two that are unknown are alike, and their difference would be no number. */
function compareGaps(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** From the range that the cars lie in that were found; what is not known is as far as can be. */
function measureGap(
  car: MeasuredCar,
  key: (typeof MEASURES)[number],
  found: readonly MeasuredCar[],
): number {
  const value = car[key];
  const known = found.flatMap((it) => it[key] ?? []);
  if (value === null || known.length === 0) return Infinity;
  return Math.max(0, Math.min(...known) - value, value - Math.max(...known));
}

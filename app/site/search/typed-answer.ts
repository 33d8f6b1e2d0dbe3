import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import type { CardPicture } from "#app/site/vehicles/presented.ts";

/** What the server says of a sentence that is still being typed. */
export interface TypedAnswer {
  readonly suggestions: readonly Suggestion[];
  /** Null where the sentence says nothing yet. */
  readonly reading: LiveReading | null;
}

export interface Suggestion {
  readonly label: string;
  /** It reads "Feature", and "Make: VW" where the label does not show why it was found; empty where nothing is to say. */
  readonly kind: string;
  /** It reads "143 cars". */
  readonly detail: string;
  readonly address: string;
  /** A car of that name. */
  readonly picture?: CardPicture | undefined;
  /** Its outline stands where no car's picture does. */
  readonly bodystyle?: BodyStyle | undefined;
  /** It is a car, and no name for several. */
  readonly isCar?: boolean;
  /** It stands beside others like it, below its outline. */
  readonly isTile?: boolean;
}

export interface LiveReading {
  /** Null where cars of this kind are not told of. */
  readonly count: number | null;
  /** The list of what was understood. */
  readonly address: string;
  /** The first cars of that list, or of what an unfinished word of it may become. */
  readonly cars?: readonly Suggestion[];
  /** For mail about new cars of this search; null where there are cars, where nothing says which, or no alerts. */
  readonly alertAddress: string | null;
  /** Where no car matches, the ways on; null where one does. */
  readonly instead: InsteadOfNone | null;
  /** As much of the sentence as was read, where its last word may still become another; null where it is finished. */
  readonly begun: { readonly words: string; readonly address: string } | null;
  readonly parts: readonly ReadPart[];
  readonly unknown: readonly UnknownPart[];
}

export interface ReadPart {
  readonly label: string;
  /** The sentence without what was read like this. */
  readonly without: string;
}

export interface InsteadOfNone {
  /** The list of all cars. */
  readonly count: number;
  readonly address: string;
  readonly searches: readonly Suggestion[];
}

export interface UnknownPart {
  readonly text: string;
  /** The sentence without it. */
  readonly without: string;
  /** It ends the sentence, or only a word that is not finished stands behind it, so that it may still go on. */
  readonly isLast: boolean;
  /** It was looked for as it stands, and no car has it. */
  readonly isAbsent: boolean;
  readonly near: {
    readonly label: string;
    /** The sentence with it in the place of what was not understood. */
    readonly sentence: string;
  } | null;
}

export const NO_ANSWER: TypedAnswer = { suggestions: [], reading: null };

/** Another build's server may answer in another form: then nothing is offered, and the field works as it is. */
export function readTypedAnswer(body: unknown): TypedAnswer {
  const { suggestions, reading } = toRecord(body);
  return {
    suggestions: Array.isArray(suggestions)
      ? suggestions.filter(isSuggestion)
      : [],
    reading: isReading(reading) ? reading : null,
  };
}

function isSuggestion(it: unknown): it is Suggestion {
  const { picture } = toRecord(it);
  return (
    hasTexts(it, ["label", "kind", "detail", "address"]) &&
    (picture === undefined || hasTexts(picture, ["illustration"]))
  );
}

function isReading(it: unknown): it is LiveReading {
  const { parts, unknown, count, begun, instead, cars = [] } = toRecord(it);
  return (
    hasTexts(it, ["address"]) &&
    (begun === null || hasTexts(begun, ["words", "address"])) &&
    (instead === null || isInstead(instead)) &&
    (count === null || typeof count === "number") &&
    Array.isArray(cars) &&
    cars.every(isSuggestion) &&
    Array.isArray(parts) &&
    parts.every((part) => hasTexts(part, ["label", "without"])) &&
    Array.isArray(unknown) &&
    unknown.every((part) => hasTexts(part, ["text", "without"]))
  );
}

function isInstead(it: unknown): boolean {
  const { count, searches } = toRecord(it);
  return (
    hasTexts(it, ["address"]) &&
    typeof count === "number" &&
    Array.isArray(searches) &&
    searches.every(isSuggestion)
  );
}

function hasTexts(it: unknown, names: readonly string[]): boolean {
  const record = toRecord(it);
  return names.every((name) => typeof record[name] === "string");
}

function toRecord(it: unknown): Readonly<Record<string, unknown>> {
  return typeof it === "object" && it !== null ? { ...it } : {};
}

/** What the server says of a sentence that is still being typed. */
export interface TypedAnswer {
  readonly suggestions: readonly Suggestion[];
  /** Null where the sentence says nothing yet. */
  readonly reading: LiveReading | null;
}

export interface Suggestion {
  readonly label: string;
  /** It reads "Feature, 143 cars". */
  readonly detail: string;
  readonly address: string;
}

export interface LiveReading {
  /** Null where cars of this kind are not told of. */
  readonly count: number | null;
  /** The list of what was understood. */
  readonly address: string;
  /** For mail about new cars of this search; null where there are cars, or no alerts. */
  readonly alertAddress: string | null;
  readonly parts: readonly ReadPart[];
  readonly unknown: readonly UnknownPart[];
}

interface SentencePart {
  /** The sentence without what was read like this. */
  readonly without: string;
  /** It ends the sentence, so that it may not be finished. */
  readonly isLast: boolean;
}

export interface ReadPart extends SentencePart {
  readonly label: string;
  /** A word that is looked for as it stands. */
  readonly isKeyword: boolean;
}

export interface UnknownPart extends SentencePart {
  readonly text: string;
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
  return hasTexts(it, ["label", "detail", "address"]);
}

function isReading(it: unknown): it is LiveReading {
  const { parts, unknown, count } = toRecord(it);
  return (
    hasTexts(it, ["address"]) &&
    (count === null || typeof count === "number") &&
    Array.isArray(parts) &&
    parts.every((part) => hasTexts(part, ["label", "without"])) &&
    Array.isArray(unknown) &&
    unknown.every((part) => hasTexts(part, ["text", "without"]))
  );
}

function hasTexts(it: unknown, names: readonly string[]): boolean {
  const record = toRecord(it);
  return names.every((name) => typeof record[name] === "string");
}

function toRecord(it: unknown): Readonly<Record<string, unknown>> {
  return typeof it === "object" && it !== null ? { ...it } : {};
}

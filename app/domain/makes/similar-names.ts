import { memoize } from "#app/domain/memoize.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import {
  findLeadingModel,
  findMake,
  type KnownMake,
  listLeadingNames,
} from "./known-makes.ts";
import { MAKES } from "./makes-and-models.ts";

/** Shorter names differ by a letter and are different cars: "Kia" and "Kea", "CT4" and "CT5". */
const LEAST_LENGTH = 4;
/** A name of so many letters may have two slips. */
const LENGTH_OF_TWO_SLIPS = 8;
const MOST_KEPT = 2_000;

const MAKE_NAMES = MAKES.map(({ make }) => make);

/** "Toyoto" is told as Toyota; it is null for a make that resembles none. */
export function findSimilarMake(make: string): string | null {
  return findMake(make) === null ? findSimilarName(make, MAKE_NAMES) : null;
}

/** "Acord" is told as Accord; it is null for a model that the table has, and for one that resembles none. */
export function findSimilarModel(
  known: KnownMake,
  model: string,
): string | null {
  return findSimilar({ known, model });
}

const findSimilar = memoize(
  ({ known, model }: { known: KnownMake; model: string }): string | null =>
    findLeadingModel(known, model) === null
      ? findSimilarLeadingName(model, [
          ...new Set([...known.models.values()].map((it) => it.model)),
        ])
      : null,
  MOST_KEPT,
  ({ known, model }) => `${known.make} ${model}`,
);

/** "Coorlla LE" has a trim behind it: the longest part that resembles a name counts. */
function findSimilarLeadingName(
  said: string,
  names: readonly string[],
): string | null {
  for (const { text } of listLeadingNames(said)) {
    const similar = findSimilarName(text, names);
    if (similar !== null) return similar;
  }
  return null;
}

function findSimilarName(
  said: string,
  names: readonly string[],
): string | null {
  const wanted = normalizeText(said);
  if (wanted.length < LEAST_LENGTH) return null;
  const slips = wanted.length >= LENGTH_OF_TWO_SLIPS ? 2 : 1;
  for (let allowed = 1; allowed <= slips; allowed++) {
    const found = names.find((name) => {
      const known = normalizeText(name);
      return (
        known.length >= LEAST_LENGTH &&
        hasSameDigits(wanted, known) &&
        countSlips(wanted, known) <= allowed
      );
    });
    if (found !== undefined) return found;
  }
  return null;
}

/** A digit is a name of its own: a Sierra 2500 is no misspelt 3500. */
function hasSameDigits(one: string, other: string): boolean {
  return one.replace(/\D+/g, "") === other.replace(/\D+/g, "");
}

/** Letters that are missing, too many, other or swapped with their neighbor (optimal string alignment). */
function countSlips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped =
        row > 1 &&
        at > 1 &&
        one[row - 1] === other[at - 2] &&
        one[row - 2] === other[at - 1];
      line.push(
        Math.min(
          (above[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (above[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, above] = [above, line];
  }
  return above[other.length] ?? Infinity;
}

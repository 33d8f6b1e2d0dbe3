import { usualWordsOf } from "#app/domain/vehicle/body-style.ts";
import {
  findLeadingMake,
  findLeadingModel,
  findMake,
  type FoundModel,
  type KnownMake,
} from "./known-makes.ts";
import { leadingNames, withoutLeadingName } from "./name-words.ts";
import { squeeze } from "#app/domain/vehicle/normalize-text.ts";
import { withoutModelWords } from "./trim-words.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";

export interface NormalisedModel {
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  /** Body style that most of this model have; null for a model that is not in the table. */
  readonly usualBodystyle: BodyStyle | null;
  readonly isElectric: boolean;
}

interface ModelColumns {
  readonly make: string | null;
  readonly model: string | null;
  readonly trim: string | null;
}

/** A large feed has some thousand models and trims, each again and again. */
const MOST_KEPT = 5_000;
const normalised = new Map<string, NormalisedModel | null>();

const HYBRID = /^(plug-?\s?in hybrid|hybrid)\b\s*/i;

/**
 * Make, model and trim from a feed's columns, wherever it split them:
 * `Land` + `Rover Range Rover Sport HSE`, `4Runner SR5`, an empty make before `Mazda CX 5`.
 * Null when no make or no model can be told.
 */
export function normaliseModel(columns: ModelColumns): NormalisedModel | null {
  const key = JSON.stringify([columns.make, columns.model, columns.trim]);
  const known = normalised.get(key);
  if (known !== undefined) return known;
  if (normalised.size >= MOST_KEPT) normalised.clear();
  const model = normalisedAfresh(columns);
  normalised.set(key, model);
  return model;
}

function normalisedAfresh(columns: ModelColumns): NormalisedModel | null {
  const { make, model, trim } = columns;
  const found = splitMake(columns);
  if (found === null) {
    if (make === null || model === null) return null;
    return { make, model, trim, usualBodystyle: null, isElectric: false };
  }
  const { known, rest } = found;
  const foundModel = findLeadingModel(known, rest);
  return foundModel === null
    ? unknownModel(known.make, rest, columns)
    : knownModel(known, foundModel);
}

function splitMake(
  columns: ModelColumns,
): { readonly known: KnownMake; readonly rest: string } | null {
  const { make, model, trim } = columns;
  const known = findMake(make ?? "");
  const found =
    known === null
      ? findLeadingMake(joined([make, model, trim]))
      : { known, rest: joined([model, trim]) };
  if (found === null) return null;
  return {
    known: found.known,
    rest: withoutRepeatedMake(found.known, found.rest),
  };
}

/** "BMW" + "BMW X5" says the make twice; "Mazda" + "Mazda3" does not. */
function withoutRepeatedMake(known: KnownMake, text: string): string {
  const again = leadingNames(text).find(
    ({ name }) => findMake(name) === known && !known.models.has(name),
  );
  return again === undefined || findLeadingModel(known, text) !== null
    ? text
    : again.rest;
}

function knownModel(known: KnownMake, found: FoundModel): NormalisedModel {
  const { usualBodystyle, isElectric } = found.known;
  const hybrid = HYBRID.exec(found.rest)?.[0] ?? "";
  const model = withHybrid(found.known.model, hybrid);
  const rest = found.rest.slice(hybrid.length);
  return {
    make: known.make,
    model,
    trim: trimOf(known, found, rest),
    usualBodystyle,
    isElectric,
  };
}

function withHybrid(model: string, hybrid: string): string {
  if (hybrid === "" || /hybrid$/i.test(model)) return model;
  return /plug/i.test(hybrid) ? `${model} Plug-in Hybrid` : `${model} Hybrid`;
}

function trimOf(
  known: KnownMake,
  { known: model, badge }: FoundModel,
  rest: string,
): string | null {
  const next = findLeadingModel(known, rest);
  if (
    next?.known === model &&
    next.badge !== null &&
    isWithin(badge, next.badge)
  )
    return trimOf(known, next, next.rest);
  const said = badge ?? model.model;
  const number = /\d{3}\w{0,2}$/.exec(said)?.[0] ?? "";
  const trim = withoutLeadingName(withoutLeadingName(rest, said), number);
  const word = leadingNames(trim).at(-1);
  const isUsual =
    word !== undefined &&
    usualWordsOf(model.usualBodystyle).includes(word.name);
  const whole = joined([badge, isUsual ? word.rest : trim]);
  return withoutModelWords(whole, model.model) || null;
}

/** "E-Class E 350" and "128 128i" say their badge last. */
function isWithin(badge: string | null, next: string): boolean {
  return badge === null || squeeze(next).startsWith(squeeze(badge));
}

function unknownModel(
  make: string,
  rest: string,
  { model, trim }: ModelColumns,
): NormalisedModel | null {
  if (model === null) return null;
  const name =
    trim !== null && rest.endsWith(trim)
      ? rest.slice(0, rest.length - trim.length).trim()
      : rest;
  if (squeeze(name) === "") return null;
  return { make, model: name, trim, usualBodystyle: null, isElectric: false };
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(" ");
}

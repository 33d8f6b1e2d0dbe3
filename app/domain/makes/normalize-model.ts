import { memoize } from "#app/domain/memoize.ts";
import { listUsualWords } from "#app/domain/vehicle/body-style.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import {
  findLeadingMake,
  findLeadingModel,
  findMake,
  type FoundModel,
  type KnownMake,
  listLeadingNames,
  stripLeadingName,
} from "./known-makes.ts";

export interface NormalizedModel {
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  /** A model that is not in the table has none. */
  readonly usualBodystyle: BodyStyle | null;
  readonly isElectric: boolean;
  /** Feeds and VINs give it other bodies, and shoppers do not. */
  readonly hasOneBody?: boolean;
}

interface ModelColumns {
  readonly make: string | null;
  readonly model: string | null;
  readonly trim: string | null;
}

/** A large feed repeats a few thousand models and trims many times, so results are cached up to this number. */
const MOST_KEPT = 5_000;

const HYBRID = /^(plug-?\s?in hybrid|hybrid)\b\s*/i;

/**
 * Feeds split the names anywhere: `Land` + `Rover Range Rover Sport HSE`, `4Runner SR5`, an empty make before `Mazda CX
 * 5`.
 */
export const normalizeModel = memoize(
  normalizeAfresh,
  MOST_KEPT,
  ({ make, model, trim }) => JSON.stringify([make, model, trim]),
);

/** Odd names need a second reading, and none is known that needs a fourth. */
const MOST_READINGS = 4;

/**
 * What a reading leaves over may be a name again (`Galant Sedan` + `Plug-in Hybrid`), so it is read until nothing
 * changes: our own feeds, read back, name the same car.
 */
function normalizeAfresh(columns: ModelColumns): NormalizedModel | null {
  let found = readNames(columns);
  for (let reading = 1; found !== null && reading < MOST_READINGS; reading++) {
    const again = readNames(found);
    if (again === null || isSameName(again, found)) return found;
    found = again;
  }
  return found;
}

function isSameName(a: NormalizedModel, b: NormalizedModel): boolean {
  return a.make === b.make && a.model === b.model && a.trim === b.trim;
}

function readNames(columns: ModelColumns): NormalizedModel | null {
  const { make, model, trim } = columns;
  const found = splitMake(columns);
  if (found === null) {
    if (make === null || model === null) return null;
    return { make, model, trim, usualBodystyle: null, isElectric: false };
  }
  const { known, rest } = found;
  const foundModel = findLeadingModel(known, rest);
  return foundModel === null
    ? toUnknownModel(known.make, rest, columns)
    : toKnownModel(known, foundModel);
}

function splitMake(
  columns: ModelColumns,
): { readonly known: KnownMake; readonly rest: string } | null {
  const { make, model, trim } = columns;
  const known = findMake(make ?? "");
  const found =
    known === null
      ? findLeadingMake(joinParts([make, model, trim]))
      : { known, rest: joinParts([model, trim]) };
  if (found === null) return null;
  return {
    known: found.known,
    rest: stripRepeatedMake(found.known, found.rest),
  };
}

/** "BMW" + "BMW X5" says the make twice; "Mazda" + "Mazda3" does not. */
function stripRepeatedMake(known: KnownMake, text: string): string {
  const again = listLeadingNames(text).find(
    ({ name }) => findMake(name) === known && !known.models.has(name),
  );
  return again === undefined || findLeadingModel(known, text) !== null
    ? text
    : again.rest;
}

function toKnownModel(known: KnownMake, found: FoundModel): NormalizedModel {
  const { usualBodystyle, isElectric, hasOneBody } = found.known;
  const hybrid = HYBRID.exec(found.rest)?.[0] ?? "";
  const model = addHybrid(found.known.model, hybrid);
  const rest = found.rest.slice(hybrid.length);
  return {
    make: known.make,
    model,
    trim: findTrim(known, found, rest),
    usualBodystyle,
    isElectric,
    hasOneBody,
  };
}

function addHybrid(model: string, hybrid: string): string {
  if (hybrid === "" || /hybrid$/i.test(model)) return model;
  return /plug/i.test(hybrid) ? `${model} Plug-in Hybrid` : `${model} Hybrid`;
}

function findTrim(
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
    return findTrim(known, next, next.rest);
  const said = badge ?? model.model;
  const number = /\d{3}\w{0,2}$/.exec(said)?.[0] ?? "";
  const trim = stripLeadingName(stripLeadingName(rest, said), number);
  const word = listLeadingNames(trim).at(-1);
  const isUsual =
    word !== undefined &&
    listUsualWords(model.usualBodystyle).includes(word.name);
  const whole = joinParts([badge, isUsual ? word.rest : trim]);
  return stripModelWords(whole, model.model) || null;
}

/** "E-Class E 350" and "128 128i" name their badge last. */
function isWithin(badge: string | null, next: string): boolean {
  return badge === null || normalizeText(next).startsWith(normalizeText(badge));
}

function toUnknownModel(
  make: string,
  rest: string,
  { model, trim }: ModelColumns,
): NormalizedModel | null {
  if (model === null) return null;
  const name =
    trim !== null && rest.endsWith(trim)
      ? rest.slice(0, rest.length - trim.length).trim()
      : rest;
  if (normalizeText(name) === "") return null;
  return { make, model: name, trim, usualBodystyle: null, isElectric: false };
}

function joinParts(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(" ");
}

const GRAN = /\s?\bGran (?:Coupe|Turismo)\b\s?/gi;
/** A shorter model name could mean something else in the middle of a trim. */
const LEAST_INNER_LENGTH = 5;

/** The trim follows its model's name, so words of that name are removed: "GLE" + "GLE 350" → "350". */
export function stripModelWords(trim: string, model: string): string {
  const own = model.match(GRAN) === null ? trim : stripGran(trim);
  return stripInnerModel(stripLeadingModel(own, model), model);
}

/** "430 Gran Coupe i xDrive" and "228 Gran Coupe 228i Gran Coupe" have the body inside their badge. */
function stripGran(trim: string): string {
  return trim
    .replace(GRAN, " ")
    .trim()
    .replace(/^(m?\d{3}) (?=\1)/i, "")
    .replace(/^(m?\d{3}) ([a-z]{1,2})\b/i, "$1$2");
}

/** "300" + "300S" becomes "S", but "CX-5" + "CX-50" stays. */
function stripLeadingModel(trim: string, model: string): string {
  if (!trim.toLowerCase().startsWith(model.toLowerCase())) return trim;
  const rest = trim.slice(model.length);
  const goesOn = /\d$/.test(model) ? /^\d/ : /^[\p{Letter}\p{Number}-]/u;
  return goesOn.test(rest) ? trim : rest.trim();
}

/** "Countryman" + "Cooper S Countryman All4" becomes "Cooper S All4". */
function stripInnerModel(trim: string, model: string): string {
  if (model.length < LEAST_INNER_LENGTH) return trim;
  const said = ` ${model.toLowerCase()} `;
  const at = ` ${trim.toLowerCase()} `.indexOf(said);
  return at <= 0
    ? trim
    : (trim.slice(0, at) + trim.slice(at + model.length))
        .replace(/\s+/g, " ")
        .trim();
}

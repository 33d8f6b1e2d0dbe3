import {
  checkVin,
  type DecodedVin,
  hasValidCheckDigit,
  YEARS_APART,
} from "#app/domain/vehicle/vin.ts";
import type { FeedField, FeedRow } from "./feed-row.ts";
import {
  normalizeModel,
  type NormalizedModel,
} from "#app/domain/makes/normalize-model.ts";
import { readCell } from "./row-cell.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import type { BodyStyle, Vehicle } from "#app/domain/vehicle/vehicle.ts";

export interface FilledRow {
  readonly row: FeedRow;
  readonly filled: readonly (keyof Vehicle)[];
}

export interface SaidOfVehicle {
  readonly year: number;
  readonly model: NormalizedModel;
  /** It is null when the feed's body column names no body style. */
  readonly bodystyle: BodyStyle | null;
}

/** Feeds and VINs often confuse the body styles within a group. */
const NEAR: readonly (readonly BodyStyle[])[] = [
  ["suvs", "wagons", "hatchbacks", "minivans"],
  ["sedans", "coupes", "hatchbacks", "wagons"],
  ["coupes", "convertibles"],
  ["trucks", "commercial"],
  ["minivans", "commercial"],
];
/** Feeds and VINs confuse these makes, because one builder sold under both names. The names are squeezed. */
const SAME_MAKES: readonly (readonly string[])[] = [
  ["dodge", "ram"],
  ["toyota", "scion"],
  ["gm", "chevrolet"],
  ["gm", "gmc"],
];

/** A wrong check digit gives null: the mistyped character may be the one that tells the engine (Assumption A59). */
export function findDecodableVin(row: FeedRow): string | null {
  const { vin } = checkVin(row.vin ?? null);
  return vin !== null && hasValidCheckDigit(vin) ? vin : null;
}

/**
 * What the row says stays; its VIN fills in year, make, model, engine and fuel (Assumption A60). Where the mapping asks
 * for it, the names are the VIN's.
 */
export function fillFromVin(
  row: FeedRow,
  decoded: DecodedVin,
  takesVinNames = false,
): FilledRow {
  const told: readonly (readonly [FeedField, string | null | undefined])[] = [
    ["year", String(decoded.year)],
    ["fuelType", decoded.fuelType],
    ...(readCell(row, "engine") === null
      ? ([
          ["engineCylinders", decoded.engineCylinders?.toString()],
          ["engineDisplacement", decoded.engineLiters?.toFixed(1)],
        ] as const)
      : []),
  ];
  const cells: Partial<Record<FeedField, string>> = {
    ...Object.fromEntries(
      told.filter(([cell, value]) => value && readCell(row, cell) === null),
    ),
    ...(takesVinNames
      ? buildVinNameCells(row, decoded)
      : buildNameCells(row, decoded)),
  };
  const filled = (
    [
      ["year", "year"],
      ["make", "make"],
      ["model", "model"],
      ["trim", "trim"],
      ["fuelType", "fuelType"],
      ["engineCylinders", "engine"],
      ["engineDisplacement", "engine"],
    ] as const
  ).flatMap(([cell, field]) => (cells[cell] === undefined ? [] : [field]));
  return filled.length === 0
    ? { row, filled }
    : { row: { ...row, ...cells }, filled: [...new Set(filled)] };
}

/** The row wins; null when both agree. */
export function describeContradiction(
  said: SaidOfVehicle,
  decoded: DecodedVin,
): string | null {
  const { year, model, bodystyle } = said;
  const isOther = {
    year: (decoded.year - year) % YEARS_APART !== 0,
    make: !isSameMake(decoded.make, model.make),
    model: !isSameModel(decoded, model),
    bodystyle: isClearlyOther(decoded.bodystyle, bodystyle),
  };
  if (!Object.values(isOther).includes(true)) return null;
  const bodies = isOther.bodystyle;
  const inFeed = formatVehicleName({ ...model, year }, bodies && bodystyle);
  const inVin = formatVehicleName(decoded, bodies && decoded.bodystyle);
  return `VIN and feed differ: the VIN is of a ${inVin}, the feed says ${inFeed}`;
}

function buildNameCells(
  row: FeedRow,
  { make, model, trim }: DecodedVin,
): Partial<Record<FeedField, string>> {
  const [saidMake, saidModel] = [readCell(row, "make"), readCell(row, "model")];
  if (saidMake !== null && saidModel !== null) return {};
  const saidTrim = readCell(row, "trim");
  const told = normalizeModel({
    make: saidMake,
    model: saidModel,
    trim: saidTrim,
  });
  // The make may stand in the model column, and make and model may both stand in the trim column.
  if (told !== null) return {};
  if (saidModel !== null) return { make };
  if (model === null || (saidMake !== null && !isSameMake(saidMake, make)))
    return {};
  return {
    ...(saidMake === null && { make }),
    model,
    ...(saidTrim === null && trim !== null && { trim }),
  };
}

/** What the feed calls a model, and its make does not have, is a trim: "TRD Sport" of a 4Runner. */
function buildVinNameCells(
  row: FeedRow,
  { make, model, trim, isKnownModel }: DecodedVin,
): Partial<Record<FeedField, string>> {
  if (model === null || !isKnownModel) return {};
  const saidModel = readCell(row, "model");
  const saidTrim = readCell(row, "trim");
  const said = normalizeModel({ make, model: saidModel, trim: saidTrim });
  const ownTrim =
    said === null || said.usualBodystyle !== null
      ? (said?.trim ?? null)
      : (saidTrim ?? saidModel);
  const named = ownTrim ?? trim;
  return { make, model, trim: named ?? "" };
}

/**
 * A model that its make does not have, while the VIN decodes to one; null where the table knows the model, or the VIN
 * tells none.
 */
export function describeForeignModel(
  { make, model, usualBodystyle }: NormalizedModel,
  decoded: DecodedVin,
): string | null {
  const { model: vinModel, isKnownModel } = decoded;
  if (usualBodystyle !== null || vinModel === null || !isKnownModel)
    return null;
  if (!isSameMake(decoded.make, make)) return null;
  return `${FOREIGN_MODEL}: ${model} (the VIN says ${vinModel})`;
}

export const FOREIGN_MODEL =
  "the make has no such model, and the VIN names another";

function isSameMake(one: string, other: string): boolean {
  const names = [normalizeText(one), normalizeText(other)];
  return (
    names[0] === names[1] ||
    SAME_MAKES.some((makes) => names.every((name) => makes.includes(name)))
  );
}

/** Models that are in no table are spelled in too many ways to be compared. */
function isSameModel(decoded: DecodedVin, said: NormalizedModel): boolean {
  if (decoded.model === null || !decoded.isKnownModel) return true;
  if (said.usualBodystyle === null) return true;
  const [one, other] = [
    normalizeText(decoded.model),
    normalizeText(said.model),
  ];
  return one.startsWith(other) || other.startsWith(one);
}

function isClearlyOther(
  one: BodyStyle | null,
  other: BodyStyle | null,
): boolean {
  if (one === null || other === null || one === other) return false;
  return !NEAR.some((bodies) => bodies.includes(one) && bodies.includes(other));
}

function formatVehicleName(
  { year, make, model }: Pick<DecodedVin, "year" | "make" | "model">,
  bodystyle: BodyStyle | null | false,
): string {
  const body = bodystyle ? ` (${bodystyle})` : "";
  return `${year} ${make} ${model ?? ""}`.trimEnd() + body;
}

import {
  findBodyStyle,
  parseBodyStyle,
} from "#app/domain/vehicle/body-style.ts";
import {
  hasShouting,
  quietLongWords,
} from "#app/domain/vehicle-words/calm-text.ts";
import {
  findColorFamily,
  parseColorName,
} from "#app/domain/vehicle-words/colors.ts";
import {
  drivesRearWheels,
  formatTransmissionText,
  parseDrivetrain,
  parseTransmission,
} from "#app/domain/vehicle-words/feed-words.ts";
import {
  type DecodedVin,
  findModelYear,
  hasValidCheckDigit,
} from "#app/domain/vehicle/vin.ts";
import {
  parseFeatureNames,
  readDescription,
  readPhotos,
} from "./row-description.ts";
import { listFeatureKeys } from "#app/domain/vehicle/named-features.ts";
import type { FeedRow } from "./feed-row.ts";
import {
  describeContradiction,
  describeForeignModel,
  type FilledRow,
  fillFromVin,
} from "./fill-from-vin.ts";
import { parseInServiceOn, readListedOn } from "./listed-on.ts";
import { describeOddFuel } from "./odd-fuel.ts";
import { readLocation } from "./location.ts";
import { parseMileage } from "./feed-units.ts";
import type { NormalizedModel } from "#app/domain/makes/normalize-model.ts";
import { readAvailability } from "./row-availability.ts";
import { readCell, readPlainCells } from "./row-cell.ts";
import { readEngine, readFuelType } from "./row-engine.ts";
import {
  findTrimInTitle,
  identifyRow,
  type RowIdentity,
  type RowRefusal,
} from "./row-identity.ts";
import { readCondition, type RowCondition } from "./row-condition.ts";
import { readPrices } from "./row-prices.ts";
import {
  type Condition,
  CONDITIONS,
  type Vehicle,
} from "#app/domain/vehicle/vehicle.ts";

export interface DraftContext {
  readonly storeId: string;
  /** The day is YYYY-MM-DD and becomes the listing day of a vehicle whose feed gives none. */
  readonly today: string;
  /** The mapping takes make and model from the VIN, of every car whose VIN tells them. */
  readonly takesVinNames?: boolean;
  /** All of them where it is left out. */
  readonly conditionsSold?: readonly Condition[];
}

export interface AcceptedDraft {
  readonly status: "accepted";
  readonly vehicle: Vehicle;
  /** The row does not give these fields: they were filled with the usual value, or from the VIN. */
  readonly assumed: readonly (keyof Vehicle)[];
  readonly fromVin: readonly (keyof Vehicle)[];
  readonly contradiction: string | null;
  readonly warnings: readonly string[];
}

export type VehicleDraft =
  AcceptedDraft | ({ readonly status: "refused" } & RowRefusal);

/**
 * Only rows that cannot be shown or told apart are refused; `decoded`, from the VIN, fills what the row does not say.
 */
export function draftVehicle(
  row: FeedRow,
  context: DraftContext,
  decoded: DecodedVin | null = null,
): VehicleDraft {
  const filledRow =
    decoded === null
      ? { row, filled: [] }
      : fillFromVin(row, decoded, context.takesVinNames);
  const identity = identifyRow(filledRow.row, context.today);
  if ("reason" in identity) return { status: "refused", ...identity };
  const sold = readCondition(
    filledRow.row,
    context.conditionsSold ?? CONDITIONS,
  );
  return "reason" in sold
    ? { status: "refused", vin: identity.vin, reason: sold.reason }
    : buildAcceptedDraft(filledRow, { ...identity, sold }, decoded, context);
}

function buildAcceptedDraft(
  { row, filled }: FilledRow,
  identity: RowIdentity & { readonly sold: RowCondition },
  decoded: DecodedVin | null,
  { storeId, today }: DraftContext,
): AcceptedDraft {
  const { vin, year, model } = identity;
  const { condition } = identity.sold;
  const title = readCell(row, "title");
  const words = [readCell(row, "model"), readCell(row, "trim"), title].join(
    " ",
  );
  const plainFacts = readPlainCells(row);
  const column = readCell(row, "bodystyle");
  const { bodystyle, isGuess, isDecoded } = findBodyStyle({
    column,
    words,
    usualBodystyle: model.usualBodystyle,
    hasOneBody: model.hasOneBody ?? false,
    doors: plainFacts.doors,
    decoded: decoded?.bodystyle ?? null,
  });
  const fromVin = isDecoded ? [...filled, "bodystyle" as const] : filled;
  const contradiction =
    decoded &&
    describeContradiction(
      { year, model, bodystyle: parseBodyStyle(column ?? "") && bodystyle },
      decoded,
    );
  const drivesRear = drivesRearWheels(bodystyle, model.model);
  const driven = parseDrivetrain(readCell(row, "drivetrain") ?? "", drivesRear);
  const transmissionText = formatTransmissionText(
    readCell(row, "transmission", 80) ?? "",
  );
  const exteriorColor = parseColorName(readCell(row, "exteriorColor") ?? "");
  const interiorColor = parseColorName(readCell(row, "interiorColor") ?? "");
  const mileage = parseMileage(readCell(row, "mileage") ?? "", row.mileageUnit);
  const { prices, warnings: priceWarnings } = readPrices(row, condition);
  const { images, warnings: photoWarnings } = readPhotos(row);
  const listed = readListedOn(
    {
      listedOn: readCell(row, "listedOn") ?? "",
      daysInStock: row.daysInStock ?? "",
    },
    today,
  );
  const availability = readAvailability(row, today);
  const description = readDescription(row);
  const features = parseFeatureNames(row.features ?? "");
  const vehicle: Vehicle = {
    ...plainFacts,
    vin,
    storeId,
    condition,
    year,
    make: model.make,
    model: model.model,
    trim: findTrim(model, title ?? "", year),
    bodystyle,
    drivetrain: driven ?? parseDrivetrain(words, drivesRear),
    transmission: parseTransmission(transmissionText ?? ""),
    transmissionText,
    fuelType: readFuelType(row, model),
    engine: readEngine(row),
    exteriorColor,
    exteriorColorFamily: findColorFamily(exteriorColor ?? ""),
    interiorColor,
    interiorColorFamily: findColorFamily(interiorColor ?? ""),
    miles: mileage.miles,
    ...prices,
    requiredAddOns: [],
    features,
    featureKeys: listFeatureKeys(features, description),
    description,
    images,
    location: readLocation(row),
    stockStatus: availability.stockStatus,
    hold: availability.hold,
    expectedOn: availability.expectedOn,
    listedOn: listed.day ?? today,
    inServiceOn: parseInServiceOn(
      readCell(row, "inServiceOn") ?? "",
      year,
      today,
    ),
  };
  return {
    status: "accepted",
    vehicle,
    assumed: [
      ...listAssumedFields({
        condition: identity.sold.isAssumed,
        bodystyle: isGuess,
        listedOn: listed.day === null,
        stockStatus: availability.isAssumed,
      }),
      ...fromVin,
    ],
    fromVin,
    contradiction,
    warnings: [
      contradiction ?? findVinWarning(vin, year) ?? [],
      describeOddFuel(row, model, decoded) ?? [],
      hasShouting(row.description ?? "")
        ? "the description shouts: its capitals became small letters"
        : [],
      (decoded && describeForeignModel(model, decoded)) ?? [],
      identity.sold.warnings,
      isGuess ? "body style is missing and the model is not known: other" : [],
      mileage.warning ?? [],
      priceWarnings,
      photoWarnings,
      availability.warnings,
      listed.warning ?? [],
    ].flat(),
  };
}

function findTrim(
  model: NormalizedModel,
  title: string,
  year: number,
): string | null {
  const trim = model.trim ?? findTrimInTitle(title, year, model);
  return trim === null ? null : quietLongWords(trim);
}

function listAssumedFields(
  fields: Readonly<Partial<Record<keyof Vehicle, boolean>>>,
): (keyof Vehicle)[] {
  return (
    ["condition", "bodystyle", "listedOn", "stockStatus"] as const
  ).filter((field) => fields[field]);
}

function findVinWarning(vin: string, year: number): string | null {
  if (!hasValidCheckDigit(vin)) return "VIN check digit does not match";
  const vinYear = findModelYear(vin);
  // Vans and trucks above 10,000 lb have a digit in position 7 in newer years too.
  return vinYear === null || (vinYear - year) % 30 === 0
    ? null
    : `year is not the VIN's model year: ${vinYear}`;
}

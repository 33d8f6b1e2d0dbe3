import {
  PLAIN_FIELDS,
  type PlainField,
  STORED_FIELDS,
  type StoredField,
  VEHICLE_FIELDS,
} from "#app/domain/vehicle/vehicle-fields.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { cleanTextOrNull } from "./clean-text.server.ts";

/** The plain facts that have columns of their own. */
export type FactColumns = {
  -readonly [
    Field in StoredField as (typeof VEHICLE_FIELDS)[Field]["column"]
  ]: Vehicle[Field];
};

export type PlainDetails = Pick<Vehicle, Exclude<PlainField, StoredField>>;

type PlainFact = string | number | null;

/** The order in which a row's facts were hashed when the first were: a changed hash is a changed vehicle. */
const HASHED_FIELDS: readonly StoredField[] = [
  "vin",
  "storeId",
  ...STORED_FIELDS.filter((field) => field !== "vin" && field !== "storeId"),
];

const DETAIL_FIELDS = PLAIN_FIELDS.filter(
  (field): field is keyof PlainDetails => !("column" in VEHICLE_FIELDS[field]),
);

/** Columns come in the order of the hash. */
export function toFactColumns(vehicle: Vehicle): FactColumns {
  const columns: Record<string, PlainFact> = {};
  for (const field of HASHED_FIELDS)
    columns[VEHICLE_FIELDS[field].column] = toStored(vehicle, field);
  // Every field of the table was written just now, as its own type.
  return columns as FactColumns;
}

export function fromFactColumns(
  columns: FactColumns,
): Pick<Vehicle, StoredField> {
  const facts: Partial<Record<StoredField, PlainFact>> = {};
  for (const field of STORED_FIELDS)
    facts[field] = columns[VEHICLE_FIELDS[field].column];
  return facts as Pick<Vehicle, StoredField>;
}

export function toPlainDetails(vehicle: Vehicle): PlainDetails {
  const details: Partial<Record<keyof PlainDetails, PlainFact>> = {};
  for (const field of DETAIL_FIELDS) details[field] = toStored(vehicle, field);
  return details as PlainDetails;
}

/** What somebody wrote may hold characters that a database refuses. */
function toStored(vehicle: Vehicle, field: PlainField): PlainFact {
  const fact = vehicle[field];
  return VEHICLE_FIELDS[field].type === "text" && typeof fact === "string"
    ? cleanTextOrNull(fact)
    : fact;
}

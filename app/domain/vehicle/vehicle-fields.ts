import { HOLDS, STOCK_STATUSES } from "./availability.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  TRANSMISSIONS,
  type Vehicle,
} from "./vehicle.ts";

interface VehicleFieldRow<Value> {
  /**
   * A `code` that programs made, a `text` that somebody wrote, one of a closed set of values, a whole number, a day as
   * YYYY-MM-DD or whole cents.
   */
  readonly type: Value extends number
    ? "number" | "cents"
    : "code" | "text" | "value" | "day";
  /** The closed set. */
  readonly values?: readonly Value[];
  /** Every vehicle has it. */
  readonly isRequired?: true;
  /** Column of its own in the database; without one it stands in the row's details. */
  readonly column?: string;
  /**
   * Lists know it. The index keeps it in a column of its own, or in the part of a card that many vehicles share: their
   * name, their build, their paint or their lot.
   */
  readonly listed?: "own" | ListedPart;
  /** Feeds have a cell of its name: a whole number within bounds, or a line of so many characters. */
  readonly cell?: Value extends number
    ? {
        readonly lowest: number;
        readonly highest: number;
        /** Its cell may have a unit, thousands and a fraction: "5,000 lbs.", "37.6 cu. ft.". */
        readonly isMeasured?: true;
        /** Its fraction counts as a whole one, where less would promise more than the car has; else it is dropped. */
        readonly isRoundedUp?: true;
      }
    : { readonly longest: number };
}

export type ListedPart = "names" | "builds" | "paints" | "lots";

type Plain = string | number | null;
export type PlainField = {
  [Field in keyof Required<Vehicle>]: Required<Vehicle>[Field] extends Plain
    ? Field
    : never;
}[keyof Vehicle];

/**
 * The facts of a vehicle that are one text or number, in the order in which a vehicle holds them. Database rows, lists,
 * the index, the catalogue and its table filters go by this table; lists of features and photos, add-ons and the place
 * are written out where they are dealt with.
 */
export const VEHICLE_FIELDS = {
  vin: { type: "code", isRequired: true, column: "vin", listed: "own" },
  stockNumber: {
    type: "text",
    column: "stock_number",
    listed: "own",
    cell: { longest: 40 },
  },
  storeId: {
    type: "code",
    isRequired: true,
    column: "store_id",
    listed: "lots",
  },
  condition: {
    type: "value",
    values: CONDITIONS,
    isRequired: true,
    column: "condition",
    listed: "builds",
  },
  year: { type: "number", isRequired: true, column: "year", listed: "builds" },
  make: { type: "text", isRequired: true, column: "make", listed: "names" },
  model: { type: "text", isRequired: true, column: "model", listed: "names" },
  trim: { type: "text", column: "trim", listed: "names" },
  bodystyle: {
    type: "value",
    values: BODY_STYLES,
    isRequired: true,
    column: "bodystyle",
    listed: "builds",
  },
  drivetrain: {
    type: "value",
    values: DRIVETRAINS,
    column: "drivetrain",
    listed: "builds",
  },
  transmission: {
    type: "value",
    values: TRANSMISSIONS,
    column: "transmission",
    listed: "builds",
  },
  fuelType: {
    type: "value",
    values: FUEL_TYPES,
    column: "fuel_type",
    listed: "builds",
  },
  exteriorColor: { type: "text", column: "exterior_color", listed: "paints" },
  exteriorColorFamily: {
    type: "value",
    values: COLOR_FAMILIES,
    column: "exterior_color_family",
    listed: "paints",
  },
  interiorColor: { type: "text", column: "interior_color" },
  interiorColorFamily: {
    type: "value",
    values: COLOR_FAMILIES,
    column: "interior_color_family",
    listed: "paints",
  },
  miles: { type: "number", column: "miles", listed: "own" },
  salePriceCents: { type: "cents", column: "sale_price_cents", listed: "own" },
  oldPriceCents: { type: "cents", column: "old_price_cents", listed: "own" },
  listedOn: {
    type: "day",
    isRequired: true,
    column: "listed_on",
    listed: "lots",
  },
  doors: { type: "number", cell: { lowest: 1, highest: 6 } },
  seats: { type: "number", cell: { lowest: 1, highest: 15 } },
  transmissionText: { type: "text" },
  engine: { type: "text" },
  mpgCity: { type: "number", cell: { lowest: 1, highest: 250 } },
  mpgHighway: { type: "number", cell: { lowest: 1, highest: 250 } },
  mpgCombined: { type: "number", cell: { lowest: 1, highest: 250 } },
  electricRangeMiles: {
    type: "number",
    cell: { lowest: 1, highest: 1000, isMeasured: true },
  },
  batteryKilowattHours: {
    type: "number",
    cell: { lowest: 1, highest: 500, isMeasured: true },
  },
  chargeHours: {
    type: "number",
    cell: { lowest: 1, highest: 60, isMeasured: true, isRoundedUp: true },
  },
  fastChargeMinutes: {
    type: "number",
    cell: { lowest: 5, highest: 300, isMeasured: true, isRoundedUp: true },
  },
  chargePort: { type: "text", cell: { longest: 40 } },
  towingPounds: {
    type: "number",
    cell: { lowest: 100, highest: 50_000, isMeasured: true },
  },
  cargoCubicFeet: {
    type: "number",
    cell: { lowest: 1, highest: 700, isMeasured: true },
  },
  msrpCents: { type: "cents" },
  inServiceOn: { type: "day" },
  stockStatus: { type: "value", values: STOCK_STATUSES, listed: "lots" },
  hold: { type: "value", values: HOLDS, listed: "lots" },
  expectedOn: { type: "day", listed: "lots" },
  description: { type: "text" },
} as const satisfies {
  readonly [Field in PlainField]: VehicleFieldRow<NonNullable<Vehicle[Field]>> &
    (null extends Vehicle[Field] ? unknown : { readonly isRequired: true });
};

type Fields = typeof VEHICLE_FIELDS;
/** Fields whose rows look like this. */
export type FieldsOf<Row> = {
  [Field in PlainField]: Fields[Field] extends Row ? Field : never;
}[PlainField];

/** Fields that a feed's cell of the same name says just so. */
export type CellField = FieldsOf<{ readonly cell: object }>;
export type StoredField = FieldsOf<{ readonly column: string }>;
export type ListedField = FieldsOf<{ readonly listed: string }>;
export type SharedField = FieldsOf<{ readonly listed: ListedPart }>;
export type PartField<Part extends ListedPart | "own"> = FieldsOf<{
  readonly listed: Part;
}>;

export const PLAIN_FIELDS = Object.keys(VEHICLE_FIELDS).filter(
  (field): field is PlainField => field in VEHICLE_FIELDS,
);
export const STORED_FIELDS = PLAIN_FIELDS.filter(
  (field): field is StoredField => "column" in VEHICLE_FIELDS[field],
);
export const CELL_FIELDS = PLAIN_FIELDS.filter(
  (field): field is CellField => "cell" in VEHICLE_FIELDS[field],
);
export const LISTED_FIELDS = PLAIN_FIELDS.filter(
  (field): field is ListedField => "listed" in VEHICLE_FIELDS[field],
);

/** The row without the types that are its own. */
export function getFieldRow(
  field: PlainField,
): VehicleFieldRow<string> | VehicleFieldRow<number> {
  return VEHICLE_FIELDS[field];
}

export function listPartFields<Part extends ListedPart | "own">(
  part: Part,
): readonly PartField<Part>[] {
  return PLAIN_FIELDS.filter((field): field is PartField<Part> => {
    return getFieldRow(field).listed === part;
  });
}

export function pickFields<Facts extends object, Field extends keyof Facts>(
  facts: Facts,
  fields: readonly Field[],
): Pick<Facts, Field> {
  const picked: Partial<Pick<Facts, Field>> = {};
  for (const field of fields) picked[field] = facts[field];
  // Each of the fields was filled just now.
  return picked as Pick<Facts, Field>;
}

import type { Kysely, Selectable } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  EDIT_FIELDS,
  type EditField,
  type Overrides,
} from "#app/domain/vehicle-edits/edit-fields.ts";
import type { VehicleOverrides } from "#app/domain/vehicle-edits/lay-over.ts";
import type { FieldEdit } from "#app/ports/vehicle-edit-ports.ts";

type Db = Kysely<LeadsTables>;
type EditRow = Selectable<LeadsTables["vehicle_edits"]>;

export type OverridesByVin = ReadonlyMap<string, VehicleOverrides>;

/** Of vehicles whose VINs are within these two, in the order of the database. */
export async function readOverrides(
  db: Db,
  firstVin: string,
  lastVin: string,
): Promise<OverridesByVin> {
  const vehicles = await db
    .selectFrom("edited_vehicles")
    .select(["vin", "changed_at_ms"])
    .where("vin", ">=", firstVin)
    .where("vin", "<=", lastVin)
    .execute();
  // Most vehicles were never edited: then one look is all.
  if (vehicles.length === 0) return new Map();
  const edits = await db
    .selectFrom("vehicle_edits")
    .select(["vin", "field", "value"])
    .where("vin", ">=", firstVin)
    .where("vin", "<=", lastVin)
    .execute();
  const prices = await db
    .selectFrom("edited_prices")
    .selectAll()
    .where("vin", ">=", firstVin)
    .where("vin", "<=", lastVin)
    .orderBy("id")
    .execute();
  const editsOf = Map.groupBy(edits, ({ vin }) => vin);
  const pricesOf = Map.groupBy(prices, ({ vin }) => vin);
  return new Map(
    vehicles.map(({ vin, changed_at_ms }) => [
      vin,
      {
        values: toOverrides(editsOf.get(vin) ?? []),
        prices: (pricesOf.get(vin) ?? []).map((it) => ({
          atMs: it.at_ms,
          price:
            it.is_feed === 1 ? "feed" : { salePriceCents: it.sale_price_cents },
        })),
        changedAtMs: changed_at_ms,
      },
    ]),
  );
}

/** Only our own code writes these rows, after their values were checked. */
function toOverrides(
  rows: readonly Pick<EditRow, "field" | "value">[],
): Overrides {
  return Object.fromEntries(
    rows.map(({ field, value }) => [field, JSON.parse(value)]),
  );
}

/** In the order of the fields. */
export async function listFieldEdits(
  db: Db,
  vin: string,
): Promise<readonly FieldEdit[]> {
  const rows = await db
    .selectFrom("vehicle_edits")
    .selectAll()
    .where("vin", "=", vin)
    .execute();
  return EDIT_FIELDS.flatMap((field) =>
    rows.filter((row) => row.field === field).map(toFieldEdit),
  );
}

function toFieldEdit(row: EditRow): FieldEdit {
  return {
    field: row.field,
    value: JSON.parse(row.value),
    reason: row.reason,
    by: { personId: row.person_id, name: row.person_name },
    atMs: row.at_ms,
    feedSaid: JSON.parse(row.feed_said),
    revision: row.revision,
  };
}

export async function readEditsVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom("vehicle_edits_version")
    .select("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Vehicles with an edit of this field, or of any. */
export async function listEditedVins(
  db: Db,
  field?: EditField,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("vehicle_edits")
    .select("vin")
    .distinct()
    .$if(field !== undefined, (query) =>
      query.where("field", "=", field ?? "hidden"),
    )
    .execute();
  return rows.map(({ vin }) => vin);
}

/** Taken back ones among them. */
export async function listVinsEditedSince(
  db: Db,
  version: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("edited_vehicles")
    .select("vin")
    .where("version", ">", version)
    .execute();
  return rows.map(({ vin }) => vin);
}

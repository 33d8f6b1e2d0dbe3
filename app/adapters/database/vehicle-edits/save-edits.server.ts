import type { Transaction } from "kysely";
import { insertAuditEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { INVENTORY_CHANNEL } from "#app/adapters/database/inventory/inventory-watch.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { EDIT_TABLE } from "#app/domain/vehicle-edits/edit-fields.ts";
import type { AskedChange } from "#app/domain/vehicle-edits/read-change.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type {
  FieldEdit,
  VehicleChange,
} from "#app/ports/vehicle-edit-ports.ts";
import { listFieldEdits } from "./edit-rows.server.ts";

type Trx = Transaction<LeadsTables>;
type OneChange = VehicleChange["changes"][number];
/** Who does something to which vehicle, and when. */
type Deed = Pick<VehicleChange, "vin" | "by" | "nowMs">;

interface SavedEdits {
  readonly status: "saved" | "stale";
  readonly edits: readonly FieldEdit[];
}

/** All changes of a vehicle with their lines of the audit in one commit; or none of them, when somebody else was faster. */
export async function saveEdits(
  area: DatabaseArea<LeadsTables>,
  change: VehicleChange,
  fed: Vehicle,
): Promise<SavedEdits> {
  requireWhole(area);
  const saved = await area.commit((trx) => saveWithin(trx, area, change, fed));
  requireWhole(area);
  return saved;
}

async function saveWithin(
  trx: Trx,
  area: DatabaseArea<LeadsTables>,
  change: VehicleChange,
  fed: Vehicle,
): Promise<SavedEdits> {
  const { vin, changes } = change;
  const edits = await holdEdits(trx, vin);
  const findEdit = ({ field }: OneChange) =>
    edits.find((it) => it.field === field) ?? null;
  const isStale = changes.some(
    (it) => (findEdit(it)?.revision ?? null) !== it.seenRevision,
  );
  if (isStale) return { status: "stale", edits };
  // To take back what nobody said changes nothing.
  const real = changes.filter(
    (it) => it.edit !== null || findEdit(it) !== null,
  );
  if (real.length === 0) return { status: "saved", edits };
  await writeChanges(trx, area, { change, changes: real, edits, fed });
  return { status: "saved", edits: await listFieldEdits(trx, vin) };
}

/** What is edited of a vehicle. Editors take turns: the row of the version stays theirs until the commit. */
export async function holdEdits(
  trx: Trx,
  vin: string,
): Promise<readonly FieldEdit[]> {
  await raiseEditsVersion(trx, 0);
  return listFieldEdits(trx, vin);
}

interface Writing {
  readonly change: Deed;
  readonly changes: readonly AskedChange[];
  /** Those of before. */
  readonly edits: readonly FieldEdit[];
  readonly fed: Vehicle;
}

/** Lists and other processes follow them after the commit. */
export async function writeChanges(
  trx: Trx,
  area: DatabaseArea<LeadsTables>,
  { change, changes, edits, fed }: Writing,
): Promise<void> {
  const { vin, nowMs } = change;
  const version = await raiseEditsVersion(trx, 1);
  for (const one of changes) {
    const before = edits.find((it) => it.field === one.field) ?? null;
    await saveOne(trx, { change, one, before, fed, version });
  }
  await trx
    .insertInto("edited_vehicles")
    .values({ vin, changed_at_ms: nowMs, version })
    .onConflict((conflict) =>
      conflict.column("vin").doUpdateSet({ changed_at_ms: nowMs, version }),
    )
    .execute();
  await area.announce(trx, INVENTORY_CHANNEL);
}

interface OneSaving {
  readonly change: Deed;
  readonly one: AskedChange;
  readonly before: FieldEdit | null;
  readonly fed: Vehicle;
  readonly version: number;
}

async function saveOne(
  trx: Trx,
  { change, one, before, fed, version }: OneSaving,
): Promise<void> {
  const { vin, by, nowMs } = change;
  const { field, edit } = one;
  const feedSays = EDIT_TABLE[field].getFeedValue(fed);
  await trx
    .deleteFrom("vehicle_edits")
    .where("vin", "=", vin)
    .where("field", "=", field)
    .execute();
  if (edit !== null)
    await trx
      .insertInto("vehicle_edits")
      .values({
        vin,
        field,
        value: JSON.stringify(edit.value),
        feed_said: JSON.stringify(feedSays),
        reason: edit.reason,
        person_id: by.personId,
        person_name: by.name,
        at_ms: nowMs,
        revision: version,
      })
      .execute();
  if (one.field === "salePriceCents")
    await trx
      .insertInto("edited_prices")
      .values({
        vin,
        at_ms: nowMs,
        is_feed: one.edit === null ? 1 : 0,
        sale_price_cents: one.edit?.value ?? null,
      })
      .execute();
  await insertAuditEntry(trx, {
    atMs: nowMs,
    by,
    storeId: fed.storeId,
    action: edit === null ? "vehicle.restored" : "vehicle.changed",
    subject: vin,
    before: { [field]: before === null ? feedSays : before.value },
    after: {
      [field]: edit === null ? feedSays : edit.value,
      ...(edit !== null && edit.reason !== null && { reason: edit.reason }),
    },
  });
}

async function raiseEditsVersion(trx: Trx, by: 0 | 1): Promise<number> {
  const { version } = await trx
    .updateTable("vehicle_edits_version")
    .set(({ eb }) => ({ version: eb("version", "+", by) }))
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

import type { Kysely, Transaction } from "kysely";
import type { InventoryTables } from "#app/adapters/database/tables/tables.server.ts";
import { MOST_CHANGES } from "#app/domain/inventory/inventory-mark.ts";

/** Whoever is further behind reads everything anew. */
const VERSIONS_KEPT = 200;

/** With each change of the inventory: the version rises, and it is kept whose change it was. */
export async function raiseVersion(
  trx: Transaction<InventoryTables>,
  /** None is no change; null is more than anybody counted. */
  changedVins: readonly string[] | null,
): Promise<number> {
  const by = changedVins?.length === 0 ? 0 : 1;
  const { version } = await trx
    .updateTable("inventory_version")
    .set(({ eb }) => ({ version: eb("version", "+", by) }))
    .returning("version")
    .executeTakeFirstOrThrow();
  if (by === 0) return version;
  const isFew = changedVins !== null && changedVins.length <= MOST_CHANGES;
  const vins = isFew ? JSON.stringify(changedVins) : null;
  await trx
    .insertInto("changed_vehicles")
    .values({ version, vins })
    .onConflict((conflict) => conflict.column("version").doUpdateSet({ vins }))
    .execute();
  await trx
    .deleteFrom("changed_vehicles")
    .where("version", "<=", version - VERSIONS_KEPT)
    .execute();
  return version;
}

/** Null where a version in between told of too many, or of nothing. */
export async function listChangedVins(
  db: Kysely<InventoryTables>,
  above: number,
  upTo: number,
): Promise<readonly string[] | null> {
  if (above === upTo) return [];
  if (above > upTo || upTo - above > VERSIONS_KEPT) return null;
  const versions = await db
    .selectFrom("changed_vehicles")
    .select("vins")
    .where("version", ">", above)
    .where("version", "<=", upTo)
    .execute();
  if (versions.length < upTo - above) return null;
  const all = new Set<string>();
  for (const { vins } of versions) {
    if (vins === null) return null;
    const changed: string[] = JSON.parse(vins);
    for (const vin of changed) all.add(vin);
  }
  return [...all];
}

import type { Kysely } from "kysely";
import type { Clock, Log } from "#app/ports.ts";
import type { MigratableArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { MigrationFile } from "./migration-files.server.ts";
import type { MigrationTables } from "#app/adapters/database/tables/tables.server.ts";

interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** This migrates an area in one transaction; several processes may start at once. */
export async function migrateArea(
  area: MigratableArea,
  files: readonly MigrationFile[],
  { clock, log }: { clock: Clock; log: Log },
): Promise<void> {
  await area.migrateExclusively(async (trx, runScript) => {
    await createBookkeeping(trx);
    const applied = await trx
      .selectFrom("schema_migrations")
      .select(["number", "name", "checksum"])
      .where("area", "=", area.name)
      .orderBy("number")
      .execute();
    requireSameHistory(area.label, applied, files);
    for (const file of files.slice(applied.length)) {
      await runScript(file.script);
      await trx
        .insertInto("schema_migrations")
        .values({
          area: area.name,
          number: file.number,
          name: file.name,
          checksum: file.checksum,
          applied_at_ms: clock.nowMs(),
        })
        .execute();
      log.info("database.migrated", { area: area.name, migration: file.name });
    }
  });
}

async function createBookkeeping(db: Kysely<MigrationTables>): Promise<void> {
  await db.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("area", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("checksum", "text", (column) => column.notNull())
    .addColumn("applied_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("schema_migrations_key", ["area", "number"])
    .execute();
}

function requireSameHistory(
  label: string,
  applied: readonly AppliedMigration[],
  files: readonly MigrationFile[],
): void {
  const newest = applied.at(-1);
  if (newest !== undefined && applied.length > files.length) {
    throw new Error(
      `${label} was written by a newer version of Forecourt (it has migration ${newest.name}, this version ends with ${files.at(-1)?.name ?? "none"}). Run that version, or restore the backup made before it.`,
    );
  }
  for (const [index, migration] of applied.entries()) {
    const file = files[index];
    if (file?.checksum !== migration.checksum) {
      throw new Error(
        `Migration ${migration.name} was changed after it was applied to ${label}. Restore the file as it was and put the change into a new migration.`,
      );
    }
  }
}

import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import path from "node:path";
import type { MigratableArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { MigrationTables } from "#app/adapters/database/tables/tables.server.ts";
import type { Clock, Log } from "#app/ports.ts";

interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** Several processes may start at once, so an area is migrated in one transaction. */
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

export interface MigrationFile {
  /** Numbers start at 1 and have no gap. */
  readonly number: number;
  readonly name: string;
  readonly script: string;
  /** The script's line ends do not change its SHA-256. */
  readonly checksum: string;
}

/** Works from a build, too. */
export function findMigrationsDir(): string {
  const packageFile = findPackageJSON("..", import.meta.url);
  if (packageFile === undefined) {
    throw new Error("There is no package.json above the running code.");
  }
  return path.join(path.dirname(packageFile), "db", "migrations");
}

/** Files are named `0001-what-it-does.sql` and come in order. */
export async function readMigrationFiles(
  folder: string,
): Promise<readonly MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  const files = names.sort().map((name, index) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
    if (number !== index + 1) {
      throw new Error(
        `${path.join(folder, name)}: migrations are called 0001-what-it-does.sql and numbered without gaps.`,
      );
    }
    return { number, name };
  });
  return Promise.all(
    files.map(async ({ number, name }) => {
      const text = await readFile(path.join(folder, name), "utf8");
      const script = text.replaceAll("\r\n", "\n");
      const checksum = createHash("sha256").update(script).digest("hex");
      return { number, name: path.basename(name, ".sql"), script, checksum };
    }),
  );
}

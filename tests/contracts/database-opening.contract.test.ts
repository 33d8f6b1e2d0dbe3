import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import SqliteHandle from "better-sqlite3";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { requireDurableSettings } from "#app/adapters/database/dialects/sqlite.server.ts";
import { findMigrationsDir } from "#app/adapters/database/migrate.server.ts";
import {
  type OpenedDatabase,
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
  testOnPostgres,
} from "./every-database.ts";
import {
  anImport,
  listVins,
  vehiclesNumbered,
  buildVin,
} from "./import-requests.ts";

const MIGRATIONS = {
  inventory: listMigrations("inventory"),
  leads: listMigrations("leads"),
};
/** What the log says of a fresh database. */
const MIGRATED = Object.values(MIGRATIONS)
  .flat()
  .map(() => "database.migrated");

const FIRST = "0001-vehicles.sql";
const LAST = MIGRATIONS.inventory.at(-1);
const NEXT = numbered(MIGRATIONS.inventory.length + 1, "next");
const AFTER_NEXT = numbered(MIGRATIONS.inventory.length + 2, "after-next");

testOnEveryDatabase(
  "opening migrates each area once and says so",
  async ({ database, events, place }) => {
    expect(events).toEqual(MIGRATED);
    for (const area of [database.inventory, database.leads]) {
      const names = await sql<{ area: string; name: string }>`
        SELECT area, name FROM schema_migrations WHERE area = ${area.name} ORDER BY number
      `.execute(
        area === database.leads ? database.leads.db : database.inventory.db,
      );
      expect(names.rows).toEqual(
        MIGRATIONS[area.name].map((name) => ({ area: area.name, name })),
      );
      expect(area.dialect).toBe(place.kind);
    }
  },
  { isEmpty: true },
);

testOnEveryStoredDatabase(
  "what was written is there when it is opened again",
  async ({ store, openAgain, events }) => {
    await store.commitImport(anImport(vehiclesNumbered([1])));
    await openAgain();
    expect(await listVins(store)).toEqual([buildVin(1)]);
    expect(events).toEqual(MIGRATED);
  },
  { isEmpty: true },
);

testOnEveryStoredDatabase(
  "several openers at once apply a new migration once",
  async (opened) => {
    const migrationsDir = await copyMigrations();
    await writeMigration(
      migrationsDir,
      opened,
      NEXT,
      "CREATE TABLE extra (id integer);\nINSERT INTO extra VALUES (1);\nUPDATE inventory_version SET version = version + 1;",
    );
    await Promise.all([1, 2, 3, 4].map(() => opened.openAgain(migrationsDir)));
    expect(await opened.store.readVersion()).toBe(1);
    expect(opened.events).toEqual([...MIGRATED, "database.migrated"]);
  },
  { isEmpty: true },
);

test("SQLite file: several processes that start at once on an empty directory all come up", async () => {
  const dataDir = await makeFolder();
  const script = `
    import { openDatabase } from "#app/adapters/database/open-database.server.ts";
    const quiet = () => {};
    const database = await openDatabase(
      { kind: "sqlite", dataDir: process.env.DATA_DIR },
      { clock: { nowMs: () => 1 }, log: { debug: quiet, info: quiet, warn: quiet, error: quiet } },
    );
    await database.close();
    console.log("opened");
  `;
  const starts = [1, 2, 3].map(() =>
    promisify(execFile)(
      process.execPath,
      ["--input-type=module", "-e", script],
      { cwd: process.cwd(), env: { ...process.env, DATA_DIR: dataDir } },
    ),
  );
  for (const { stdout } of await Promise.all(starts)) {
    expect(stdout).toBe("opened\n");
  }
});

testOnEveryStoredDatabase(
  "a migration that fails changes nothing",
  async (opened) => {
    const migrationsDir = await copyMigrations();
    await writeMigration(
      migrationsDir,
      opened,
      NEXT,
      "CREATE TABLE extra (id integer);\nINSERT INTO missing VALUES (1);",
    );
    await expect(opened.openAgain(migrationsDir)).rejects.toThrow("missing");
    await writeMigration(
      migrationsDir,
      opened,
      NEXT,
      "CREATE TABLE extra (id integer);",
    );
    await opened.openAgain(migrationsDir);
    expect(await opened.store.readVersion()).toBe(0);
  },
);

testOnEveryStoredDatabase(
  "a migration changed after it was applied is refused, other line ends are not a change",
  async (opened) => {
    const migrationsDir = await copyMigrations();
    const file = path.join(
      migrationsDir,
      opened.place.kind,
      "inventory",
      FIRST,
    );
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll("\n", "\r\n"));
    await opened.openAgain(migrationsDir);
    await writeFile(file, `${text}\n-- changed`);
    await expect(opened.openAgain(migrationsDir)).rejects.toThrow(
      "Migration 0001-vehicles was changed after it was applied",
    );
  },
);

testOnEveryStoredDatabase(
  "a database written by a newer version is refused",
  async (opened) => {
    const migrationsDir = await copyMigrations();
    await writeMigration(
      migrationsDir,
      opened,
      NEXT,
      "CREATE TABLE extra (id integer);",
    );
    await opened.openAgain(migrationsDir);
    await expect(opened.openAgain()).rejects.toThrow(
      `was written by a newer version of Forecourt (it has migration ${path.basename(NEXT, ".sql")}, this version ends with ${LAST})`,
    );
  },
);

testOnEveryStoredDatabase(
  "migrations are numbered without gaps",
  async (opened) => {
    const migrationsDir = await copyMigrations();
    await writeMigration(migrationsDir, opened, AFTER_NEXT, "SELECT 1;");
    await expect(opened.openAgain(migrationsDir)).rejects.toThrow(
      "numbered without gaps",
    );
  },
);

testOnEveryDatabase(
  "closing waits for the running transaction",
  async ({ database }) => {
    const entered = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const running = database.inventory
      .runExclusively(async (trx) => {
        entered.resolve();
        await gate.promise;
        await trx
          .updateTable("inventory_version")
          .set({ version: 5 })
          .execute();
      })
      .then(() => order.push("committed"));
    await entered.promise;
    const closing = database.close().then(() => order.push("closed"));
    gate.resolve();
    await Promise.all([running, closing]);
    expect(order).toEqual(["committed", "closed"]);
  },
);

testOnPostgres(
  "a server that answers before its log is on the disk is asked to wait for it, and a stricter one is left alone",
  async ({ database, openAgain }) => {
    const { db } = database.inventory;
    const { rows } = await sql<{ name: string }>`
      SELECT current_database() AS name`.execute(db);
    for (const [setting, found] of [
      ["off", "on"],
      ["remote_apply", "remote_apply"],
    ] as const) {
      await sql`ALTER DATABASE ${sql.id(rows[0]?.name ?? "")} SET synchronous_commit = ${sql.lit(setting)}`.execute(
        db,
      );
      const { inventory, leads } = await openAgain();
      for (const area of [inventory, leads])
        expect(
          await sql`SHOW synchronous_commit`.execute(area.db),
        ).toMatchObject({ rows: [{ synchronous_commit: found }] });
    }
  },
);

test("both SQLite files are opened with WAL, full synchronous writes and foreign keys", async () => {
  const dataDir = await makeFolder();
  const { openSqliteArea } =
    await import("#app/adapters/database/dialects/sqlite.server.ts");
  for (const name of ["inventory", "leads"] as const) {
    const area = await openSqliteArea(name, path.join(dataDir, "made"));
    const read = async (pragma: string) =>
      (await sql.raw(`PRAGMA ${pragma}`).execute(area.db)).rows;
    expect(await read("journal_mode")).toEqual([{ journal_mode: "wal" }]);
    expect(await read("synchronous")).toEqual([{ synchronous: 2 }]);
    expect(await read("foreign_keys")).toEqual([{ foreign_keys: 1 }]);
    await area.close();
  }
});

test("a SQLite handle that does not write through is refused", async () => {
  const file = path.join(await makeFolder(), "weak.sqlite");
  const handle = new SqliteHandle(file);
  onTestFinished(() => {
    handle.close();
  });
  handle.pragma("journal_mode = WAL");
  handle.pragma("foreign_keys = ON");
  handle.pragma("synchronous = NORMAL");
  expect(() => requireDurableSettings(handle, file)).toThrow(
    "SQLite reports synchronous = 1, 2 is needed",
  );
  handle.pragma("synchronous = FULL");
  expect(() => requireDurableSettings(handle, file)).not.toThrow();
  handle.pragma("journal_mode = DELETE");
  expect(() => requireDurableSettings(handle, file)).toThrow(
    "SQLite reports journal_mode = delete",
  );
});

test("the same migrations exist for both databases", async () => {
  const { readMigrationFiles } =
    await import("#app/adapters/database/migrate.server.ts");
  for (const area of ["inventory", "leads"]) {
    const [sqlite, postgres] = await Promise.all(
      ["sqlite", "postgres"].map(async (dialect) =>
        (
          await readMigrationFiles(
            path.join(findMigrationsDir(), dialect, area),
          )
        ).map(({ name }) => name),
      ),
    );
    expect(sqlite).toEqual(postgres);
  }
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-opening-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function copyMigrations(): Promise<string> {
  const folder = await makeFolder();
  await cp(findMigrationsDir(), folder, { recursive: true });
  return folder;
}

async function writeMigration(
  migrationsDir: string,
  { place }: OpenedDatabase,
  name: string,
  script: string,
): Promise<void> {
  const folder = path.join(migrationsDir, place.kind, "inventory");
  await writeFile(path.join(folder, name), script);
}

function numbered(number: number, name: string): string {
  return `${String(number).padStart(4, "0")}-${name}.sql`;
}

/** The same ones for either database. */
function listMigrations(area: "inventory" | "leads"): readonly string[] {
  return readdirSync(path.join(findMigrationsDir(), "sqlite", area))
    .filter((name) => name.endsWith(".sql"))
    .map((name) => path.basename(name, ".sql"))
    .sort();
}

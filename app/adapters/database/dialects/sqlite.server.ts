import { mkdirSync } from "node:fs";
import path from "node:path";
import SqliteHandle from "better-sqlite3";
import { Kysely } from "kysely";
import type { MigrationTables } from "#app/adapters/database/tables/tables.server.ts";
import type {
  AreaName,
  DatabaseArea,
  RunCommitted,
} from "#app/adapters/database/tables/database-area.server.ts";
import {
  beginWhenFree,
  ImmediateSqliteDialect,
  retryWhileBusy,
} from "./immediate-sqlite-dialect.server.ts";
import { keepStatements } from "./kept-statements.server.ts";
import { watchFile } from "./kept-file.server.ts";
import { commitTogether } from "./shared-commits.server.ts";

/** SQLite's own waiting blocks the thread, and every page with it: all waiting is ours. */
const BUSY_TIMEOUT_MS = 0;
/** An import may hold the inventory for a while; a lead is written in milliseconds. */
const LOCK_WAIT_MS: Record<AreaName, number> = {
  inventory: 300_000,
  leads: 15_000,
};
const SYNCHRONOUS_FULL = 2;
/** With SQLite's own 2 MB a large import reads its index pages again and again. */
const PAGE_CACHE_KIB = 16_384;
/** The log of a large import shrinks to this size afterwards. */
const LARGEST_IDLE_WAL_BYTES = 67_108_864;

/** Opens `{dataDir}/{name}.sqlite`; ":memory:" is only in memory. */
export async function openSqliteArea<Tables>(
  name: AreaName,
  dataDir: string,
): Promise<DatabaseArea<Tables>> {
  const isInMemory = dataDir === ":memory:";
  const file = isInMemory ? dataDir : path.join(dataDir, `${name}.sqlite`);
  if (!isInMemory) mkdirSync(dataDir, { recursive: true, mode: 0o750 });
  const handle = await openHandle(file, LOCK_WAIT_MS[name]);
  const dialect = new ImmediateSqliteDialect({
    database: keepStatements(handle),
  });
  const db = new Kysely<Tables>({ dialect });
  const runExclusively: RunCommitted<Tables> = (work) =>
    beginWhenFree(LOCK_WAIT_MS[name], () => db.transaction().execute(work));
  return {
    name,
    dialect: "sqlite",
    label: isInMemory ? `${name} in memory` : file,
    db,
    bulkDb: db,
    limitsDb: db,
    isShared: false,
    commit: commitTogether(runExclusively),
    runExclusively,
    async migrateExclusively(work) {
      // Rebuilding a table drops it, and with enforcement on that deletes the rows that refer to it.
      handle.pragma("foreign_keys = OFF");
      try {
        const migrating = new Kysely<MigrationTables>({ dialect });
        await beginWhenFree(LOCK_WAIT_MS[name], () =>
          migrating.transaction().execute(async (trx) => {
            await work(trx, async (script) => {
              handle.exec(script);
            });
            requireForeignKeys(handle, file);
          }),
        );
      } finally {
        handle.pragma("foreign_keys = ON");
      }
    },
    // The handle keeps what it prepared.
    planOnce: () => {},
    announce: async () => {},
    listen: () => async () => {},
    findFault: isInMemory ? () => null : watchFile(file),
    async close() {
      if (!handle.open) return;
      // Our turn on the one connection comes after the running transaction.
      await db.connection().execute(async () => {});
      handle.close();
    },
  };
}

async function openHandle(
  file: string,
  lockWaitMs: number,
): Promise<SqliteHandle> {
  const handle = new SqliteHandle(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    await retryWhileBusy(lockWaitMs, () => {
      handle.pragma("journal_mode = WAL");
      handle.pragma("synchronous = FULL");
      handle.pragma("foreign_keys = ON");
      handle.pragma(`cache_size = -${PAGE_CACHE_KIB}`);
      handle.pragma(`journal_size_limit = ${LARGEST_IDLE_WAL_BYTES}`);
      handle.prepare("SELECT count(*) FROM sqlite_schema").all([]);
    });
    requireDurableSettings(handle, file);
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}

/** Call this after the first page was read: only then does SQLite report the settings it really uses. */
export function requireDurableSettings(
  handle: Pick<SqliteHandle, "pragma">,
  file: string,
): void {
  const expected = {
    journal_mode: file === ":memory:" ? "memory" : "wal",
    synchronous: SYNCHRONOUS_FULL,
    foreign_keys: 1,
  };
  for (const [name, value] of Object.entries(expected)) {
    const found = handle.pragma(name, { simple: true });
    if (found !== value) {
      throw new Error(
        `${file} cannot keep data safe: SQLite reports ${name} = ${String(found)}, ${value} is needed. Put the data directory on a local disk.`,
      );
    }
  }
}

function requireForeignKeys(handle: SqliteHandle, file: string): void {
  const violations = handle.pragma("foreign_key_check");
  if (Array.isArray(violations) && violations.length > 0) {
    throw new Error(
      `The migration of ${file} would leave ${violations.length} rows that refer to nothing. Nothing was changed.`,
    );
  }
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject, test } from "vitest";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import {
  type Database,
  openDatabase,
} from "#app/adapters/database/open-database.server.ts";
import type { Log } from "#app/ports.ts";
import type { FeedInventory } from "#app/ports/inventory-ports.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";

export interface OpenedDatabase {
  readonly place: DatabasePlace;
  readonly database: Database;
  readonly store: FeedInventory;
  readonly clock: { ms: number; nowMs(): number };
  /** Events that were logged, oldest first. */
  readonly events: readonly string[];
  readonly log: Log;
  /** The same place once more, as another process would open it; closed after the test. */
  openAgain(migrationsDir?: string): Promise<Database>;
  /** Whatever holds a connection of its own is closed by it before the place is cleared, which waits for all of them. */
  closeAfterwards(close: () => Promise<void>): void;
}

interface Ground {
  readonly place: DatabasePlace;
  clear(): Promise<void>;
}

const postgres = inject("postgres") ?? {
  missing: "tests/support/postgres-global-setup.ts did not run",
};

interface GroundOptions {
  /** Every migration is still to come; else PostgreSQL has them already, so that a test need not wait for them. */
  readonly isEmpty?: boolean;
}

const GROUNDS: Record<string, (options: GroundOptions) => Promise<Ground>> = {
  "SQLite in memory": async () => ({
    place: { kind: "sqlite", dataDir: ":memory:" },
    clear: async () => {},
  }),
  "SQLite file": async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-database-"));
    return {
      place: { kind: "sqlite", dataDir },
      clear: () => rm(dataDir, { recursive: true }),
    };
  },
  PostgreSQL: async ({ isEmpty = false }) => {
    if ("missing" in postgres) throw new Error(postgres.missing);
    const { url, drop } = await createPostgresDatabase(
      postgres.url,
      isEmpty ? null : postgres.template,
    );
    return { place: { kind: "postgres", url }, clear: drop };
  },
};

/** The rule must hold on every database. */
export function testOnEveryDatabase(
  rule: string,
  check: (opened: OpenedDatabase) => Promise<void>,
  options: GroundOptions = {},
): void {
  register(Object.keys(GROUNDS), rule, check, options);
}

/** For rules about several processes, which cannot meet in one process's memory. */
export function testOnEveryStoredDatabase(
  rule: string,
  check: (opened: OpenedDatabase) => Promise<void>,
  options: GroundOptions = {},
): void {
  register(["SQLite file", "PostgreSQL"], rule, check, options);
}

export function testOnPostgres(
  rule: string,
  check: (opened: OpenedDatabase) => Promise<void>,
): void {
  register(["PostgreSQL"], rule, check, {});
}

function register(
  names: readonly string[],
  rule: string,
  check: (opened: OpenedDatabase) => Promise<void>,
  options: GroundOptions,
): void {
  for (const name of names) {
    const layGround = GROUNDS[name];
    if (layGround === undefined) throw new Error(`No database is "${name}".`);
    const missing =
      name === "PostgreSQL" && "missing" in postgres
        ? postgres.missing.split("\n")[0]
        : null;
    test.skipIf(missing !== null)(
      missing === null
        ? `${name}: ${rule}`
        : `${name}: ${rule} (skipped: ${missing})`,
      () => onGround(() => layGround(options), check),
    );
  }
}

async function onGround(
  layGround: () => Promise<Ground>,
  check: (opened: OpenedDatabase) => Promise<void>,
): Promise<void> {
  const ground = await layGround();
  const clock = {
    ms: Date.UTC(2026, 10, 1),
    nowMs() {
      return this.ms;
    },
  };
  const events: string[] = [];
  const record = (event: string): void => {
    events.push(event);
  };
  const log: Log = { debug: record, info: record, warn: record, error: record };
  const opened: Database[] = [];
  const closings: (() => Promise<void>)[] = [];
  const open = async (options: { migrationsDir?: string }) => {
    const database = await openDatabase(ground.place, {
      clock,
      log,
      ...options,
    });
    opened.push(database);
    return database;
  };
  try {
    const database = await open({});
    await check({
      place: ground.place,
      database,
      store: createInventoryStore(database.inventory, clock),
      clock,
      events,
      log,
      openAgain: (migrationsDir) =>
        open(migrationsDir === undefined ? {} : { migrationsDir }),
      closeAfterwards: (close) => void closings.push(close),
    });
  } finally {
    for (const close of closings) await close();
    for (const database of opened) await database.close();
    await ground.clear();
  }
}

import path from "node:path";
import type { Clock, Log } from "#app/ports.ts";
import type { DatabaseArea } from "./database-area.server.ts";
import type { DatabasePlace } from "./database-place.server.ts";
import { connectPostgres } from "./dialects/postgres.server.ts";
import { openSqliteArea } from "./dialects/sqlite.server.ts";
import { migrateArea } from "./migrate.server.ts";
import {
  findMigrationsDir,
  readMigrationFiles,
} from "./migration-files.server.ts";
import type { InventoryTables, LeadsTables } from "./tables.server.ts";

export interface Database {
  readonly inventory: DatabaseArea<InventoryTables>;
  readonly leads: DatabaseArea<LeadsTables>;
  /** Waits for running transactions. */
  close(): Promise<void>;
}

interface OpenOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly migrationsDir?: string;
}

/** Opens everything, checks that it keeps data safe, and migrates it; or throws saying why not. */
export async function openDatabase(
  place: DatabasePlace,
  { clock, log, migrationsDir = findMigrationsDir() }: OpenOptions,
): Promise<Database> {
  const database = await openAreas(place, log);
  try {
    for (const area of [database.inventory, database.leads]) {
      const files = await readMigrationFiles(
        path.join(migrationsDir, place.kind, area.name),
      );
      await migrateArea(area, files, { clock, log });
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openAreas(place: DatabasePlace, log: Log): Promise<Database> {
  if (place.kind === "postgres") {
    const server = connectPostgres(place.url, log);
    return join(server.area("inventory"), server.area("leads"));
  }
  const inventory = await openSqliteArea<InventoryTables>(
    "inventory",
    place.dataDir,
  );
  try {
    return join(inventory, await openSqliteArea("leads", place.dataDir));
  } catch (error) {
    await inventory.close();
    throw error;
  }
}

function join(
  inventory: DatabaseArea<InventoryTables>,
  leads: DatabaseArea<LeadsTables>,
): Database {
  return {
    inventory,
    leads,
    async close() {
      await inventory.close();
      await leads.close();
    },
  };
}

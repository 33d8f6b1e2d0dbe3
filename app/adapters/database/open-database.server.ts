import path from "node:path";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import {
  type OpenAreas,
  openAreas,
} from "#app/adapters/database/dialects/open-areas.server.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";
import {
  findMigrationsDir,
  migrateArea,
  readMigrationFiles,
} from "./migrate.server.ts";

export interface Database extends OpenAreas {
  /** Waits for running transactions. */
  close(): Promise<void>;
}

interface OpenOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly migrationsDir?: string;
}

/** Every area is checked to keep data safe, and migrated; the error says why when it cannot be. */
export async function openDatabase(
  place: DatabasePlace,
  { clock, log, migrationsDir = findMigrationsDir() }: OpenOptions,
): Promise<Database> {
  const areas = await openAreas(place, log);
  const close = async () => {
    await areas.inventory.close();
    await areas.leads.close();
  };
  try {
    for (const area of [areas.inventory, areas.leads]) {
      const files = await readMigrationFiles(
        path.join(migrationsDir, place.kind, area.name),
      );
      await migrateArea(area, files, { clock, log });
    }
    return { ...areas, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Each database is asked for a little of what it holds. */
export async function listUnreadyParts(
  { leads }: Pick<Database, "leads">,
  inventory: Pick<InventoryStore, "readVersion">,
): Promise<string[]> {
  const parts = {
    "inventory database": inventory.readVersion(),
    "leads database": leads.db
      .selectFrom("leads")
      .select("id")
      .limit(1)
      .execute(),
  };
  const answers = await Promise.allSettled(Object.values(parts));
  return Object.keys(parts).filter(
    (_, index) => answers[index]?.status === "rejected",
  );
}

import path from "node:path";
import type { Clock, Log } from "#app/ports.ts";
import type { DatabasePlace } from "./dialects/database-place.server.ts";
import { type OpenAreas, openAreas } from "./dialects/open-areas.server.ts";
import { migrateArea } from "./migrate.server.ts";
import {
  findMigrationsDir,
  readMigrationFiles,
} from "./migration-files.server.ts";

export interface Database extends OpenAreas {
  /** This waits for running transactions. */
  close(): Promise<void>;
}

interface OpenOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly migrationsDir?: string;
}

/**
 * This opens every area, checks that it keeps data safe, and migrates it; it throws an error that says why when it
 * cannot.
 */
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

import type { Log } from "#app/ports.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type {
  InventoryTables,
  LeadsTables,
} from "#app/adapters/database/tables/tables.server.ts";
import type { DatabasePlace } from "./database-place.server.ts";
import { connectPostgres } from "./postgres.server.ts";
import { openSqliteArea } from "./sqlite.server.ts";

/** Both areas of a database; their tables may be out of date. */
export interface OpenAreas {
  readonly inventory: DatabaseArea<InventoryTables>;
  readonly leads: DatabaseArea<LeadsTables>;
}

/** Opens both or neither. */
export async function openAreas(
  place: DatabasePlace,
  log: Log,
): Promise<OpenAreas> {
  if (place.kind === "postgres") {
    const server = connectPostgres(place.url, log);
    return { inventory: server.area("inventory"), leads: server.area("leads") };
  }
  const inventory = await openSqliteArea<InventoryTables>(
    "inventory",
    place.dataDir,
  );
  try {
    return { inventory, leads: await openSqliteArea("leads", place.dataDir) };
  } catch (error) {
    await inventory.close();
    throw error;
  }
}

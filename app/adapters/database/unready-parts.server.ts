import type { InventoryStore } from "#app/ports.ts";
import type { Database } from "./open-database.server.ts";

/** This names the databases that do not answer: each is asked for a little of what it holds. */
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

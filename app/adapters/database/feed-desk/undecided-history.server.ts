import { createImportHistory } from "#app/adapters/database/inventory/import-history.server.ts";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import type { ImportHistory } from "#app/ports/inventory-ports.ts";
import { listDecisions } from "./decision-rows.server.ts";

/** A held run that somebody released or left out waits for nobody: whoever looks for trouble does not see it. */
export function createUndecidedHistory({
  inventory,
  leads,
}: Pick<Database, "inventory" | "leads">): ImportHistory {
  const history = createImportHistory(inventory);
  return {
    ...history,
    async listNewestRuns(runsPerFeed) {
      const runs = await history.listNewestRuns(runsPerFeed);
      const held = runs.filter(({ heldReason }) => heldReason !== null);
      const decisions = await listDecisions(
        leads.db,
        held.map(({ id }) => id),
      );
      return runs.filter(({ id }) => {
        const decision = decisions.get(id);
        return decision === undefined || decision.state === "failed";
      });
    },
  };
}

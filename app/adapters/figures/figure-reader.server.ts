import { setImmediate as yieldToRequests } from "node:timers/promises";
import { listLeadMoments } from "#app/adapters/database/figures/lead-moments.server.ts";
import { createTallyReader } from "#app/adapters/database/figures/tally-reader.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { isOwnStore } from "#app/domain/console/roles.ts";
import {
  type StockFact,
  toStockFact,
} from "#app/domain/figures/stock-figures.ts";
import type { FigureReader } from "#app/ports/figure-ports.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";

type Inventory = Pick<InventoryStore, "listForSale" | "readVersion">;

/** Every car for sale is read once for each version of the inventory. */
export function createFigureReader(
  area: Pick<DatabaseArea<LeadsTables>, "bulkDb">,
  inventory: Inventory,
): FigureReader {
  let read: {
    readonly version: number;
    readonly facts: Promise<readonly StockFact[]>;
  } | null = null;
  return {
    tallies: createTallyReader(area),
    listLeads: (sinceMs, storeIds) => listLeadMoments(area, sinceMs, storeIds),

    async listStock(storeIds) {
      const version = await inventory.readVersion();
      if (read?.version !== version) {
        const facts = readFacts(inventory);
        read = { version, facts };
        // The next who asks tries again.
        facts.catch(() => (read = null));
      }
      const facts = await read.facts;
      return facts.filter((it) => isOwnStore({ storeIds }, it.storeId));
    },
  };
}

async function readFacts({
  listForSale,
}: Inventory): Promise<readonly StockFact[]> {
  const facts: StockFact[] = [];
  for await (const batch of listForSale()) {
    facts.push(...batch.map(toStockFact));
    await yieldToRequests();
  }
  return facts;
}

import type { Clock, ConsentLedger } from "#app/ports.ts";
import { compileConsentWriter, toConsentRows } from "./consent-rows.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

/**
 * The ledger records who agreed to what: rows are added, and the database refuses to change one. The consent that comes
 * with a lead is stored with the lead.
 */
export function createConsentLedger(
  area: DatabaseArea<LeadsTables>,
  clock: Clock,
): ConsentLedger {
  const writer = compileConsentWriter(area);
  return {
    async record(entry) {
      const rows = toConsentRows(entry, clock.nowMs());
      await area.commit((trx) => writer.write(trx, rows));
      writer.noteStored(entry.text);
    },
  };
}

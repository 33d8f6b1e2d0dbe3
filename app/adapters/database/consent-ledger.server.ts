import type { Clock, ConsentLedger } from "#app/ports.ts";
import {
  consentRows,
  insertConsentEntry,
  insertConsentText,
} from "./consent-rows.server.ts";
import type { DatabaseArea } from "./database-area.server.ts";
import { commitTogether, type RunCommitted } from "./lead-commits.server.ts";
import type { LeadsTables } from "./tables.server.ts";

/** Who agreed to what: rows are added, and the database refuses to change one. What comes with a lead is stored with it. */
export function createConsentLedger(
  area: DatabaseArea<LeadsTables>,
  clock: Clock,
  commit: RunCommitted<LeadsTables> = commitTogether(area),
): ConsentLedger {
  /** Hashes of texts that are known to be stored; texts are never deleted. */
  const storedTexts = new Set<string>();
  return {
    async record(entry) {
      const rows = consentRows(entry, clock.nowMs());
      const { text_hash } = rows.text;
      // One statement is a transaction by itself on PostgreSQL; on SQLite it would wait for the disk alone.
      if (storedTexts.has(text_hash) && area.dialect === "postgres")
        return insertConsentEntry(area.db, rows);
      await commit(async (trx) => {
        if (!storedTexts.has(text_hash)) await insertConsentText(trx, rows);
        await insertConsentEntry(trx, rows);
      });
      storedTexts.add(text_hash);
    },
  };
}

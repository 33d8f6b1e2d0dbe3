import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock, ConsentEntry, ConsentLedger } from "#app/ports.ts";
import { cleanText } from "./clean-text.server.ts";
import type { DatabaseArea } from "./database-area.server.ts";
import { commitTogether, type RunCommitted } from "./lead-commits.server.ts";
import type { LeadsTables } from "./tables.server.ts";

/** No browser names itself longer; whatever does is cut. */
const MAX_USER_AGENT_LENGTH = 500;
const MAX_PATH_LENGTH = 2000;

/** Who agreed to what: rows are added, and the database refuses to change one. */
export function createConsentLedger(
  area: DatabaseArea<LeadsTables>,
  clock: Clock,
  commit: RunCommitted<LeadsTables> = commitTogether(area),
): ConsentLedger {
  /** Hashes of texts that are known to be stored; texts are never deleted. */
  const storedTexts = new Set<string>();
  return {
    async record(entry) {
      const textHash = hash("sha256", entry.text);
      const atMs = clock.nowMs();
      // One statement is a transaction by itself on PostgreSQL; on SQLite it would wait for the disk alone.
      if (storedTexts.has(textHash) && area.dialect === "postgres")
        return insertEntry(area.db, entry, textHash, atMs);
      await commit(async (trx) => {
        if (!storedTexts.has(textHash))
          await trx
            .insertInto("consent_texts")
            .values({ text_hash: textHash, text: cleanText(entry.text) })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        await insertEntry(trx, entry, textHash, atMs);
      });
      storedTexts.add(textHash);
    },
  };
}

async function insertEntry(
  db: Kysely<LeadsTables>,
  { kind, visitorId, textVersion, choice, path, client }: ConsentEntry,
  textHash: string,
  atMs: number,
): Promise<void> {
  await db
    .insertInto("consent_entries")
    .values({
      at_ms: atMs,
      kind,
      visitor_id: visitorId,
      text_version: cleanText(textVersion),
      text_hash: textHash,
      choice: cleanText(choice),
      path: cleanText(path.slice(0, MAX_PATH_LENGTH)),
      client_address: client.address,
      user_agent: cleanText(client.userAgent.slice(0, MAX_USER_AGENT_LENGTH)),
    })
    .execute();
}

import { hash } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { ConsentEntry } from "#app/ports.ts";
import { cleanText } from "./clean-text.server.ts";
import type { ConsentTables } from "./consent-tables.server.ts";
import type { LeadsTables } from "./tables.server.ts";

/** No browser names itself longer; whatever does is cut. */
const MAX_USER_AGENT_LENGTH = 500;
const MAX_PATH_LENGTH = 2000;

export interface ConsentRows {
  readonly text: Insertable<ConsentTables["consent_texts"]>;
  readonly entry: Insertable<ConsentTables["consent_entries"]>;
}

/** One entry of the ledger as its tables take it. */
export function consentRows(
  { kind, visitorId, text, textVersion, choice, path, client }: ConsentEntry,
  atMs: number,
): ConsentRows {
  const textHash = hash("sha256", text);
  return {
    text: { text_hash: textHash, text: cleanText(text) },
    entry: {
      at_ms: atMs,
      kind,
      visitor_id: visitorId,
      text_version: cleanText(textVersion),
      text_hash: textHash,
      choice: cleanText(choice),
      path: cleanText(path.slice(0, MAX_PATH_LENGTH)),
      client_address: client.address,
      user_agent: cleanText(client.userAgent.slice(0, MAX_USER_AGENT_LENGTH)),
    },
  };
}

type Inserts = Pick<Kysely<LeadsTables>, "insertInto">;

/** Every text stands once. */
export async function insertConsentText(
  db: Inserts,
  { text }: ConsentRows,
): Promise<void> {
  await db
    .insertInto("consent_texts")
    .values(text)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertConsentEntry(
  db: Inserts,
  { entry }: ConsentRows,
): Promise<void> {
  await db.insertInto("consent_entries").values(entry).execute();
}

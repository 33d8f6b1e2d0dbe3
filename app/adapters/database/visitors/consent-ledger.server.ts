import type { Transaction } from "kysely";
import { hash } from "node:crypto";
import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import {
  compileStatement,
  type CompilingArea,
  type SlotOf,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { Clock } from "#app/ports.ts";
import type { ConsentEntry, ConsentLedger } from "#app/ports/event-ports.ts";

/** No browser sends a longer User-Agent; longer ones are cut. */
const MAX_USER_AGENT_LENGTH = 500;
const MAX_PATH_LENGTH = 2000;

export interface ConsentRows {
  readonly text: LeadsTables["consent_texts"];
  readonly entry: Omit<LeadsTables["consent_entries"], "id">;
}

export function toConsentRows(
  { kind, visitorId, text, textVersion, choice, path, client }: ConsentEntry,
  atMs: number,
): ConsentRows {
  const textHash = toTextHash(text);
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

type LeadsArea = CompilingArea<LeadsTables>;

/** Adds entries to the ledger, each with the text that it is about; every text stands once. */
export interface ConsentWriter {
  write(trx: Transaction<LeadsTables>, rows: ConsentRows): Promise<void>;
  /** Call it after the commit: the text need not be written again, for texts are never deleted. */
  noteStored(text: string): void;
}

export function compileConsentWriter(area: LeadsArea): ConsentWriter {
  const insertText = compileTextInsert(area);
  const insertEntry = compileEntryInsert(area);
  const storedHashes = new Set<string>();
  return {
    async write(trx, { text, entry }) {
      if (!storedHashes.has(text.text_hash)) await insertText(trx, text);
      await insertEntry(trx, entry);
    },
    noteStored: (text) => void storedHashes.add(toTextHash(text)),
  };
}

function compileTextInsert(area: LeadsArea) {
  return compileStatement(area, (db, slot: SlotOf<ConsentRows["text"]>) =>
    db
      .insertInto("consent_texts")
      .values({ text_hash: slot("text_hash"), text: slot("text") })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

function compileEntryInsert(area: LeadsArea) {
  return compileStatement(area, (db, slot: SlotOf<ConsentRows["entry"]>) =>
    db.insertInto("consent_entries").values({
      at_ms: slot("at_ms"),
      kind: slot("kind"),
      visitor_id: slot("visitor_id"),
      text_version: slot("text_version"),
      text_hash: slot("text_hash"),
      choice: slot("choice"),
      path: slot("path"),
      client_address: slot("client_address"),
      user_agent: slot("user_agent"),
    }),
  );
}

function toTextHash(text: string): string {
  return hash("sha256", text);
}

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
      requireWhole(area);
      const rows = toConsentRows(entry, clock.nowMs());
      await area.commit((trx) => writer.write(trx, rows));
      writer.noteStored(entry.text);
    },
  };
}

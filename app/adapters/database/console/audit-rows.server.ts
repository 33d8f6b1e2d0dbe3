import type { Selectable, Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AuditEntry } from "#app/domain/console/audit-entry.ts";
import type { PeopleChange, RecordedEntry } from "#app/ports/console-ports.ts";

/** In the transaction that makes the change: neither is there without the other. */
export async function insertAuditEntry(
  trx: Transaction<LeadsTables>,
  { atMs, by, storeId, action, subject, before, after }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto("console_audit")
    .values({
      at_ms: atMs,
      person_id: by.personId,
      person_name: by.name,
      store_id: storeId,
      action,
      subject,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

type PeopleAction = Extract<
  AuditEntry["action"],
  `${"person" | "passkey" | "session"}.${string}`
>;

/** Of the console's people, who belong to no store. */
export function insertPeopleEntry(
  trx: Transaction<LeadsTables>,
  action: PeopleAction,
  personId: string,
  { by, nowMs }: PeopleChange,
  change: Pick<AuditEntry, "before" | "after"> = { before: null, after: null },
): Promise<void> {
  return insertAuditEntry(trx, {
    atMs: nowMs,
    by,
    storeId: null,
    action,
    subject: personId,
    ...change,
  });
}

export function toRecordedEntry(
  row: Selectable<LeadsTables["console_audit"]>,
): RecordedEntry {
  return {
    id: row.id,
    atMs: row.at_ms,
    by: { personId: row.person_id, name: row.person_name },
    storeId: row.store_id,
    action: row.action,
    subject: row.subject,
    before: JSON.parse(row.before),
    after: JSON.parse(row.after),
  };
}

import { CompiledQuery, type Transaction } from "kysely";
import type {
  AddedLead,
  NewLead,
} from "#app/adapters/outbox/outbox-store.server.ts";
import { cleanText } from "./clean-text.server.ts";
import {
  type ConsentRows,
  consentRows,
  insertConsentText,
} from "./consent-rows.server.ts";
import { insertAttachments, unusedReference } from "./lead-insert.server.ts";
import { formatContent } from "./lead-row.server.ts";
import type { LeadsTables } from "./tables.server.ts";

type LeadTransaction = Transaction<LeadsTables>;

/** What the key has brought, and who has the reference; oldest first. */
const NEAR = `SELECT id, reference, idempotency_key, content_hash FROM leads
  WHERE idempotency_key = ? OR reference = ? ORDER BY id`;
const LEAD = `INSERT INTO leads (
    reference, idempotency_key, content_hash, first_lead_id, type, topic_id, store_id, status, received_at_ms, content
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`;
const DELIVERY = `INSERT INTO outbox (
    lead_id, recipient_id, recipient_name, recipient, format, subject, is_fallback, state, queued_at_ms, due_at_ms,
    attempt_count
  ) VALUES (?, ?, ?, ?, ?, ?, 0, 'waiting', ?, ?, 0)`;
const CONSENT = `INSERT INTO consent_entries (
    at_ms, kind, visitor_id, text_version, text_hash, choice, path, client_address, user_agent
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/**
 * `insertLead` for SQLite, with its statements written out: a query builder takes longer over them than the
 * database does. Every writer waits for its turn there, so nobody else has the key or the reference meanwhile.
 */
export async function insertLeadOnSqlite(
  trx: LeadTransaction,
  lead: NewLead,
  /** Hashes of consent texts that are known to be stored; texts are never deleted. */
  storedTexts: ReadonlySet<string>,
): Promise<AddedLead> {
  const { submission, contentHash, receivedAtMs } = lead;
  const key = cleanText(submission.idempotencyKey);
  const proposed = lead.makeReference();
  const near = await run<{
    id: number;
    reference: string;
    idempotency_key: string;
    content_hash: string;
  }>(trx, NEAR, [key, proposed]);
  const sent = near.filter((it) => it.idempotency_key === key);
  const same = sent.find((it) => it.content_hash === contentHash);
  if (same !== undefined)
    return { reference: same.reference, isRepeated: true };
  const isTaken = near.some((it) => it.reference === proposed);
  const reference = isTaken
    ? await unusedReference(trx, lead.makeReference)
    : proposed;
  const [first] = sent;
  const [added] = await run<{ id: number }>(trx, LEAD, [
    reference,
    key,
    contentHash,
    first?.id ?? null,
    submission.type,
    submission.topicId,
    cleanText(submission.storeId),
    first === undefined ? submission.status : "resend",
    receivedAtMs,
    formatContent(submission),
  ]);
  if (added === undefined) throw new Error("SQLite gave no id of a lead.");
  await insertAttachments(trx, added.id, submission.attachments);
  await insertDeliveries(trx, added.id, lead);
  if (lead.consent !== null)
    await insertConsent(
      trx,
      consentRows(lead.consent, receivedAtMs),
      storedTexts,
    );
  return { reference, isRepeated: false };
}

async function insertDeliveries(
  trx: LeadTransaction,
  leadId: number,
  { route, receivedAtMs }: NewLead,
): Promise<void> {
  for (const { id, name, email } of route.recipients)
    await run(trx, DELIVERY, [
      leadId,
      id,
      name,
      email.toLowerCase(),
      route.format,
      route.subject,
      receivedAtMs,
      receivedAtMs,
    ]);
}

async function insertConsent(
  trx: LeadTransaction,
  rows: ConsentRows,
  storedTexts: ReadonlySet<string>,
): Promise<void> {
  const { entry } = rows;
  if (!storedTexts.has(entry.text_hash)) await insertConsentText(trx, rows);
  await run(trx, CONSENT, [
    entry.at_ms,
    entry.kind,
    entry.visitor_id,
    entry.text_version,
    entry.text_hash,
    entry.choice,
    entry.path,
    entry.client_address,
    entry.user_agent,
  ]);
}

async function run<Row>(
  trx: LeadTransaction,
  statement: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const query: CompiledQuery<Row> = CompiledQuery.raw(statement, [...values]);
  const { rows } = await trx.executeQuery(query);
  return rows;
}

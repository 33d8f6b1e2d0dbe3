import { sql, type Transaction } from "kysely";
import { cleanText } from "./clean-text.server.ts";
import {
  consentRows,
  insertConsentEntry,
  insertConsentText,
} from "./consent-rows.server.ts";
import type {
  AddedLead,
  NewLead,
} from "#app/adapters/outbox/outbox-store.server.ts";
import { formatContent } from "./lead-row.server.ts";
import type { LeadsTables } from "./tables.server.ts";

const MOST_REFERENCE_TRIES = 10;

/** The lead with everything that must be delivered of it and with its consent, or the lead that the key already brought; on PostgreSQL. Assumption A90. */
export async function insertLead(
  trx: Transaction<LeadsTables>,
  lead: NewLead,
): Promise<AddedLead> {
  const { submission, contentHash, receivedAtMs } = lead;
  const key = cleanText(submission.idempotencyKey);
  await takeTurns(trx, key);
  const sent = await listSent(trx, key);
  const same = sent.find((it) => it.content_hash === contentHash);
  if (same !== undefined)
    return { reference: same.reference, isRepeated: true };
  const first = sent[0];
  const reference = await unusedReference(trx, lead.makeReference);
  const { id } = await trx
    .insertInto("leads")
    .values({
      reference,
      idempotency_key: key,
      content_hash: contentHash,
      first_lead_id: first?.id ?? null,
      type: submission.type,
      topic_id: submission.topicId,
      store_id: cleanText(submission.storeId),
      status: first === undefined ? submission.status : "resend",
      received_at_ms: receivedAtMs,
      content: formatContent(submission),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertAttachments(trx, id, submission.attachments);
  await insertDeliveries(trx, id, lead);
  if (lead.consent !== null) {
    const rows = consentRows(lead.consent, receivedAtMs);
    await insertConsentText(trx, rows);
    await insertConsentEntry(trx, rows);
  }
  return { reference, isRepeated: false };
}

/** Two presses at once: the second waits and then finds the first. */
async function takeTurns(
  trx: Transaction<LeadsTables>,
  key: string,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(
    trx,
  );
}

/** Oldest first. */
function listSent(trx: Transaction<LeadsTables>, key: string) {
  return trx
    .selectFrom("leads")
    .select(["id", "reference", "content_hash"])
    .where("idempotency_key", "=", key)
    .orderBy("id")
    .execute();
}

export async function unusedReference(
  trx: Transaction<LeadsTables>,
  makeReference: () => string,
): Promise<string> {
  for (let tries = 0; tries < MOST_REFERENCE_TRIES; tries++) {
    const reference = makeReference();
    const used = await trx
      .selectFrom("leads")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (used === undefined) return reference;
  }
  throw new Error("No unused reference number was found.");
}

export async function insertAttachments(
  trx: Transaction<LeadsTables>,
  leadId: number,
  attachments: NewLead["submission"]["attachments"],
): Promise<void> {
  if (attachments.length === 0) return;
  await trx
    .insertInto("lead_attachments")
    .values(
      attachments.map(({ fileName, contentType, bytes }, position) => ({
        lead_id: leadId,
        position,
        file_name: cleanText(fileName),
        content_type: cleanText(contentType),
        bytes: Buffer.from(bytes),
      })),
    )
    .execute();
}

async function insertDeliveries(
  trx: Transaction<LeadsTables>,
  leadId: number,
  { route, receivedAtMs }: NewLead,
): Promise<void> {
  await trx
    .insertInto("outbox")
    .values(
      route.recipients.map(({ id, name, email }) => ({
        ...newDelivery(receivedAtMs),
        lead_id: leadId,
        recipient_id: id,
        recipient_name: name,
        recipient: email.toLowerCase(),
        format: route.format,
        subject: route.subject,
        is_fallback: 0 as const,
      })),
    )
    .execute();
}

export function newDelivery(nowMs: number) {
  return {
    state: "waiting" as const,
    queued_at_ms: nowMs,
    due_at_ms: nowMs,
    attempt_count: 0,
    leased_until_ms: null,
    lease_token: null,
    ended_at_ms: null,
  };
}

import { type Kysely, type RawBuilder, sql } from "kysely";
import type {
  AddedLead,
  NewLead,
} from "#app/adapters/outbox/outbox-store.server.ts";
import { cleanText } from "./clean-text.server.ts";
import { consentRows } from "./consent-rows.server.ts";
import { formatContent } from "./lead-row.server.ts";
import type { LeadsTables } from "./tables.server.ts";

/**
 * A lead and its deliveries as one statement of PostgreSQL, which is a transaction by itself: one way to the
 * server and back in the place of seven. Null when the statement could not tell: somebody pressed twice at once,
 * or the reference is taken; and for a lead with attachments. Then `insertLead` takes its turn.
 */
export async function insertLeadAtOnce(
  db: Kysely<LeadsTables>,
  lead: NewLead,
): Promise<AddedLead | null> {
  const { submission, route, contentHash, receivedAtMs, makeReference } = lead;
  if (submission.attachments.length > 0) return null;
  const key = cleanText(submission.idempotencyKey);
  const reference = makeReference();
  const recipients = route.recipients.map(
    ({ id, name, email }) => sql`(${id}, ${name}, ${email.toLowerCase()})`,
  );
  const { rows } = await sql<{ added: number | null; sent: string | null }>`
    WITH sent AS (
      SELECT id, reference, content_hash FROM leads
      WHERE idempotency_key = ${key}
    ), added AS (
      INSERT INTO leads (
        reference, idempotency_key, content_hash, first_lead_id, type, topic_id, store_id, status,
        received_at_ms, content
      )
      SELECT
        ${reference}, ${key}, ${contentHash}, (SELECT min(id) FROM sent), ${submission.type},
        ${submission.topicId}::integer, ${cleanText(submission.storeId)},
        CASE WHEN EXISTS (SELECT 1 FROM sent) THEN 'resend' ELSE ${submission.status} END,
        ${receivedAtMs}::bigint, ${formatContent(submission)}
      WHERE NOT EXISTS (SELECT 1 FROM sent WHERE content_hash = ${contentHash})
      ON CONFLICT DO NOTHING
      RETURNING id
    ), queued AS (
      INSERT INTO outbox (
        lead_id, recipient_id, recipient_name, recipient, format, subject, is_fallback, state, queued_at_ms,
        due_at_ms, attempt_count
      )
      SELECT
        added.id, recipients.*, ${route.format}, ${route.subject}, 0, 'waiting', ${receivedAtMs}::bigint,
        ${receivedAtMs}::bigint, 0
      FROM added CROSS JOIN (VALUES ${sql.join(recipients)}) AS recipients
    )${consentPart(lead)}
    SELECT
      (SELECT id FROM added) AS added,
      (SELECT reference FROM sent WHERE content_hash = ${contentHash}) AS sent
  `.execute(db);
  const [found] = rows;
  if (found?.sent != null) return { reference: found.sent, isRepeated: true };
  return found?.added == null ? null : { reference, isRepeated: false };
}

/** The consent of a lead that is added; nothing for one that came before. */
function consentPart({ consent, receivedAtMs }: NewLead): RawBuilder<unknown> {
  if (consent === null) return sql``;
  const { text, entry } = consentRows(consent, receivedAtMs);
  return sql`, shown AS (
      INSERT INTO consent_texts (text_hash, text)
      SELECT ${text.text_hash}, ${text.text} FROM added
      ON CONFLICT DO NOTHING
    ), agreed AS (
      INSERT INTO consent_entries (
        at_ms, kind, visitor_id, text_version, text_hash, choice, path, client_address, user_agent
      )
      SELECT
        ${entry.at_ms}::bigint, ${entry.kind}, ${entry.visitor_id}::text, ${entry.text_version},
        ${entry.text_hash}, ${entry.choice}, ${entry.path}, ${entry.client_address}, ${entry.user_agent}
      FROM added
    )`;
}

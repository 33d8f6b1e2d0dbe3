import { sql, type Transaction } from "kysely";
import { type LeadReceipt, SAME_LEAD_MS } from "#app/domain/leads/lead.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";
import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import {
  type CompilingArea,
  compileInsert,
  compileStatement,
  type SlotOf,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import {
  type ConsentWriter,
  toConsentRows,
} from "#app/adapters/database/visitors/consent-ledger.server.ts";
import { formatContent } from "./lead-row.server.ts";
import type { InsertDeliveries } from "./new-deliveries.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

const MOST_REFERENCE_TRIES = 10;

type LeadsArea = CompilingArea<LeadsTables>;

/**
 * The lead with everything that must be delivered of it and with its consent, or the lead that the key, or another form
 * of the same visitor, already brought (Assumptions A128 and A210).
 */
export type InsertLead = (
  trx: Transaction<LeadsTables>,
  lead: NewLead,
  makeReference: () => string,
) => Promise<LeadReceipt>;

/** Of two presses at once the second waits for the end of the first, in its insert, and then finds it. */
export function compileLeadInsert(
  area: LeadsArea,
  insertDeliveries: InsertDeliveries,
  consents: ConsentWriter,
): InsertLead {
  const addRow = compileRowInsert(area);
  const findSent = compileSentSearch(area);
  const findSame = compileSameSearch(area);
  const freeSubject = compileSubjectRelease(area);
  const addAttachments = compileAttachmentInsert(area);

  async function addParts(
    trx: Transaction<LeadsTables>,
    leadId: number,
    { submission, route, consent, receivedAtMs }: NewLead,
  ): Promise<void> {
    await addAttachments(trx, leadId, submission.attachments);
    const { recipients, format, subject } = route;
    const content = { leadId, format, subject, isFallback: false };
    await insertDeliveries(trx, recipients, content, receivedAtMs);
    if (consent !== null)
      await consents.write(trx, toConsentRows(consent, receivedAtMs));
  }

  return async (trx, lead, makeReference) => {
    const key = cleanText(lead.submission.idempotencyKey);
    const { contentHash, subjectHash, receivedAtMs } = lead;
    // Clocks of nodes differ, and may be set back.
    const same = {
      subjectHash,
      contentHash,
      fromMs: receivedAtMs - SAME_LEAD_MS,
      toMs: receivedAtMs + SAME_LEAD_MS,
    };
    for (let tries = 0; tries < MOST_REFERENCE_TRIES; tries++) {
      const reference = makeReference();
      const added = await addRow(trx, toRowValues(lead, key, reference));
      const [row] = added.rows;
      if (row !== undefined) {
        await addParts(trx, row.id, lead);
        return { reference, isRepeated: false };
      }
      // The key or the visitor brought the same before, or somebody has the reference.
      const [first] = [
        ...(await findSent(trx, { key, contentHash })).rows,
        ...(await findSame(trx, same)).rows,
      ];
      if (first !== undefined)
        return { reference: first.reference, isRepeated: true };
      await freeSubject(trx, same);
    }
    throw new Error("No unused reference number was found.");
  };
}

interface RowValues {
  readonly reference: string;
  readonly key: string;
  readonly contentHash: string;
  readonly subjectHash: string;
  readonly type: string;
  readonly topicId: number | null;
  readonly storeId: string;
  readonly status: NewLead["submission"]["status"];
  readonly receivedAtMs: number;
  readonly content: string;
}

function toRowValues(
  { submission, contentHash, subjectHash, receivedAtMs }: NewLead,
  key: string,
  reference: string,
): RowValues {
  const { type, topicId, storeId, status } = submission;
  return {
    reference,
    key,
    contentHash,
    subjectHash,
    type,
    topicId,
    storeId: cleanText(storeId),
    status,
    receivedAtMs,
    content: formatContent(submission),
  };
}

/** A key that brought other content before makes the lead one that is sent again. */
function compileRowInsert(area: LeadsArea) {
  return compileStatement(area, (db, slot: SlotOf<RowValues>) => {
    const sent = db
      .selectFrom("leads")
      .where("idempotency_key", "=", slot("key"));
    return db
      .insertInto("leads")
      .values({
        reference: slot("reference"),
        idempotency_key: slot("key"),
        content_hash: slot("contentHash"),
        subject_hash: slot("subjectHash"),
        first_lead_id: sent.select(({ fn }) => fn.min<number>("id").as("id")),
        type: slot("type"),
        topic_id: slot("topicId"),
        store_id: slot("storeId"),
        status: sql`case when exists ${sent.select("id")} then 'resend' else ${slot("status")} end`,
        received_at_ms: slot("receivedAtMs"),
        content: slot("content"),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id");
  });
}

function compileSentSearch(area: LeadsArea) {
  return compileStatement(
    area,
    (db, slot: SlotOf<Pick<RowValues, "key" | "contentHash">>) =>
      db
        .selectFrom("leads")
        .select("reference")
        .where("idempotency_key", "=", slot("key"))
        .where("content_hash", "=", slot("contentHash")),
  );
}

interface SameLead {
  readonly subjectHash: string;
  readonly contentHash: string;
  readonly fromMs: number;
  readonly toMs: number;
}

function compileSameSearch(area: LeadsArea) {
  return compileStatement(area, (db, slot: SlotOf<SameLead>) =>
    db
      .selectFrom("leads")
      .select("reference")
      .where("subject_hash", "=", slot("subjectHash"))
      .where("content_hash", "=", slot("contentHash"))
      .where("received_at_ms", ">", slot("fromMs"))
      .where("received_at_ms", "<", slot("toMs")),
  );
}

/** What is said later or in other words is a lead of its own, and the one that the next may be the same as. */
function compileSubjectRelease(area: LeadsArea) {
  return compileStatement(area, (db, slot: SlotOf<SameLead>) =>
    db
      .updateTable("leads")
      .set({ subject_hash: null })
      .where("subject_hash", "=", slot("subjectHash"))
      .where((where) =>
        where.or([
          where("content_hash", "!=", slot("contentHash")),
          where("received_at_ms", "<=", slot("fromMs")),
          where("received_at_ms", ">=", slot("toMs")),
        ]),
      ),
  );
}

const ATTACHMENT_COLUMNS = [
  "lead_id",
  "position",
  "file_name",
  "content_type",
  "bytes",
] as const;

function compileAttachmentInsert(area: LeadsArea) {
  const insertRows = compileInsert(
    area,
    "lead_attachments",
    ATTACHMENT_COLUMNS,
  );
  return (
    trx: Transaction<LeadsTables>,
    leadId: number,
    attachments: NewLead["submission"]["attachments"],
  ): Promise<void> =>
    insertRows(
      trx,
      attachments.map(({ fileName, contentType, bytes }, position) => ({
        lead_id: leadId,
        position,
        file_name: cleanText(fileName),
        content_type: cleanText(contentType),
        bytes: Buffer.from(bytes),
      })),
    );
}

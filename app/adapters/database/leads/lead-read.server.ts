import type { Kysely } from "kysely";
import type {
  LeadAttachment,
  StoredAttachment,
  StoredLead,
} from "#app/domain/leads/lead.ts";
import { toStoredLead } from "./lead-row.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

/** Each lead is parsed only when it is asked for, so that one that cannot be read spoils no other. */
export async function readStoredLeads(
  db: Kysely<LeadsTables>,
  ids: readonly number[],
): Promise<(id: number) => StoredLead> {
  if (ids.length === 0) return throwLeadNotFound;
  const rows = await db
    .selectFrom("leads")
    .leftJoin("leads as first", "first.id", "leads.first_lead_id")
    .selectAll("leads")
    .select("first.reference as first_reference")
    .where("leads.id", "in", [...new Set(ids)])
    .execute();
  const attachmentsOf = await listAttachments(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    if (row === undefined) return throwLeadNotFound(id);
    return toStoredLead(row, row.first_reference, attachmentsOf(id));
  };
}

function throwLeadNotFound(id: number): never {
  throw new Error(`There is no lead ${id}.`);
}

async function listAttachments(
  db: Kysely<LeadsTables>,
  leadIds: readonly number[],
): Promise<(leadId: number) => readonly StoredAttachment[]> {
  const rows = await db
    .selectFrom("lead_attachments")
    .select(({ fn }) => [
      "lead_id",
      "file_name",
      "content_type",
      fn<number>("length", ["bytes"]).as("size_bytes"),
    ])
    .where("lead_id", "in", [...new Set(leadIds)])
    .orderBy("lead_id")
    .orderBy("position")
    .execute();
  return (leadId) =>
    rows
      .filter(({ lead_id }) => lead_id === leadId)
      .map(({ file_name, content_type, size_bytes }) => ({
        fileName: file_name,
        contentType: content_type,
        sizeBytes: size_bytes,
      }));
}

export async function readAttachments(
  db: Kysely<LeadsTables>,
  leadId: number,
): Promise<readonly LeadAttachment[]> {
  const rows = await db
    .selectFrom("lead_attachments")
    .select(["file_name", "content_type", "bytes"])
    .where("lead_id", "=", leadId)
    .orderBy("position")
    .execute();
  return rows.map(({ file_name, content_type, bytes }) => ({
    fileName: file_name,
    contentType: content_type,
    bytes,
  }));
}

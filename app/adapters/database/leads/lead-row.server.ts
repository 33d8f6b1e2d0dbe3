import type { Selectable } from "kysely";
import type {
  LeadSubmission,
  LeadUser,
  StoredAttachment,
  StoredLead,
} from "#app/domain/leads/lead.ts";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

/** The column `content` holds this. */
export type LeadContent = Pick<
  LeadSubmission,
  "user" | "vehicles" | "summary" | "url" | "contactConsent" | "visitorId"
>;

/** JSON keeps every text as it came: NUL and half surrogate pairs are escaped. */
export function formatContent(submission: LeadSubmission): string {
  const { user, vehicles, summary, url, contactConsent, visitorId } =
    submission;
  const content: LeadContent = {
    user,
    vehicles,
    summary,
    url,
    contactConsent,
    visitorId,
  };
  return JSON.stringify(content);
}

/** Leads of earlier versions do not say whether a phone was verified. */
interface WrittenContent extends Omit<LeadContent, "user"> {
  readonly user: Omit<LeadUser, "phoneVerified"> & Partial<LeadUser>;
}

export type LeadRow = Selectable<LeadsTables["leads"]>;

/** Throws when this application did not write the row. */
export function toStoredLead(
  row: LeadRow,
  firstReference: string | null,
  attachments: readonly StoredAttachment[],
): StoredLead {
  const type = LEAD_TYPES.find((it) => it === row.type);
  if (type === undefined)
    throw new Error(`Lead ${row.reference} has the unknown type ${row.type}.`);
  const content: WrittenContent = JSON.parse(row.content);
  return {
    ...content,
    user: { phoneVerified: false, ...content.user },
    id: row.id,
    reference: row.reference,
    receivedAtMs: row.received_at_ms,
    firstReference,
    type,
    topicId: row.topic_id,
    storeId: row.store_id,
    idempotencyKey: row.idempotency_key,
    status: row.status,
    attachments,
  };
}

import type { Selectable } from "kysely";
import type {
  LeadSubmission,
  LeadUser,
  LeadVehicle,
  StoredAttachment,
  StoredLead,
} from "#app/domain/leads/lead.ts";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

/** The column `content` holds this. */
export type LeadContent = Pick<
  LeadSubmission,
  | "user"
  | "vehicles"
  | "summary"
  | "url"
  | "contactConsent"
  | "visitorId"
  | "about"
  | "language"
>;

/** JSON keeps every text as it came: NUL and half surrogate pairs are escaped. */
export function formatContent(submission: LeadSubmission): string {
  const { user, vehicles, summary, url, contactConsent, visitorId } =
    submission;
  const { about, language } = submission;
  const content: LeadContent = {
    user,
    vehicles,
    summary,
    url,
    contactConsent,
    visitorId,
    ...(about !== undefined && { about }),
    ...(language !== undefined && { language }),
  };
  return JSON.stringify(content);
}

const NOT_SAID: Pick<LeadVehicle, "fuelType" | "finance"> = {
  fuelType: null,
  finance: null,
};

/** Leads of earlier versions do not say whether a phone was verified, nor a vehicle's fuel and finance. */
interface WrittenContent extends Omit<LeadContent, "user" | "vehicles"> {
  readonly user: Omit<LeadUser, "phoneVerified"> & Partial<LeadUser>;
  readonly vehicles: readonly (Omit<LeadVehicle, keyof typeof NOT_SAID> &
    Partial<LeadVehicle>)[];
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
    vehicles: content.vehicles.map((vehicle) => ({ ...NOT_SAID, ...vehicle })),
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

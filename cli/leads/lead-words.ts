import type { LeadRecord } from "#app/domain/leads/lead-record.ts";
import { findRecipientKeys } from "#app/domain/leads/recipient-places.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { LeadUser } from "#app/domain/leads/lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { LeadsContext } from "./leads-context.ts";

/** `N. Q.` */
export function maskedName({ firstName, lastName }: LeadUser): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0])
    .filter((initial) => initial !== undefined)
    .map((initial) => `${initial}.`)
    .join(" ");
}

export function contactLine(user: LeadUser): string {
  const { firstName, lastName, email, phone } = user;
  return [`${firstName} ${lastName}`, email, formatPhone(phone, "general")]
    .map((it) => it.trim())
    .filter((it) => it !== "")
    .join(" · ");
}

/** Of the lead's store; of the first one for a lead that cannot be read. */
export function getTimeZone(
  { lead }: LeadRecord,
  profile: LeadsContext["profile"],
): string {
  return getStoreOrFirst("unreadable" in lead ? "" : lead.storeId, profile)
    .timeZone;
}

export function homeTimeZone(profile: LeadsContext["profile"]): string {
  return getStoreOrFirst("", profile).timeZone;
}

export function many(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`;
}

/** Where an address stands by now; a lead that cannot be read names no store. */
export function sayOrigin(
  recipient: string,
  lead: LeadRecord["lead"],
  profile: LeadsContext["profile"],
): string {
  const storeId = "unreadable" in lead ? null : lead.storeId;
  const keys = findRecipientKeys(recipient, storeId, profile);
  return keys.length === 0
    ? "leads.json of before: it names this address no more"
    : `leads.json: ${keys.join(", ")}`;
}

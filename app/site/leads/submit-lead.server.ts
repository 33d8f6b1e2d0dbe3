import { createHash } from "node:crypto";
import {
  formatLeadContent,
  formatLeadSubject,
} from "#app/domain/leads/lead-content.ts";
import { EVENT_OF_LEAD_TYPE } from "#app/domain/leads/lead-events.ts";
import { formatLeadSentCookie } from "#app/domain/leads/lead-sent-cookie.ts";
import type {
  LeadReceipt,
  LeadSubmission,
  LeadVehicle,
} from "#app/domain/leads/lead.ts";
import { LeadsUnavailable } from "#app/domain/leads/leads-unavailable.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { TrackingEvent } from "#app/domain/tracking/reported-event.ts";
import type { AppPorts } from "#app/ports.ts";
import type { ConsentEntry } from "#app/ports/event-ports.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type EventToTrack, track } from "#app/site/tracking/track.server.ts";

/** The rest of a lead comes from the request. */
export type LeadRequest = Omit<
  LeadSubmission,
  "storeId" | "status" | "visitorId" | "language"
> & {
  readonly visitorId: string;
  /** Without it, the visitor's selected store is used. */
  readonly storeId?: string;
};

export type LeadPorts = Pick<
  AppPorts,
  | "profile"
  | "siteUrl"
  | "hasTls"
  | "log"
  | "leads"
  | "events"
  | "eventRelay"
  | "siteTally"
  | "clock"
>;

/** It rejects only when nothing was stored: keep the form, show the phone number. */
export async function submitLead(
  ports: LeadPorts,
  facts: RequestFacts,
  request: LeadRequest,
): Promise<{ receipt: LeadReceipt; setCookies: readonly string[] }> {
  const lead = prepareLead(ports, facts, request);
  const receipt = await storeLead(ports, lead.submission, lead.consent);
  if (!receipt.isRepeated) await reportLead(ports, facts, request);
  return { receipt, setCookies: markLeadSent(ports, facts) };
}

/** For a lead that is stored together with what it tells; `submitLead` stores one by itself. */
export function prepareLead(
  ports: Pick<AppPorts, "profile" | "clock">,
  facts: RequestFacts,
  request: LeadRequest,
): NewLead {
  const lead = toNewLead(
    ports,
    {
      ...request,
      storeId: request.storeId ?? facts.storeId,
      status: facts.hasSentLead ? "resend" : "new",
      language: facts.language,
    },
    toContactConsent(facts, request),
  );
  // What it is stored with says whether it is a repetition: whoever cancels and books again says the same twice.
  return { ...lead, subjectHash: sha256(request.idempotencyKey) };
}

/** Spec §4, marker cookie: what the answer to a stored lead sets. */
export function markLeadSent(
  { profile, hasTls }: Pick<AppPorts, "profile" | "hasTls">,
  { consent }: Pick<RequestFacts, "consent">,
): readonly string[] {
  const { profileDays } = profile.visitor;
  return [formatLeadSentCookie({ consent, profileDays, hasTls })];
}

/** Resolves when the lead and its consent are stored for everybody whom the profile names; else nothing is. */
export async function storeLead(
  {
    leads,
    profile,
    clock,
    log,
  }: Pick<AppPorts, "leads" | "clock" | "log"> & {
    readonly profile: Pick<StoreProfile, "leads" | "stores">;
  },
  submission: LeadSubmission,
  consent: ConsentEntry | null = null,
): Promise<LeadReceipt> {
  try {
    return await leads.add(toNewLead({ profile, clock }, submission, consent));
  } catch (error) {
    log.error("leads.not-stored", {
      type: submission.type,
      message: error instanceof Error ? error.message : String(error),
    });
    throw new LeadsUnavailable(error);
  }
}

/** Also for what we ourselves tell a store. */
export function toNewLead(
  {
    profile,
    clock,
  }: Pick<AppPorts, "clock"> & {
    readonly profile: Pick<StoreProfile, "leads" | "stores">;
  },
  submission: LeadSubmission,
  consent: ConsentEntry | null = null,
): NewLead {
  return {
    submission,
    consent,
    route: routeLead(submission, profile),
    contentHash: sha256(formatLeadContent(submission, sha256)),
    subjectHash: sha256(formatLeadSubject(submission)),
    receivedAtMs: clock.nowMs(),
  };
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** It never rejects: a lead that is stored is told so. */
export async function reportLead(
  ports: LeadPorts,
  facts: RequestFacts,
  {
    type,
    url,
    vehicles,
    user,
    visitorId,
    storeId = facts.storeId,
  }: LeadRequest,
): Promise<void> {
  const event: Omit<EventToTrack, "eventId" | "name"> = {
    storeId,
    path: getPath(url),
    vehicle: toTrackedVehicle(vehicles),
    leadType: type,
  };
  // The visitor's profile learns these with the same answer.
  const known = { ...facts, visitor: learnFromLead(facts, user, visitorId) };
  await track(ports, known, { ...event, name: "Lead" });
  const own = EVENT_OF_LEAD_TYPE[type];
  if (own !== null) await track(ports, known, { ...event, name: own });
}

function learnFromLead(
  { visitor }: Pick<RequestFacts, "visitor">,
  { firstName, lastName, email, phone }: LeadRequest["user"],
  uniqueUserId: string,
): RequestFacts["visitor"] {
  return {
    ...visitor,
    uniqueUserId,
    firstName: firstName || visitor.firstName,
    lastName: lastName || visitor.lastName,
    email: email || visitor.email,
    phone: phone || visitor.phone,
  };
}

function toContactConsent(
  { client }: RequestFacts,
  { contactConsent, url, visitorId }: LeadRequest,
): ConsentEntry | null {
  if (contactConsent === null) return null;
  return {
    kind: "contact",
    visitorId,
    textVersion: contactConsent.version,
    text: contactConsent.text,
    choice: contactConsent.isGiven ? "given" : "withheld",
    path: getPath(url),
    client,
  };
}

/** The visitor's own car is no part of our stock, and of no report. */
function toTrackedVehicle(
  vehicles: readonly LeadVehicle[],
): TrackingEvent["vehicle"] {
  const asked = vehicles.find(
    ({ interest, vin }) =>
      interest !== "sell" && interest !== "trade-in" && vin !== null,
  );
  if (asked === undefined || asked.vin === null) return null;
  const { vin, year, make, model } = asked;
  return { vin, year: Number(year), make, model };
}

function getPath(url: string): string {
  return URL.parse(url, "http://site.invalid")?.pathname ?? "/";
}

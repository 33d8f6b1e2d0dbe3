import { isGranted } from "#app/domain/consent/consent.ts";
import type {
  LeadReceipt,
  LeadSubmission,
  LeadVehicle,
} from "#app/domain/leads/lead.ts";
import { EVENT_OF_LEAD_TYPE } from "#app/domain/leads/lead-events.ts";
import { formatLeadSentCookie } from "#app/domain/leads/lead-sent-cookie.ts";
import type { TrackingEvent } from "#app/domain/tracking/reported-event.ts";
import type { AppPorts, ConsentEntry, RequestFacts } from "#app/ports.ts";
import { track } from "#app/site/tracking/track.server.ts";
import { storeLead } from "./store-lead.server.ts";

/** A form knows this of its lead; the rest comes from the request. */
export type LeadRequest = Omit<
  LeadSubmission,
  "storeId" | "status" | "visitorId"
> & {
  readonly visitorId: string;
  /** The visitor's selected store is used unless the form asked for one. */
  readonly storeId?: string;
};

export type LeadPorts = Pick<
  AppPorts,
  "profile" | "hasTls" | "log" | "leads" | "events" | "clock"
>;

export interface SubmittedLead {
  readonly receipt: LeadReceipt;
  /** Spec §4 describes this marker cookie. */
  readonly setCookies: readonly string[];
}

/**
 * This stores a lead for delivery with its contact consent, then reports it.
 * It rejects only when nothing was stored: keep the form, show the phone number.
 */
export async function submitLead(
  ports: LeadPorts,
  facts: RequestFacts,
  request: LeadRequest,
): Promise<SubmittedLead> {
  const receipt = await storeLead(
    ports,
    {
      ...request,
      storeId: request.storeId ?? facts.storeId,
      status: facts.hasSentLead ? "resend" : "new",
    },
    toContactConsent(facts, request),
  );
  if (!receipt.isRepeated) reportLead(ports, facts, request);
  const days = isGranted(facts.consent, "functional")
    ? ports.profile.visitor.profileDays
    : null;
  return { receipt, setCookies: [formatLeadSentCookie(days, ports.hasTls)] };
}

function reportLead(
  ports: LeadPorts,
  facts: RequestFacts,
  { type, url, vehicles }: LeadRequest,
): void {
  const event: Omit<TrackingEvent, "eventId" | "name"> = {
    path: getPath(url),
    vehicle: toTrackedVehicle(vehicles),
    leadType: type,
  };
  track(ports, facts, { ...event, name: "Lead" });
  const own = EVENT_OF_LEAD_TYPE[type];
  if (own !== null) track(ports, facts, { ...event, name: own });
}

/** This entry goes into the ledger with the lead. */
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

import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { readReference } from "#app/site/forms/sending/send-lead.server.ts";
import { findSentLead } from "#app/site/forms/sending/sent-lead.server.ts";
import {
  buildStaffView,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import { listOffered } from "./careers-form.ts";
import { listPositions } from "./openings.server.ts";
import { findReader } from "./readers.server.ts";

export interface ApplicationReceipt {
  readonly reference: string;
  /** What was applied for; null where this browser did not send it, or it cannot be read now. */
  readonly applied: {
    /** "Sales consultant, Aurora". */
    readonly job: string;
    /** Whose line answers for it; null for a job of no store. */
    readonly storeId: string | null;
    /** Null where the page names nobody for this job. */
    readonly reader: StaffView | null;
  } | null;
}

/** Null means that the address names no application. */
export async function readApplication(
  ports: Pick<AppPorts, "profile" | "sentLeads" | "log">,
  facts: Pick<RequestFacts, "visitor" | "language">,
  url: URL,
): Promise<ApplicationReceipt | null> {
  const reference = readReference(url);
  if (reference === null) return null;
  const { profile } = ports;
  const { language } = facts;
  const lead = await findSentLead(ports, facts, reference);
  const position = lead?.type === "CAREERS" ? lead.about : null;
  if (position === null) return { reference, applied: null };
  const offered = listOffered(listPositions(profile, language));
  const job = offered.find(({ value }) => value === position);
  const reader = findReader(profile, position);
  return {
    reference,
    applied: {
      // A job that was filled meanwhile, or that the applicant named, keeps its words.
      job: job?.label ?? position,
      storeId: job?.storeId ?? null,
      reader: reader && buildStaffView(profile, reader, language),
    },
  };
}

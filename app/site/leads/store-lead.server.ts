import { createHash } from "node:crypto";
import { formatLeadContent } from "#app/domain/leads/lead-content.ts";
import type { LeadReceipt, LeadSubmission } from "#app/domain/leads/lead.ts";
import { LeadsUnavailable } from "#app/domain/leads/leads-unavailable.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts, ConsentEntry } from "#app/ports.ts";

export type LeadStoringPorts = Pick<AppPorts, "leads" | "clock" | "log"> & {
  readonly profile: Pick<StoreProfile, "leads" | "stores">;
};

/** Resolves when the lead and its consent are stored for everybody whom the profile names; else nothing is. */
export async function storeLead(
  { leads, profile, clock, log }: LeadStoringPorts,
  submission: LeadSubmission,
  consent: ConsentEntry | null = null,
): Promise<LeadReceipt> {
  try {
    return await leads.add({
      submission,
      consent,
      route: routeLead(submission, profile),
      contentHash: sha256(formatLeadContent(submission, sha256)),
      receivedAtMs: clock.nowMs(),
    });
  } catch (error) {
    log.error("leads.not-stored", {
      type: submission.type,
      message: error instanceof Error ? error.message : String(error),
    });
    throw new LeadsUnavailable(error);
  }
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

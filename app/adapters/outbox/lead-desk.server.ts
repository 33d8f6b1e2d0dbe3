import { createHash } from "node:crypto";
import { leadContent } from "#app/domain/leads/lead-content.ts";
import { LeadsUnavailable } from "#app/domain/leads/leads-unavailable.ts";
import { makeReference } from "#app/domain/leads/reference-number.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock, LeadDesk, Log } from "#app/ports.ts";
import type { OutboxStore } from "./outbox-store.server.ts";

interface LeadDeskOptions {
  readonly store: Pick<OutboxStore, "addLead">;
  readonly profile: Pick<StoreProfile, "leads" | "stores">;
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 up to 1, not to be guessed. */
  readonly random: () => number;
  /** There is something to deliver. */
  readonly onStored: () => void;
}

export function createLeadDesk({
  store,
  profile,
  clock,
  log,
  random,
  onStored,
}: LeadDeskOptions): LeadDesk {
  return {
    async submit(submission, consent = null) {
      try {
        const receipt = await store.addLead({
          submission,
          consent,
          route: routeLead(submission, profile),
          contentHash: sha256(leadContent(submission, sha256)),
          receivedAtMs: clock.nowMs(),
          makeReference: () => makeReference(random),
        });
        if (!receipt.isRepeated) onStored();
        return receipt;
      } catch (error) {
        log.error("leads.not-stored", {
          type: submission.type,
          message: error instanceof Error ? error.message : String(error),
        });
        throw new LeadsUnavailable(error);
      }
    },
  };
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

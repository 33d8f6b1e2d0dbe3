import { makeReference } from "#app/domain/leads/reference-number.ts";
import type { LeadQueue } from "#app/ports.ts";
import type { OutboxStore } from "./outbox-store.server.ts";

interface LeadQueueOptions {
  readonly store: Pick<OutboxStore, "addLead">;
  /** From 0 up to 1, not to be guessed. */
  readonly random: () => number;
  /** There is something to deliver. */
  readonly onStored: () => void;
}

/** The outbox as a visitor's form sees it: what is added is stored, and on its way. */
export function createLeadQueue({
  store,
  random,
  onStored,
}: LeadQueueOptions): LeadQueue {
  return {
    async add(lead) {
      const receipt = await store.addLead(lead, () => makeReference(random));
      if (!receipt.isRepeated) onStored();
      return receipt;
    },
  };
}

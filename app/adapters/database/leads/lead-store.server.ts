import type { OutboxStore } from "#app/adapters/outbox/outbox-store.server.ts";
import { compileConsentWriter } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import {
  compileClaim,
  compileDueCheck,
  compileRebase,
  renewLeases,
} from "./lead-claim.server.ts";
import { compileLeadInsert } from "./lead-insert.server.ts";
import { readAttachments } from "./lead-read.server.ts";
import { compileSettlement } from "./lead-settle.server.ts";
import { createTrustedRunner } from "#app/adapters/database/tables/lead-trust.server.ts";
import { compileDeliveryInsert } from "./new-deliveries.server.ts";
import { insertVisitorMail } from "./visitor-mail-rows.server.ts";
import { compileWaitingCount } from "./outbox-state.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

export function createLeadStore(
  area: DatabaseArea<LeadsTables>,
  onUntrustedHandle: (error: Error) => void,
): OutboxStore {
  const trusting = createTrustedRunner(onUntrustedHandle);
  const commit: typeof area.commit = (work) =>
    trusting(() => area.commit(work));
  const consents = compileConsentWriter(area);
  const insertDeliveries = compileDeliveryInsert(area);
  const insertLead = compileLeadInsert(area, insertDeliveries, consents);
  const isAnythingDue = compileDueCheck(area);
  const claimDeliveries = compileClaim(area);
  const settleDelivery = compileSettlement(area, insertDeliveries);
  const rebase = compileRebase(area);
  const countWaiting = compileWaitingCount(area);
  return {
    async addLead(lead, makeReference) {
      requireWhole(area);
      const receipt = await commit((trx) =>
        insertLead(trx, lead, makeReference),
      );
      requireWhole(area);
      // A repeated lead stored nothing.
      if (lead.consent !== null && !receipt.isRepeated)
        consents.noteStored(lead.consent.text);
      return receipt;
    },

    async addVisitorMail(mail, createdAtMs) {
      requireWhole(area);
      const isNew = await commit((trx) =>
        insertVisitorMail(trx, mail, createdAtMs),
      );
      requireWhole(area);
      return isNew;
    },

    async claim(request) {
      if (!(await trusting(() => isAnythingDue(request.nowMs)))) return [];
      const claimed = await commit((trx) => claimDeliveries(trx, request));
      return claimed.map((delivery) =>
        delivery.leadId === null
          ? delivery
          : {
              ...delivery,
              readAttachments: () =>
                trusting(() => readAttachments(area.db, delivery.leadId)),
            },
      );
    },

    renew: (renewal) => commit((trx) => renewLeases(trx, renewal)),
    settle: (settlement) => commit((trx) => settleDelivery(trx, settlement)),
    rebase: (request) => commit((trx) => rebase(trx, request)),
    countWaiting: () => trusting(countWaiting),
  };
}

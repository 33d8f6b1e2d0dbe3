import type { Transaction } from "kysely";
import { compileLeadInsert } from "#app/adapters/database/leads/lead-insert.server.ts";
import { compileDeliveryInsert } from "#app/adapters/database/leads/new-deliveries.server.ts";
import { insertVisitorMail } from "#app/adapters/database/leads/visitor-mail-rows.server.ts";
import type { CompilingArea } from "#app/adapters/database/tables/compiled-statement.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { ConsentWriter } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import type { LeadReceipt } from "#app/domain/leads/lead.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";

/** Stores what the store is told of an appointment. */
export type AddLead = (
  trx: Transaction<LeadsTables>,
  lead: NewLead,
  appointmentId: string,
) => Promise<LeadReceipt>;

export function compileAddLead(
  area: CompilingArea<LeadsTables>,
  consents: ConsentWriter,
  makeReference: () => string,
): AddLead {
  const insertLead = compileLeadInsert(
    area,
    compileDeliveryInsert(area),
    consents,
  );
  return async (trx, lead, appointmentId) => {
    const receipt = await insertLead(trx, lead, makeReference);
    if (!receipt.isRepeated) return receipt;
    // Booked, cancelled and booked again by the same form: the store must hear of it again.
    const contentHash = `${lead.contentHash}:${appointmentId}`;
    return insertLead(trx, { ...lead, contentHash }, makeReference);
  };
}

export async function addMails(
  trx: Transaction<LeadsTables>,
  mails: readonly VisitorMail[],
  nowMs: number,
): Promise<void> {
  for (const mail of mails) await insertVisitorMail(trx, mail, nowMs);
}

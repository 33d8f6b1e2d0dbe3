import { hash } from "node:crypto";
import type { Transaction } from "kysely";
import { compileLeadInsert } from "#app/adapters/database/leads/lead-insert.server.ts";
import { compileDeliveryInsert } from "#app/adapters/database/leads/new-deliveries.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import { createTrustedRunner } from "#app/adapters/database/tables/lead-trust.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { STOPPED_MAIL_KINDS } from "#app/domain/contact-stop/stop-link.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { ContactStops } from "#app/ports/lead-ports.ts";
import {
  compileConsentWriter,
  toConsentRows,
} from "#app/adapters/database/visitors/consent-ledger.server.ts";

interface ContactStopsOptions {
  readonly area: DatabaseArea<LeadsTables>;
  readonly makeReference: () => string;
  /** There is something to deliver. */
  readonly onStored: () => void;
  readonly onUntrustedHandle: (error: Error) => void;
}

type Trx = Transaction<LeadsTables>;

/** Who wants no more contact, in one commit with all that ends by it and all that tells of it. */
export function createContactStops({
  area,
  makeReference,
  onStored,
  onUntrustedHandle,
}: ContactStopsOptions): ContactStops {
  const trusting = createTrustedRunner(onUntrustedHandle);
  const consents = compileConsentWriter(area);
  const deliveries = compileDeliveryInsert(area);
  const insertLead = compileLeadInsert(area, deliveries, consents);
  return {
    async findStoppedAtMs(email) {
      const row = await area.db
        .selectFrom("contact_stops")
        .select("stopped_at_ms")
        .where("mailbox_hash", "=", toMailboxHash(email))
        .executeTakeFirst();
      return row?.stopped_at_ms ?? null;
    },

    async stop({ email, consent, leads, nowMs }) {
      requireWhole(area);
      const isTold = await trusting(() =>
        area.commit(async (trx) => {
          const isNews = await noteStop(trx, email, nowMs);
          await endMails(trx, email.toLowerCase());
          if (!isNews) return false;
          await consents.write(trx, toConsentRows(consent, nowMs));
          for (const lead of leads) await insertLead(trx, lead, makeReference);
          return true;
        }),
      );
      requireWhole(area);
      if (!isTold) return "stopped-before";
      consents.noteStored(consent.text);
      onStored();
      return "stopped";
    },
  };
}

/** Of two presses at once, and of those within a day, one is told; each counts for what was asked for before it. */
async function noteStop(
  trx: Trx,
  email: string,
  nowMs: number,
): Promise<boolean> {
  const mailbox_hash = toMailboxHash(email);
  const added = await trx
    .insertInto("contact_stops")
    .values({ mailbox_hash, stopped_at_ms: nowMs, told_at_ms: nowMs })
    .onConflict((conflict) => conflict.column("mailbox_hash").doNothing())
    .returning("mailbox_hash")
    .executeTakeFirst();
  if (added !== undefined) return true;
  await trx
    .updateTable("contact_stops")
    .set({ stopped_at_ms: nowMs })
    .where("mailbox_hash", "=", mailbox_hash)
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable("contact_stops")
    .set({ told_at_ms: nowMs })
    .where("mailbox_hash", "=", mailbox_hash)
    .where("told_at_ms", "<=", nowMs - DAY_MS)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Alerts end, and what waits to be sent by ourselves does not leave any more. */
async function endMails(trx: Trx, mailbox: string): Promise<void> {
  await trx.deleteFrom("alerts").where("mailbox", "=", mailbox).execute();
  await trx
    .deleteFrom("visitor_mails")
    .where("kind", "in", STOPPED_MAIL_KINDS)
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("outbox")
        .select(({ ref }) => ref("outbox.visitor_mail_id").$notNull().as("id"))
        .where("outbox.state", "=", "waiting")
        .where("outbox.visitor_mail_id", "is not", null)
        .where(({ eb, fn }) =>
          eb(fn<string>("lower", ["outbox.recipient"]), "=", mailbox),
        ),
    )
    .execute();
}

/** Two writings of one address are one mailbox. */
function toMailboxHash(email: string): string {
  return hash("sha256", email.toLowerCase());
}

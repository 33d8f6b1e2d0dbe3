import type { Transaction } from "kysely";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import { createTrustedRunner } from "#app/adapters/database/tables/lead-trust.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { compileConsentWriter } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import type { AppointmentBook } from "#app/ports/appointment-ports.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";
import { compileAddLead } from "./appointment-news.server.ts";
import {
  cancelAppointment,
  changeAppointment,
  findAppointment,
} from "./appointment-update.server.ts";
import { bookAppointment } from "./booking.server.ts";
import { listBusy } from "./busy-times.server.ts";
import { findHold, holdSlot } from "./slot-holds.server.ts";

interface BookOptions {
  readonly area: DatabaseArea<LeadsTables>;
  readonly makeReference: () => string;
  /** A lead is stored, and there is something to deliver. */
  readonly onStored: (lead: NewLead) => void;
  readonly onUntrustedHandle: (error: Error) => void;
}

/** Our own book of appointments, beside the leads, so that both are stored in one commit. */
export function createAppointmentBook({
  area,
  makeReference,
  onStored,
  onUntrustedHandle,
}: BookOptions): AppointmentBook {
  const { db } = area;
  const trusting = createTrustedRunner(onUntrustedHandle);
  const consents = compileConsentWriter(area);
  const addLead = compileAddLead(area, consents, makeReference);

  async function store<T>(
    work: (trx: Transaction<LeadsTables>) => Promise<T>,
  ): Promise<T> {
    requireWhole(area);
    const result = await trusting(() => area.commit(work));
    requireWhole(area);
    return result;
  }

  function noteStored(lead: NewLead): void {
    if (lead.consent !== null) consents.noteStored(lead.consent.text);
    onStored(lead);
  }

  return {
    listBusy: (question) => trusting(() => listBusy(db, question)),
    hold: (hold, capacity) => store((trx) => holdSlot(trx, hold, capacity)),
    findHold: (id, nowMs) => trusting(() => findHold(db, id, nowMs)),

    release: (id) =>
      store(async (trx) => {
        await trx.deleteFrom("slot_holds").where("id", "=", id).execute();
      }),

    async book(booking) {
      const outcome = await store((trx) =>
        bookAppointment(trx, booking, addLead),
      );
      if (outcome.status === "booked" && !outcome.isRepeated)
        noteStored(booking.lead);
      return outcome;
    },

    find: (id) => trusting(() => findAppointment(db, id)),

    async change(change) {
      const result = await store((trx) =>
        changeAppointment(trx, change, addLead),
      );
      if (result === "changed") noteStored(change.lead);
      return result;
    },

    async cancel(update) {
      const result = await store((trx) =>
        cancelAppointment(trx, update, addLead),
      );
      if (result === "cancelled") noteStored(update.lead);
      return result;
    },
  };
}

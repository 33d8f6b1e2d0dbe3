import type { RawBuilder, Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AppointmentContent } from "#app/domain/scheduling/appointment.ts";

/**
 * Assumption A222: what is over goes. A coming appointment keeps its time, because the store expects somebody then, and
 * loses everything that says who. The condition is of the table `appointments`.
 */
export async function eraseAppointments(
  trx: Transaction<LeadsTables>,
  isTheirs: RawBuilder<boolean>,
  nowMs: number,
): Promise<void> {
  await trx
    .deleteFrom("appointments")
    .where(isTheirs)
    .where(({ or, eb }) =>
      or([eb("state", "=", "cancelled"), eb("start_ms", "<=", nowMs)]),
    )
    .execute();
  const coming = await trx
    .selectFrom("appointments")
    .selectAll()
    .where(isTheirs)
    .execute();
  for (const row of coming) {
    const content: AppointmentContent = JSON.parse(row.content);
    await trx
      .updateTable("appointments")
      .set({
        visitor_id: null,
        mailbox: null,
        phone: null,
        kept_until_ms: row.end_ms,
        content: JSON.stringify(removeDetails(content)),
      })
      .where("id", "=", row.id)
      .execute();
  }
}

function removeDetails({
  language,
  reason,
  remoteId,
}: AppointmentContent): AppointmentContent {
  return {
    language,
    reason,
    remoteId,
    customer: {
      firstName: "",
      lastName: "",
      email: "",
      phone: "",
      phoneVerified: false,
      comments: "",
      address: null,
      business: null,
    },
    vehicles: [],
    repairOrderLines: [],
    offer: null,
    notesGeneral: "",
  };
}

import { insertVisitorMail } from "#app/adapters/database/leads/visitor-mail-rows.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AppointmentNotices } from "#app/ports/appointment-ports.ts";
import { toAppointment } from "./appointment-rows.server.ts";

/** Each appointment carries the beginning that was told of, so that a new time is told of anew. */
export function createAppointmentNotices(
  area: Pick<
    DatabaseArea<LeadsTables>,
    "bulkDb" | "commit" | "label" | "findFault"
  >,
): AppointmentNotices {
  const { bulkDb } = area;
  const selectComing = (fromMs: number) =>
    bulkDb
      .selectFrom("appointments")
      .selectAll()
      .where("state", "=", "booked")
      .where("start_ms", ">", fromMs)
      .orderBy("start_ms")
      .orderBy("id");
  return {
    async listToRemind({ fromMs, untilMs }) {
      const rows = await selectComing(fromMs)
        .where("start_ms", "<", untilMs)
        .where(({ or, eb }) =>
          or([
            eb("reminded_of_ms", "is", null),
            eb("reminded_of_ms", "!=", eb.ref("start_ms")),
          ]),
        )
        .execute();
      return rows.map(toAppointment);
    },

    async settleReminder({ id, revision, startMs }, mail, nowMs) {
      requireWhole(area);
      return area.commit(async (trx) => {
        // Another node was first, or the visitor changed it meanwhile.
        const { numUpdatedRows } = await trx
          .updateTable("appointments")
          .set({ reminded_of_ms: startMs })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .where("state", "=", "booked")
          .where(({ or, eb }) =>
            or([
              eb("reminded_of_ms", "is", null),
              eb("reminded_of_ms", "!=", startMs),
            ]),
          )
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        return mail !== null && (await insertVisitorMail(trx, mail, nowMs));
      });
    },

    async listComing(nowMs) {
      const rows = await selectComing(nowMs).execute();
      return rows.map((row) => ({
        appointment: toAppointment(row),
        isToldClosed: row.told_closed_ms === row.start_ms,
      }));
    },

    async noteToldClosed({ id, startMs }) {
      await area.commit((trx) =>
        trx
          .updateTable("appointments")
          .set({ told_closed_ms: startMs })
          .where("id", "=", id)
          .where("start_ms", "=", startMs)
          .execute(),
      );
    },
  };
}

import { hash } from "node:crypto";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AppointmentFeeds } from "#app/ports/appointment-ports.ts";
import { toAppointment } from "./appointment-rows.server.ts";

/** Only a hash is stored: whoever reads the database, or a backup of it, learns no address. */
export function createAppointmentFeeds({
  db,
}: Pick<DatabaseArea<LeadsTables>, "db">): AppointmentFeeds {
  return {
    async find(secret) {
      const row = await db
        .selectFrom("appointment_feeds")
        .select(["store_id", "kind"])
        .where("secret_hash", "=", hashFeedSecret(secret))
        .executeTakeFirst();
      return row === undefined
        ? null
        : { storeId: row.store_id, kind: row.kind };
    },

    async listBooked({ storeId, kind }, fromMs) {
      const rows = await db
        .selectFrom("appointments")
        .selectAll()
        .where("store_id", "=", storeId)
        .where("kind", "=", kind)
        .where("state", "=", "booked")
        .where("start_ms", ">=", fromMs)
        .orderBy("start_ms")
        .orderBy("id")
        .execute();
      return rows.map(toAppointment);
    },
  };
}

export function hashFeedSecret(secret: string): string {
  return hash("sha256", secret);
}

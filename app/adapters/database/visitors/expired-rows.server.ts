import { sql } from "kysely";
import { formatUtcDay } from "#app/domain/time.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import { hasTable } from "#app/adapters/database/dialects/sql-differences.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

/** Rows of a table age from the moment in this column. */
const EXPIRING = {
  /** A mail is given up after five days; one that still waits when it expires came from an outage of weeks. */
  visitor_mails: { key: "id", atMs: "created_at_ms" },
  trade_records: { key: "id", atMs: "kept_until_ms" },
  alerts: { key: "id", atMs: "ends_at_ms" },
  conversations: { key: "visitor_id", atMs: "kept_until_ms" },
  contact_stops: { key: "mailbox_hash", atMs: "stopped_at_ms" },
  appointments: { key: "id", atMs: "kept_until_ms" },
  slot_holds: { key: "id", atMs: "ends_at_ms" },
  slot_blocks: { key: "id", atMs: "end_ms" },
  consent_entries: { key: "id", atMs: "at_ms" },
  phone_codes: { key: "id", atMs: "expires_at_ms" },
  phone_code_sends: { key: "id", atMs: "at_ms" },
  phone_code_checks: { key: "id", atMs: "at_ms" },
  experiment_views: { key: "id", atMs: "seen_at_ms" },
  erased_visitors: { key: "visitor_hash", atMs: "erased_at_ms" },
  site_tallies: { key: "id", atMs: "day_ms" },
  relay_events: { key: "id", atMs: "at_ms" },
  /** Only PostgreSQL has this table, and it is created on first use. */
  rate_limits: { key: "key", atMs: "expire" },
} as const;

export type ExpiringTable = keyof typeof EXPIRING;

/** At most `limit` rows go. Repeat it until it gives fewer. */
export async function deleteExpired(
  area: DatabaseArea<LeadsTables>,
  {
    table,
    beforeMs,
    limit,
  }: {
    readonly table: ExpiringTable;
    readonly beforeMs: number;
    readonly limit: number;
  },
): Promise<number> {
  const { key, atMs } = EXPIRING[table];
  return area.runExclusively(async (trx) => {
    if (!(await hasTable(area, trx, table))) return 0;
    const { numAffectedRows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ${sql.ref(key)} IN (
        SELECT ${sql.ref(key)} FROM ${sql.table(table)}
        WHERE ${sql.ref(atMs)} < ${beforeMs} LIMIT ${limit}
      )`.execute(trx);
    return Number(numAffectedRows ?? 0n);
  });
}

/** Nobody takes a time of a day that is over: the rows that such takers wait at are of no use any more. */
export async function deletePastDays(
  area: Pick<DatabaseArea<LeadsTables>, "runExclusively">,
  beforeMs: number,
): Promise<number> {
  return area.runExclusively(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("appointment_days")
      .where("day", "<", formatUtcDay(beforeMs))
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

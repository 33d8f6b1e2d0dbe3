import { join } from "node:path";
import SqliteHandle from "better-sqlite3";
import { Kysely, PostgresDialect, sql, SqliteDialect } from "kysely";
import { Pool } from "pg";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { SitePlace } from "./site-process.ts";

/** What the database says, read with plain queries and none of the site's own. */
export interface StoredLeads {
  readonly leads: readonly StoredLeadRow[];
  readonly deliveries: readonly StoredDeliveryRow[];
  /** What the engine finds wrong with its own file. */
  readonly damage: readonly string[];
}

export interface StoredLeadRow {
  readonly id: number;
  readonly reference: string;
  readonly key: string;
  readonly firstLeadId: number | null;
  readonly status: string;
  readonly content: string;
}

export interface StoredDeliveryRow {
  readonly leadId: number;
  readonly recipientId: string;
  readonly state: "waiting" | "delivered" | "dead";
  readonly attemptCount: number;
  readonly leasedUntilMs: number | null;
}

export async function readStoredLeads({
  dataDir,
  databaseUrl,
}: Pick<SitePlace, "dataDir" | "databaseUrl">): Promise<StoredLeads> {
  if (databaseUrl === undefined)
    return readLeadsFile(join(dataDir, "leads.sqlite"));
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  // A server that is stopped on purpose takes this connection with it.
  pool.on("error", () => {});
  return readRows(new Kysely({ dialect: new PostgresDialect({ pool }) }));
}

export async function readLeadsFile(file: string): Promise<StoredLeads> {
  const handle = new SqliteHandle(file, { timeout: 5_000 });
  const db = new Kysely<LeadsTables>({
    dialect: new SqliteDialect({ database: handle }),
  });
  const damage = [
    ...handle
      .prepare("PRAGMA integrity_check")
      .all([])
      .map((it) => JSON.stringify(it))
      .filter((it) => it !== '{"integrity_check":"ok"}'),
    ...handle
      .prepare("PRAGMA foreign_key_check")
      .all([])
      .map((it) => JSON.stringify(it)),
  ];
  return { ...(await readRows(db)), damage };
}

async function readRows(db: Kysely<LeadsTables>): Promise<StoredLeads> {
  try {
    const leads = await db
      .selectFrom("leads")
      .selectAll()
      .orderBy("id")
      .execute();
    const deliveries = await db
      .selectFrom("outbox")
      .selectAll()
      .orderBy("id")
      .execute();
    return {
      leads: leads.map((row) => ({
        id: Number(row.id),
        reference: row.reference,
        key: row.idempotency_key,
        firstLeadId: numberOrNull(row.first_lead_id),
        status: row.status,
        content: row.content,
      })),
      deliveries: deliveries.map((row) => ({
        leadId: Number(row.lead_id),
        recipientId: row.recipient_id,
        state: row.state,
        attemptCount: row.attempt_count,
        leasedUntilMs: numberOrNull(row.leased_until_ms),
      })),
      damage: [],
    };
  } finally {
    await db.destroy();
  }
}

/** One number, without reading every lead. */
export async function countWaiting({
  dataDir,
  databaseUrl,
}: Pick<SitePlace, "dataDir" | "databaseUrl">): Promise<number> {
  const db =
    databaseUrl === undefined
      ? new Kysely<LeadsTables>({
          dialect: new SqliteDialect({
            database: new SqliteHandle(join(dataDir, "leads.sqlite"), {
              timeout: 5_000,
            }),
          }),
        })
      : new Kysely<LeadsTables>({
          dialect: new PostgresDialect({
            pool: new Pool({ connectionString: databaseUrl, max: 1 }),
          }),
        });
  try {
    const { rows } = await sql<{ waiting: number | string }>`
      SELECT count(*) AS waiting FROM outbox WHERE state = 'waiting'`.execute(
      db,
    );
    return Number(rows[0]?.waiting ?? 0);
  } finally {
    await db.destroy();
  }
}

/** PostgreSQL gives bigint columns as text. */
function numberOrNull(value: number | null): number | null {
  return value === null ? null : Number(value);
}

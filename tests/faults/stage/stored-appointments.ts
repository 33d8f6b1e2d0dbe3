import { join } from "node:path";
import SqliteHandle from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Pool } from "pg";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { must } from "../fault.ts";
import type { MailServer } from "./mail-server.ts";
import type { SitePlace } from "./site-process.ts";
import { countWaiting } from "./stored-leads.ts";
import type { TestDrive } from "./test-drives.ts";
import { waitUntil } from "./wait-until.ts";

const DRAINED_WITHIN_MS = 240_000;

/** What visitors were told, by appointment. */
export type ConfirmedDrives = ReadonlyMap<string, TestDrive>;

/**
 * Every confirmed test drive is there once, at its time, with its lead and its mail to the visitor, each delivered; and
 * no time has two. Throws what was broken; gives how many there are.
 */
export async function judgeDrives(
  place: SitePlace,
  confirmed: ConfirmedDrives,
  mailServer: Pick<MailServer, "listTaken">,
): Promise<number> {
  await waitUntil(
    "the outbox is empty",
    async () => (await countWaiting(place)) === 0,
    DRAINED_WITHIN_MS,
  );
  const db = openLeads(place);
  try {
    const rows = await db.selectFrom("appointments").selectAll().execute();
    const booked = new Map(rows.map((row) => [row.id, row]));
    for (const [id, { startMs, number }] of confirmed)
      must(
        Number(booked.get(id)?.start_ms) === startMs,
        `Test drive ${number} was confirmed, and is not there at its time`,
      );
    must(
      new Set(rows.map((row) => Number(row.start_ms))).size === rows.length,
      "A time has two test drives",
    );
    const leads = await db
      .selectFrom("leads")
      .select(["id", "reference", "content"])
      .execute();
    must(
      leads.length === rows.length,
      `${rows.length} test drives have ${leads.length} leads`,
    );
    const leadOf = new Map(leads.map((lead) => [lead.reference, lead]));
    const deliveries = await db
      .selectFrom("outbox")
      .select(["lead_id", "visitor_mail_id", "state"])
      .execute();
    must(
      deliveries.every(({ state }) => state === "delivered"),
      "A delivery was given up",
    );
    const told = new Set(deliveries.map((it) => Number(it.lead_id)));
    const mailed = mailServer.listTaken().flatMap(({ to }) => to);
    for (const [id, { email, number }] of confirmed) {
      const lead = leadOf.get(booked.get(id)?.reference ?? "");
      must(
        lead !== undefined && lead.content.includes(email),
        `Test drive ${number} has no lead of its own`,
      );
      must(
        told.has(Number(lead.id)),
        `Test drive ${number} was told to nobody`,
      );
      must(mailed.includes(email), `Test drive ${number} got no mail`);
    }
    const mails = await db.selectFrom("visitor_mails").select("id").execute();
    must(
      mails.length === rows.length,
      `${rows.length} test drives have ${mails.length} mails to visitors`,
    );
    return rows.length;
  } finally {
    await db.destroy();
  }
}

/** The leads of a site that may have ended. */
export function openLeads({
  dataDir,
  databaseUrl,
}: SitePlace): Kysely<LeadsTables> {
  const dialect =
    databaseUrl === undefined
      ? new SqliteDialect({
          database: new SqliteHandle(join(dataDir, "leads.sqlite"), {
            timeout: 5_000,
          }),
        })
      : new PostgresDialect({
          pool: new Pool({ connectionString: databaseUrl, max: 1 }),
        });
  return new Kysely<LeadsTables>({ dialect });
}

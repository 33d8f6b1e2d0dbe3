import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { expect, onTestFinished, test } from "vitest";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { compileOutboxState } from "#app/adapters/database/leads/outbox-state.server.ts";
import { findMigrationsDir } from "#app/adapters/database/migrate.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import type {
  ClaimedVisitorMail,
  OutboxStore,
} from "#app/adapters/outbox/outbox-store.server.ts";
import { sweepExpired } from "#app/adapters/retention/retention-job.server.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { aSubmission } from "#tests/leads/sample-leads.ts";
import { aVisitorMail } from "#tests/leads/sample-visitor-mail.ts";
import { type OpenedDatabase, testOnEveryDatabase } from "./every-database.ts";
import {
  buildSettlement,
  createStore,
  LEASE_MS,
  only,
  submitTo,
} from "./lead-deeds.ts";

const SILENT: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};

async function claimMails(
  store: OutboxStore,
  nowMs: number,
): Promise<ClaimedVisitorMail[]> {
  const claimed = await store.claim({
    nowMs,
    leaseMs: LEASE_MS,
    token: "worker-1",
    limit: 100,
  });
  return claimed.filter((it) => it.leadId === null);
}

async function countRows(
  { database }: Pick<OpenedDatabase, "database">,
  table: "visitor_mails" | "outbox" | "delivery_attempts",
): Promise<number> {
  const { count } = await database.leads.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

testOnEveryDatabase(
  "a mail to a visitor is stored once under its key, goes out beside the leads and keeps its receipt",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitTo(database, opened)(aSubmission());
    expect(await store.addVisitorMail(aVisitorMail(), clock.ms)).toBe(true);
    expect(await store.addVisitorMail(aVisitorMail(), clock.ms)).toBe(false);
    const both = await store.claim({
      nowMs: clock.ms,
      leaseMs: LEASE_MS,
      token: "worker-1",
      limit: 100,
    });
    expect(both.some(({ leadId }) => leadId !== null)).toBe(true);
    const claimed = only(both.filter((it) => it.leadId === null));
    expect(claimed).toMatchObject({
      recipient: "Nora.Quill@visitor.example",
      recipientName: "Nora Quill",
      recipientId: "trade-offer",
      subject: "Your offer for the 2018 Honda Civic",
      attemptCount: 0,
    });
    const read = claimed.readMail();
    expect(read).toMatchObject({
      text: "Your offer\n\n$12,400\n",
      html: "<p>Your offer: <b>$12,400</b></p>",
      storeId: "aurora",
      createdAtMs: clock.ms,
      unsubscribeUrl: null,
    });
    expect(Buffer.from(read.attachments[0]?.bytes ?? []).toString()).toBe(
      "BEGIN:VCALENDAR\r\n",
    );
    expect(await store.settle(buildSettlement(claimed, clock.ms))).toBe(true);
    expect(await claimMails(store, clock.ms + LEASE_MS)).toEqual([]);
    const receipts = await database.leads.db
      .selectFrom("delivery_attempts")
      .select(["outcome", "answer"])
      .execute();
    expect(receipts).toEqual([{ outcome: "delivered", answer: "250 OK" }]);
  },
);

testOnEveryDatabase(
  "a mail that a visitor's mailbox refuses is no lead that was given up",
  async ({ database, clock }) => {
    const store = createStore(database);
    await store.addVisitorMail(aVisitorMail(), clock.ms);
    expect(await store.countWaiting()).toEqual({ count: 0, oldestAtMs: null });
    const claimed = only(await claimMails(store, clock.ms));
    await store.settle(
      buildSettlement(claimed, clock.ms, {
        outcome: "refused",
        answer: "550 nobody here",
      }),
    );
    expect(await compileOutboxState(database.leads)()).toEqual({
      waiting: 0,
      oldestWaitingAtMs: null,
      dead: 0,
    });
    const records = createLeadRecords(database.leads);
    expect(await records.list({ limit: 10, state: "dead" })).toEqual([]);
    expect(await records.count()).toMatchObject({ leads: 0, dead: 0 });
    const replay = {
      leadId: null,
      isDeadOnly: true,
      nowMs: clock.ms,
      by: COMMAND_LINE,
    };
    expect(await records.replay(replay)).toBe(0);
  },
);

testOnEveryDatabase(
  "whoever erases everything erases the mails to them, and one that was on its way meanwhile leaves nothing behind",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await store.addVisitorMail(aVisitorMail(), clock.ms);
    await store.addVisitorMail(
      aVisitorMail({ visitorId: "v-2", idempotencyKey: "form-2" }),
      clock.ms,
    );
    const [onItsWay] = await claimMails(store, clock.ms);
    if (onItsWay === undefined) throw new Error("Nothing was claimed.");
    const erased = await openErasedVisitors(database.leads, {
      clock,
      log: SILENT,
      profileDays: 365,
    });
    await erased.add("v-1");
    erased.stop();
    expect(await store.settle(buildSettlement(onItsWay, clock.ms))).toBe(false);
    expect(await countRows(opened, "visitor_mails")).toBe(1);
    expect(await countRows(opened, "outbox")).toBe(1);
    expect(await countRows(opened, "delivery_attempts")).toBe(0);
  },
);

testOnEveryDatabase(
  "a mail to a visitor is kept as long as leads are, then goes with its delivery and its receipts",
  async (opened) => {
    const { database, clock } = opened;
    const profile = readProfile();
    const store = createStore(database);
    await store.addVisitorMail(aVisitorMail(), clock.ms);
    const claimed = only(await claimMails(store, clock.ms));
    await store.settle(buildSettlement(claimed, clock.ms));
    const sweep = () =>
      sweepExpired({ area: database.leads, profile, clock, pauseMs: 0 });
    clock.ms += profile.leads.retentionDays.leads * DAY_MS;
    expect((await sweep()).visitor_mails).toBe(0);
    clock.ms += 1;
    expect((await sweep()).visitor_mails).toBe(1);
    expect(await countRows(opened, "outbox")).toBe(0);
    expect(await countRows(opened, "delivery_attempts")).toBe(0);
  },
);

testOnEveryDatabase(
  "a mail whose stored words were damaged is told apart, and its neighbors are read",
  async ({ database, clock }) => {
    const store = createStore(database);
    for (const idempotencyKey of ["form-1", "form-2"])
      await store.addVisitorMail(aVisitorMail({ idempotencyKey }), clock.ms);
    await database.leads.db
      .updateTable("visitor_mails")
      .set({ content: "{broken" })
      .where("idempotency_key", "=", "form-1")
      .execute();
    const [broken, whole] = await claimMails(store, clock.ms);
    expect(() => broken?.readMail()).toThrow();
    expect(whole?.readMail().text).toContain("$12,400");
  },
);

test("deliveries and receipts of leads from before are all there when SQLite has a place for mails to visitors", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-mails-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const before = path.join(folder, "migrations");
  await cp(findMigrationsDir(), before, { recursive: true });
  const leads = path.join(before, "sqlite", "leads");
  for (const name of await readdir(leads))
    if (name >= "0007") await rm(path.join(leads, name));
  const place = { kind: "sqlite", dataDir: folder } as const;
  const means = { clock: { nowMs: () => 1_000 }, log: SILENT };

  const old = await openDatabase(place, { ...means, migrationsDir: before });
  await sql`INSERT INTO leads (id, reference, idempotency_key, content_hash, type, store_id, status, received_at_ms, content)
    VALUES (7, 'K7Q2-9FXM', 'k', 'h', 'DEFAULT', 'aurora', 'new', 1, '{}')`.execute(
    old.leads.db,
  );
  await sql`INSERT INTO outbox (id, lead_id, recipient_id, recipient_name, recipient, format, subject, is_fallback, state, queued_at_ms, due_at_ms, attempt_count, unconfirmed_count)
    VALUES (9, 7, 'sales', 'Sales', 'sales@dealer.example', 'adf', 'A lead', 0, 'waiting', 1, 2, 3, 1)`.execute(
    old.leads.db,
  );
  await sql`INSERT INTO delivery_attempts (id, outbox_id, at_ms, took_ms, outcome, answer)
    VALUES (11, 9, 1, 2, 'unconfirmed', 'no answer')`.execute(old.leads.db);
  await old.close();

  const now = await openDatabase(place, means);
  onTestFinished(() => now.close());
  const { db } = now.leads;
  expect(await db.selectFrom("outbox").selectAll().execute()).toMatchObject([
    { id: 9, lead_id: 7, visitor_mail_id: null, unconfirmed_count: 1 },
  ]);
  expect(
    await db.selectFrom("delivery_attempts").selectAll().execute(),
  ).toMatchObject([{ id: 11, outbox_id: 9, outcome: "unconfirmed" }]);
  await db.deleteFrom("leads").where("id", "=", 7).execute();
  expect(
    await db.selectFrom("delivery_attempts").select("id").execute(),
  ).toEqual([]);
});

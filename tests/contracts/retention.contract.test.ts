import { expect } from "vitest";
import { createConsentLedger } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { createPostgresRateLimits } from "#app/adapters/rate-limit/rate-limits.server.ts";
import { sweepExpired } from "#app/adapters/retention/retention-job.server.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { aSubmission, SUBMISSIONS } from "#tests/leads/sample-leads.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  type OpenedDatabase,
  testOnEveryDatabase,
  testOnPostgres,
} from "./every-database.ts";
import {
  claimAll,
  submitTo,
  buildSettlement,
  createStore,
} from "./lead-deeds.ts";

const PROFILE = readProfile();
const { leads, careers, consents } = PROFILE.leads.retentionDays;

function sweep({ database, clock }: OpenedDatabase, batchSize = 2) {
  return sweepExpired({
    area: database.leads,
    profile: PROFILE,
    clock,
    batchSize,
    pauseMs: 0,
  });
}

/** A day's leads, delivered. */
async function receive(
  opened: OpenedDatabase,
  daysAgo: number,
  count: number,
  submission = aSubmission(),
): Promise<void> {
  const { database, clock } = opened;
  const nowMs = clock.ms;
  clock.ms -= daysAgo * DAY_MS;
  const submit = submitTo(database, opened, daysAgo + 1);
  const store = createStore(database);
  for (let number = 0; number < count; number++) {
    const idempotencyKey = `${daysAgo} days ago, ${number}, ${submission.type}`;
    await submit({ ...submission, idempotencyKey, visitorId: idempotencyKey });
  }
  for (const delivery of await claimAll(store, clock.ms))
    await store.settle(buildSettlement(delivery, clock.ms));
  clock.ms = nowMs;
}

async function countRows(
  { database }: OpenedDatabase,
  table: keyof LeadsTables,
): Promise<number> {
  const { count } = await database.leads.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

testOnEveryDatabase(
  "leads go after their time and applications after theirs, with everything of theirs; younger ones stay",
  async (opened) => {
    await receive(opened, leads + 1, 5);
    await receive(opened, leads - 1, 2);
    await receive(opened, careers + 1, 3, SUBMISSIONS.CAREERS);
    await receive(opened, careers - 1, 1, SUBMISSIONS.CAREERS);
    expect(await sweep(opened)).toMatchObject({ leads: 5, applications: 3 });
    expect(await createLeadRecords(opened.database.leads).count()).toEqual({
      leads: 3,
      waiting: 0,
      delivered: 3,
      dead: 0,
      oldestWaitingAtMs: null,
    });
    expect(await countRows(opened, "lead_attachments")).toBe(1);
    expect(await countRows(opened, "delivery_attempts")).toBe(3);
    expect(await sweep(opened)).toMatchObject({ leads: 0, applications: 0 });
  },
);

testOnEveryDatabase(
  "a lead that nobody got yet is kept, however old it is",
  async (opened) => {
    const { database, clock } = opened;
    const nowMs = clock.ms;
    clock.ms -= 2 * leads * DAY_MS;
    await submitTo(database, opened)(aSubmission());
    clock.ms = nowMs;
    expect(await sweep(opened)).toMatchObject({ leads: 0 });
    expect(await countRows(opened, "leads")).toBe(1);
  },
);

testOnEveryDatabase(
  "consents outlive the leads they came with, and the ledger itself stays closed to changes",
  async (opened) => {
    const { database, clock } = opened;
    const nowMs = clock.ms;
    const ledger = createConsentLedger(database.leads, clock);
    for (const daysAgo of [
      consents + 2,
      consents + 1,
      consents + 1,
      leads + 1,
    ]) {
      clock.ms = nowMs - daysAgo * DAY_MS;
      await ledger.record({
        kind: "contact",
        visitorId: "visitor-1",
        textVersion: "1",
        text: "I agree.",
        choice: "given",
        path: "/contact-us",
        client: { address: "192.0.2.1", userAgent: "Test" },
      });
    }
    clock.ms = nowMs;
    expect(await sweep(opened)).toMatchObject({ consent_entries: 3 });
    expect(await countRows(opened, "consent_entries")).toBe(1);
    await expect(
      database.leads.db
        .updateTable("consent_entries")
        .set({ choice: "withheld" })
        .execute(),
    ).rejects.toThrow("only added to");
  },
);

testOnEveryDatabase(
  "what phone codes were counted from goes after a day, and notes of erased visitors with the profile cookie's life",
  async (opened) => {
    const { database, clock } = opened;
    const { db } = database.leads;
    const ages = [2 * DAY_MS, DAY_MS / 2];
    for (const [number, ageMs] of ages.entries()) {
      const at_ms = clock.ms - ageMs;
      const phone = 6_305_550_100 + number;
      const client_key = "192.0.2.1";
      await db
        .insertInto("phone_codes")
        .values({
          phone,
          asker_key: "a",
          salt: "s",
          code_hash: "h",
          expires_at_ms: at_ms,
          tries_left: 5,
        })
        .execute();
      await db
        .insertInto("phone_code_sends")
        .values({ at_ms, phone, client_key, session_key: null })
        .execute();
      await db
        .insertInto("phone_code_checks")
        .values({ at_ms, phone, client_key, is_approved: 0 })
        .execute();
      await db
        .insertInto("erased_visitors")
        .values({
          visitor_hash: `visitor ${number}`,
          erased_at_ms: clock.ms - ageMs * PROFILE.visitor.profileDays,
        })
        .execute();
    }
    expect(await sweep(opened)).toMatchObject({
      phone_codes: 1,
      phone_code_sends: 1,
      phone_code_checks: 1,
      erased_visitors: 1,
      rate_limits: 0,
    });
  },
);

testOnPostgres(
  "allowances that ended a day ago leave the table that the limiter made",
  async (opened) => {
    const { database, clock } = opened;
    const limits = createPostgresRateLimits(database.leads.db);
    await limits.take({ name: "contact", count: 2, seconds: 60 }, "192.0.2.1");
    expect(await sweep(opened)).toMatchObject({ rate_limits: 0 });
    clock.ms = Date.now() + 2 * DAY_MS;
    expect(await sweep(opened)).toMatchObject({ rate_limits: 1 });
  },
);

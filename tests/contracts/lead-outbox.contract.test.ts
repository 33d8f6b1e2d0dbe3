import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { expect } from "vitest";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { UNCONFIRMED_DELAY_MS } from "#app/domain/leads/retry-schedule.ts";
import { aSubmission } from "#tests/leads/sample-leads.ts";
import {
  type OpenedDatabase,
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";
import {
  claimAll,
  collect,
  submitTo,
  LEASE_MS,
  only,
  buildSettlement,
  createStore,
} from "./lead-deeds.ts";

const FALLBACK = {
  id: "dealership",
  name: "Front desk",
  email: "desk@prairieauto.example",
};

async function submitMany(opened: OpenedDatabase, count: number) {
  const submit = submitTo(opened.database, opened);
  for (let index = 0; index < count; index++)
    await submit(aSubmission({ idempotencyKey: `key-${index}` }));
}

testOnEveryDatabase(
  "a claimed delivery is nobody else's until its lease is over",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitMany(opened, 3);
    const mine = await claimAll(store, clock.ms, "mine", 2);
    expect(mine).toHaveLength(2);
    const theirs = await claimAll(store, clock.ms, "theirs");
    expect(theirs.map(({ id }) => id)).toEqual([3]);
    expect(await claimAll(store, clock.ms + LEASE_MS - 1, "late")).toEqual([]);
    const freed = await claimAll(store, clock.ms + LEASE_MS, "late");
    expect(freed.map(({ id }) => id)).toEqual([1, 2, 3]);
  },
);

testOnEveryStoredDatabase(
  "two workers never hold the same delivery",
  async (opened) => {
    const { database, clock } = opened;
    await submitMany(opened, 40);
    const stores = [
      createStore(database),
      createStore(await opened.openAgain()),
    ];
    const claims = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const store = stores[index % 2];
        return store === undefined
          ? []
          : claimAll(store, clock.ms, `worker-${index}`, 5);
      }),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claimAll(createStore(database), clock.ms, "rest");
    expect(ids.length + rest.length).toBe(40);
  },
);

testOnEveryDatabase(
  "a delivered lead keeps its receipt and is never claimed again",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitMany(opened, 1);
    const delivery = only(await claimAll(store, clock.ms));
    expect(await store.settle(buildSettlement(delivery, clock.ms))).toBe(true);
    expect(await claimAll(store, clock.ms + 10 * LEASE_MS)).toEqual([]);
    const [record] = await createLeadRecords(database.leads).list({ limit: 5 });
    expect(record?.deliveries).toMatchObject([
      {
        state: "delivered",
        endedAtMs: clock.ms + 20,
        attempts: [{ outcome: "delivered", answer: "250 OK", tookMs: 20 }],
      },
    ]);
  },
);

testOnEveryDatabase(
  "a failed attempt waits until its retry is due, and the attempts count",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitMany(opened, 1);
    const delivery = only(await claimAll(store, clock.ms));
    await store.settle(
      buildSettlement(delivery, clock.ms, {
        outcome: "failed",
        answer: "451 \0later",
        retryAtMs: clock.ms + 15_000,
      }),
    );
    expect(await claimAll(store, clock.ms + 14_999)).toEqual([]);
    const again = only(await claimAll(store, clock.ms + 15_000));
    expect(again.attemptCount).toBe(1);
  },
);

testOnEveryDatabase(
  "a refused delivery dies, and the fallback recipient gets the lead once",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitMany(opened, 1);
    const refused = buildSettlement(
      only(await claimAll(store, clock.ms)),
      clock.ms,
      { outcome: "refused", answer: "550 no such user", fallback: FALLBACK },
    );
    expect(await store.settle(refused)).toBe(true);
    expect(await store.settle(refused)).toBe(false);
    const fallback = only(await claimAll(store, clock.ms + LEASE_MS));
    expect(fallback).toMatchObject({
      recipient: FALLBACK.email,
      isFallback: true,
      leadId: refused.delivery.leadId,
      format: refused.delivery.format,
      subject: refused.delivery.subject,
    });
    const records = createLeadRecords(database.leads);
    expect(await records.count()).toMatchObject({ dead: 1, waiting: 1 });
    expect(await records.list({ limit: 9, state: "dead" })).toHaveLength(1);
  },
);

testOnEveryDatabase(
  "the fallback recipient who has the lead already gets it no second time",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitMany(opened, 1);
    const delivery = only(await claimAll(store, clock.ms));
    const same = { ...FALLBACK, email: delivery.recipient.toUpperCase() };
    await store.settle(
      buildSettlement(delivery, clock.ms, {
        outcome: "refused",
        fallback: same,
      }),
    );
    expect(await claimAll(store, clock.ms + LEASE_MS)).toEqual([]);
  },
);

testOnEveryDatabase(
  "a worker that lost its lease cannot undo what the next one did, but a delivered mail is delivered",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitMany(opened, 1);
    const slow = only(await claimAll(store, clock.ms, "slow"));
    const laterMs = clock.ms + LEASE_MS;
    const next = only(await claimAll(store, laterMs, "next"));
    const failed = buildSettlement(slow, clock.ms, {
      outcome: "failed",
      retryAtMs: laterMs,
    });
    expect(await store.settle(failed)).toBe(false);
    expect(await claimAll(store, laterMs, "third")).toEqual([]);
    expect(await store.settle(buildSettlement(slow, clock.ms))).toBe(true);
    expect(await store.settle(buildSettlement(next, laterMs))).toBe(false);
    const [record] = await createLeadRecords(database.leads).list({ limit: 1 });
    expect(record?.deliveries).toMatchObject([{ state: "delivered" }]);
  },
);

testOnEveryDatabase(
  "a lease is renewed for the worker that holds it alone",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitMany(opened, 2);
    const held = await claimAll(store, clock.ms, "slow", 1);
    const renew = (nowMs: number) =>
      store.renew({ nowMs, leaseMs: LEASE_MS, held });
    await renew(clock.ms + 20_000);
    const others = await claimAll(store, clock.ms + 49_999, "other");
    expect(others.map(({ id }) => id)).toEqual([2]);
    const taken = await claimAll(store, clock.ms + 50_000, "next", 1);
    expect(taken.map(({ id }) => id)).toEqual([1]);
    await renew(clock.ms + 60_000);
    const freed = await claimAll(store, clock.ms + 80_000);
    expect(freed.map(({ id }) => id)).toEqual([1, 2]);
  },
);

testOnEveryDatabase(
  "ends without an answer are counted, hurried by nothing, and forgotten when an operator sends the lead again",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitMany(opened, 1);
    const delivery = only(await claimAll(store, clock.ms));
    expect(delivery.unconfirmedCount).toBe(0);
    const dueMs = clock.ms + UNCONFIRMED_DELAY_MS;
    await store.settle(
      buildSettlement(delivery, clock.ms, {
        outcome: "unconfirmed",
        answer: "no answer",
        retryAtMs: dueMs,
      }),
    );
    const nowMs = clock.ms;
    await store.rebase({ nowMs, aheadMs: 0, leaseMs: LEASE_MS });
    expect(await claimAll(store, dueMs - 1)).toEqual([]);
    const earlierMs = nowMs - 5 * 24 * 3_600_000;
    await store.rebase({ nowMs: earlierMs, aheadMs: 0, leaseMs: LEASE_MS });
    const again = only(await claimAll(store, earlierMs + UNCONFIRMED_DELAY_MS));
    expect(again).toMatchObject({ attemptCount: 1, unconfirmedCount: 1 });
    await store.settle(
      buildSettlement(again, clock.ms, { outcome: "unconfirmed" }),
    );
    const records = createLeadRecords(database.leads);
    expect(await records.count()).toMatchObject({ dead: 1 });
    await records.replay({
      leadId: null,
      isDeadOnly: true,
      nowMs,
      by: COMMAND_LINE,
    });
    const anew = only(await claimAll(store, nowMs));
    expect(anew).toMatchObject({ attemptCount: 0, unconfirmedCount: 0 });
  },
);

testOnEveryDatabase(
  "after the clock jumped back what waits is due, and no lease outlasts a new one",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    await submitMany(opened, 2);
    const [first] = await claimAll(store, clock.ms, "gone");
    if (first === undefined) throw new Error("Nothing was claimed.");
    await store.settle(
      buildSettlement(first, clock.ms, {
        outcome: "failed",
        retryAtMs: clock.ms + 60_000,
      }),
    );
    const nowMs = clock.ms - 5 * 24 * 3_600_000;
    await store.rebase({ nowMs, aheadMs: 0, leaseMs: LEASE_MS });
    expect(only(await claimAll(store, nowMs)).id).toBe(first.id);
    expect(await claimAll(store, nowMs + LEASE_MS)).toHaveLength(2);
  },
);

testOnEveryDatabase(
  "operators find a lead by its reference, send it again, and export every one",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    const records = createLeadRecords(database.leads);
    await submitMany(opened, 3);
    for (const delivery of await claimAll(store, clock.ms))
      await store.settle(buildSettlement(delivery, clock.ms));
    const [newest] = await records.list({ limit: 1 });
    if (newest === undefined) throw new Error("There is no lead.");
    expect((await records.find(newest.reference))?.id).toBe(newest.id);
    expect(await records.find("ZZZZ-ZZZZ")).toBeNull();

    const nowMs = clock.ms + 1_000;
    const again = {
      leadId: newest.id,
      isDeadOnly: false,
      nowMs,
      by: COMMAND_LINE,
    };
    expect(await records.replay(again)).toBe(1);
    expect(only(await claimAll(store, nowMs)).leadId).toBe(newest.id);
    const all = await collect(records.listAll());
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await collect(records.listAll(nowMs))).toEqual([]);
  },
);

testOnEveryDatabase(
  "old leads are purged with everything of theirs, but none that still waits",
  async (opened) => {
    const { database, clock } = opened;
    const store = createStore(database);
    const records = createLeadRecords(database.leads);
    await submitMany(opened, 3);
    for (const delivery of await claimAll(store, clock.ms, "w", 2))
      await store.settle(buildSettlement(delivery, clock.ms));
    const purge = { receivedBeforeMs: clock.ms + 1, limit: 100 };
    expect(await records.purge({ ...purge, receivedBeforeMs: clock.ms })).toBe(
      0,
    );
    expect(await records.purge({ ...purge, limit: 1 })).toBe(1);
    expect(await records.purge(purge)).toBe(1);
    expect(await records.count()).toMatchObject({
      leads: 1,
      delivered: 0,
      waiting: 1,
    });
    const { attempts } = await database.leads.db
      .selectFrom("delivery_attempts")
      .select(({ fn }) => fn.countAll<number>().as("attempts"))
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(0);
  },
);

testOnEveryDatabase(
  "a lead whose stored text was damaged is told apart, and its neighbours are read",
  async (opened) => {
    const { database, clock } = opened;
    await submitMany(opened, 2);
    await database.leads.db
      .updateTable("leads")
      .set({ content: "{broken" })
      .where("id", "=", 1)
      .execute();
    const [broken, whole] = await claimAll(createStore(database), clock.ms);
    expect(() => broken?.readLead()).toThrow();
    expect(whole?.readLead().user.firstName).toBe("Nora");
    const records = createLeadRecords(database.leads);
    const all = await collect(records.listAll());
    expect(all[0]?.lead).toEqual({ unreadable: "{broken" });
  },
);

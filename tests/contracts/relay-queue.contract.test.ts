import { expect } from "vitest";
import { createRelayQueue } from "#app/adapters/database/relay/relay-queue.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import type { ConversionsApi } from "#app/adapters/conversions-api/conversions-api.server.ts";
import type { RelayQueue } from "#app/adapters/conversions-api/relay-queue.server.ts";
import { createRelayWorker } from "#app/adapters/conversions-api/relay-worker.server.ts";
import { sweepExpired } from "#app/adapters/retention/retention-job.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import type { MetaEvent } from "#app/domain/tracking/meta-event.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  type OpenedDatabase,
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";

function buildEvent(number: number, atMs: number): MetaEvent {
  const digits = String(number).padStart(12, "0");
  return {
    event_name: "Lead",
    event_time: atMs / 1000,
    event_id: `6f9619ff-8b86-4d01-b42d-${digits}`,
    event_source_url: "https://dealer.example/",
    action_source: "website",
    user_data: { client_user_agent: "A browser", fbp: `fb.1.1.${number}` },
    custom_data: { currency: "USD", value: 0 },
  };
}

async function fill(
  queue: RelayQueue,
  { clock }: OpenedDatabase,
  count: number,
): Promise<readonly string[]> {
  const events = Array.from({ length: count }, (_, at) =>
    buildEvent(at + 1, clock.ms),
  );
  for (const event of events)
    await queue.add({ event, visitorId: "v-1", nowMs: clock.ms });
  return events.map(({ event_id }) => event_id);
}

/** A vendor that notes what it takes; `judge` says what it makes of a batch. */
function createVendor(
  judge: (ids: readonly string[]) => "taken" | "refused" | "later" = () =>
    "taken",
) {
  const taken: string[] = [];
  const batches: number[] = [];
  const api: ConversionsApi = {
    async send(events) {
      batches.push(events.length);
      const ids = events.map(({ event_id }) => event_id);
      // Others have their turn meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      const outcome = judge(ids);
      if (outcome === "taken") {
        taken.push(...ids);
        return { outcome };
      }
      return { outcome, answer: "500", isOurSettings: false };
    },
  };
  return { api, taken, batches };
}

let workers = 0;
function createWorker(
  queue: RelayQueue,
  { clock, log }: OpenedDatabase,
  api: ConversionsApi,
) {
  return createRelayWorker({
    queue,
    api,
    clock,
    log,
    random: () => 0.5,
    makeToken: () => `worker ${workers++}`,
  });
}

testOnEveryStoredDatabase(
  "two nodes send each event once between them, however often it is reported",
  async (opened) => {
    const second = await opened.openAgain();
    const queues = [opened.database, second].map(({ leads }) =>
      createRelayQueue(leads),
    );
    const { api, taken } = createVendor();
    const ids = await fill(queues[0] as RelayQueue, opened, 120);
    await fill(queues[1] as RelayQueue, opened, 120);
    const nodes = queues.map((queue) => createWorker(queue, opened, api));
    for (let turn = 0; turn < 5; turn++)
      await Promise.all(nodes.map((node) => node.turn()));
    expect(taken.toSorted()).toEqual(ids);
    // A report that comes again after it was sent is sent no second time.
    await fill(queues[0] as RelayQueue, opened, 120);
    for (const node of nodes) expect(await node.turn()).toBe("empty");
    expect(taken).toHaveLength(120);
  },
);

testOnEveryDatabase(
  "what a worker that died held is sent by another when its lease has ended, and no sooner",
  async (opened) => {
    const queue = createRelayQueue(opened.database.leads);
    const ids = await fill(queue, opened, 3);
    const dead = { nowMs: opened.clock.ms, leaseMs: 30_000, limit: 50 };
    expect(await queue.claim({ ...dead, token: "dead" })).toHaveLength(3);
    const { api, taken } = createVendor();
    const worker = createWorker(queue, opened, api);
    opened.clock.ms += 29_000;
    expect(await worker.turn()).toBe("empty");
    opened.clock.ms += 1_000;
    await worker.turn();
    expect(taken).toEqual(ids);
  },
);

testOnEveryDatabase(
  "a vendor that is down gets everything when it is back, after pauses that grow",
  async (opened) => {
    const queue = createRelayQueue(opened.database.leads);
    const ids = await fill(queue, opened, 3);
    let isDown = true;
    const { api, taken, batches } = createVendor(() =>
      isDown ? "later" : "taken",
    );
    const worker = createWorker(queue, opened, api);
    const pauses: number[] = [];
    let waitedMs = 0;
    while (pauses.length < 12) {
      if ((await worker.turn()) === "later") {
        pauses.push(waitedMs / 1000);
        waitedMs = 0;
      }
      opened.clock.ms += 15_000;
      waitedMs += 15_000;
    }
    expect(pauses.slice(0, 9)).toEqual([
      0, 15, 30, 60, 120, 240, 480, 960, 1920,
    ]);
    expect(Math.max(...pauses)).toBe(3600);
    isDown = false;
    opened.clock.ms += HOUR_MS;
    await worker.turn();
    expect(taken).toEqual(ids);
    expect(batches.every((size) => size === 3)).toBe(true);
  },
);

testOnEveryDatabase(
  "one event that the vendor refuses keeps none of its neighbors from being sent",
  async (opened) => {
    const queue = createRelayQueue(opened.database.leads);
    const ids = await fill(queue, opened, 50);
    const wrong = ids[17] ?? "";
    const { api, taken, batches } = createVendor((batch) =>
      batch.includes(wrong) ? "refused" : "taken",
    );
    const worker = createWorker(queue, opened, api);
    while ((await worker.turn()) !== "empty");
    expect(taken.toSorted()).toEqual(ids.filter((id) => id !== wrong));
    expect(batches.length).toBeLessThan(15);
    expect(opened.events).toContain("relay.refused");
    opened.clock.ms += DAY_MS;
    expect(await worker.turn()).toBe("empty");
  },
);

testOnEveryDatabase(
  "an event that is nearly seven days old is not sent, and fails no other",
  async (opened) => {
    const queue = createRelayQueue(opened.database.leads);
    await fill(queue, opened, 1);
    opened.clock.ms += 7 * DAY_MS - 30 * MINUTE_MS;
    const young = buildEvent(2, opened.clock.ms);
    const { ms: nowMs } = opened.clock;
    await queue.add({ event: young, visitorId: null, nowMs });
    const { api, taken } = createVendor();
    await createWorker(queue, opened, api).turn();
    expect(taken).toEqual([young.event_id]);
    expect(opened.events).toContain("relay.too-old");
    expect(await queue.countWaiting()).toBe(0);
  },
);

testOnEveryDatabase(
  "once it is sent nothing stays of an event but its id, and that no longer than it is of use",
  async (opened) => {
    const { leads } = opened.database;
    const queue = createRelayQueue(leads);
    await fill(queue, opened, 1);
    await createWorker(queue, opened, createVendor().api).turn();
    const read = () =>
      leads.db.selectFrom("relay_events").selectAll().execute();
    expect(await read()).toMatchObject([
      { state: "sent", event: null, visitor_id: null, fbp: null, fbc: null },
    ]);
    const sweep = () =>
      sweepExpired({
        area: leads,
        profile: readProfile(),
        clock: opened.clock,
      });
    opened.clock.ms += 7 * DAY_MS;
    expect((await sweep()).relay_events).toBe(0);
    opened.clock.ms += 2 * DAY_MS;
    expect((await sweep()).relay_events).toBe(1);
    expect(await read()).toEqual([]);
  },
);

testOnEveryDatabase(
  "who takes the consent back, or is erased, takes what waits, and nobody else's",
  async (opened) => {
    const { leads } = opened.database;
    const queue = createRelayQueue(leads);
    const { ms: nowMs } = opened.clock;
    const add = (number: number, visitorId: string | null) =>
      queue.add({ event: buildEvent(number, nowMs), visitorId, nowMs });
    await add(1, "v-1");
    await add(2, "v-2");
    await add(3, null);
    await add(4, null);
    await queue.withdraw({ visitorId: null, fbp: null, fbc: null });
    expect(await queue.countWaiting()).toBe(4);
    await queue.withdraw({ visitorId: "v-1", fbp: "fb.1.1.3", fbc: null });
    const erased = await openErasedVisitors(leads, {
      clock: opened.clock,
      log: opened.log,
      profileDays: 365,
    });
    await erased.add("v-2");
    erased.stop();
    const { api, taken } = createVendor();
    await createWorker(queue, opened, api).turn();
    expect(taken).toEqual([buildEvent(4, nowMs).event_id]);
  },
);

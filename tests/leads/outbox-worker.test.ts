import { expect, onTestFinished, test } from "vitest";
import { MOST_ATTEMPTS } from "#app/domain/leads/retry-schedule.ts";
import { MINUTE_MS, SECOND_MS } from "#app/domain/time.ts";
import { type OutboxStage, setOutboxStage } from "./outbox-stage.ts";
import { aSubmission } from "./sample-leads.ts";
import { readProfile, withLeads } from "./sample-profile.ts";

async function onStage(
  ...args: Parameters<typeof setOutboxStage>
): Promise<OutboxStage> {
  const stage = await setOutboxStage(...args);
  onTestFinished(() => stage.close());
  return stage;
}

/** Takes turns until nothing is due any more. */
async function work(worker: ReturnType<OutboxStage["newWorker"]>) {
  for (;;) {
    const { taken } = await worker.turn();
    await worker.settled();
    if (taken === 0) return;
  }
}

function listEvents({ logged }: OutboxStage, name: string) {
  return logged.filter(({ event }) => event === name);
}

test("a lead goes out once and is settled", async () => {
  const stage = await onStage();
  const { reference } = await stage.submit(aSubmission());
  const worker = stage.newWorker();
  await work(worker);
  await work(worker);
  expect(stage.taken).toHaveLength(1);
  expect(stage.taken[0]?.messageId).toBe(
    `<lead.${reference}.dealership@prairieauto.example>`,
  );
  expect(await stage.records.count()).toMatchObject({ delivered: 1 });
});

test("in a surge of leads a batch of mails leaves every quarter of a second, and after the surge all the rest", async () => {
  const stage = await onStage();
  let isSurge = true;
  const worker = stage.newWorker(() => isSurge);
  let keys = 0;
  const submit = () =>
    stage.submit(aSubmission({ idempotencyKey: `surge-${keys++}` }));
  const turn = async () => {
    await worker.turn();
    await worker.settled();
    return stage.taken.length;
  };
  await submit();
  expect(await turn()).toBe(1);
  await submit();
  await submit();
  expect(await turn()).toBe(1);
  stage.pass(249);
  expect(await turn()).toBe(1);
  stage.pass(1);
  expect(await turn()).toBe(3);
  await submit();
  expect(await turn()).toBe(3);
  isSurge = false;
  expect(await turn()).toBe(4);
});

test("a busy receiver is tried by the schedule, give or take a fifth, and in the end has every lead", async () => {
  const stage = await onStage();
  stage.receive = () => "busy";
  await stage.submit(aSubmission());
  const worker = stage.newWorker();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 9; attempt++) {
    await work(worker);
    const [record] = await stage.records.list({ limit: 1 });
    const waitMs = (record?.deliveries[0]?.dueAtMs ?? 0) - stage.clock.ms;
    waits.push(waitMs);
    stage.pass(waitMs);
  }
  const planned = [15, 30, 60, 120, 300, 900, 1_800, 1_800, 1_800];
  planned.forEach((seconds, index) => {
    const ratio = (waits[index] ?? 0) / (seconds * 1_000);
    expect(ratio).toBeGreaterThanOrEqual(0.8);
    expect(ratio).toBeLessThanOrEqual(1.2);
  });
  stage.receive = () => "take";
  await work(worker);
  expect(stage.taken).toHaveLength(1);
});

test("a refusal dies at once, is said in the log without a name, and the fallback gets the lead", async () => {
  const stage = await onStage();
  stage.receive = (mail) =>
    mail.to.email.includes("service") ? "refuse" : "take";
  await stage.submit(aSubmission({ type: "CONTACT_SERVICE" }));
  await work(stage.newWorker());
  expect(stage.taken.map(({ to }) => to.email)).toEqual([
    "hello@prairieauto.example",
  ]);
  expect(listEvents(stage, "leads.dead-letter")).toHaveLength(1);
  expect(JSON.stringify(stage.logged)).not.toMatch(/Quill|nora|630555/i);
  expect(await stage.records.count()).toMatchObject({ dead: 1, delivered: 1 });
});

test("after five days of trying a delivery is given up, and the fallback refuses alone", async () => {
  const stage = await onStage();
  stage.receive = () => "busy";
  await stage.submit(aSubmission({ type: "CONTACT_SERVICE" }));
  const worker = stage.newWorker();
  for (let attempt = 0; attempt < 2 * MOST_ATTEMPTS; attempt++) {
    await work(worker);
    stage.pass(37 * MINUTE_MS);
  }
  expect(await stage.records.count()).toMatchObject({ dead: 2, waiting: 0 });
  expect(listEvents(stage, "leads.dead-letter")).toHaveLength(2);
});

test("a lost answer brings a second copy after half an hour, under the same Message-ID and the same words", async () => {
  const stage = await onStage();
  stage.receive = () => "take-and-hang-up";
  await stage.submit(aSubmission());
  const worker = stage.newWorker();
  await work(worker);
  stage.receive = () => "take";
  stage.pass(30 * MINUTE_MS - 1);
  await work(worker);
  expect(stage.taken).toHaveLength(1);
  stage.pass(6 * MINUTE_MS + 1);
  await work(worker);
  const [first, second] = stage.taken;
  expect(stage.taken).toHaveLength(2);
  expect(second).toEqual(first);
  expect(listEvents(stage, "leads.delivery-unconfirmed")).toHaveLength(1);
});

test("after three lost answers a person is asked: no fourth copy goes out, and the fallback has the lead", async () => {
  const stage = await onStage();
  stage.receive = (mail) =>
    mail.to.email.includes("service") ? "take-and-hang-up" : "take";
  await stage.submit(aSubmission({ type: "CONTACT_SERVICE" }));
  const worker = stage.newWorker();
  for (let halfHour = 0; halfHour < 12; halfHour++) {
    await work(worker);
    stage.pass(37 * MINUTE_MS);
  }
  const listCopies = (name: string) =>
    stage.taken.filter(({ to }) => to.email.includes(name));
  expect(listCopies("service")).toHaveLength(3);
  expect(listCopies("hello")).toHaveLength(1);
  expect(listEvents(stage, "leads.dead-letter")).toMatchObject([
    { fields: { outcome: "unconfirmed", attempt: 3 } },
  ]);
});

test("neither the return of the receiver nor a jump of the clock hurries a mail that may have arrived", async () => {
  const stage = await onStage();
  stage.receive = () => "take-and-hang-up";
  await stage.submit(aSubmission());
  const worker = stage.newWorker();
  await work(worker);
  stage.receive = () => "take";
  stage.isReceiverAway = true;
  await stage.submit(aSubmission({ idempotencyKey: "another" }));
  await work(worker);
  stage.isReceiverAway = false;
  for (let second = 0; second < 60; second++) {
    stage.pass(SECOND_MS);
    await work(worker);
  }
  stage.clock.ms -= 5 * 24 * 60 * MINUTE_MS;
  await work(worker);
  expect(new Set(stage.taken.map(({ messageId }) => messageId)).size).toBe(2);
  expect(stage.taken).toHaveLength(2);
  stage.pass(37 * MINUTE_MS);
  await work(worker);
  expect(stage.taken).toHaveLength(3);
});

test("what our settings hold back is tried for days with an alarm, the fallback has it after an hour, and it goes out when they are mended", async () => {
  const stage = await onStage();
  stage.receive = (mail) =>
    mail.to.email.includes("service") ? "refuse-settings" : "take";
  await stage.submit(aSubmission({ type: "CONTACT_SERVICE" }));
  const worker = stage.newWorker();
  const spend = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      await work(worker);
      stage.pass(MINUTE_MS);
    }
  };
  await spend(40);
  expect(stage.taken).toEqual([]);
  expect(listEvents(stage, "leads.mail-settings").length).toBeGreaterThan(5);
  await spend(40);
  expect(stage.taken.map(({ to }) => to.email)).toEqual([
    "hello@prairieauto.example",
  ]);
  await spend(24 * 60);
  expect(await stage.records.count()).toMatchObject({ dead: 0, waiting: 1 });
  stage.receive = () => "take";
  await spend(37);
  expect(stage.taken).toHaveLength(2);
});

test("a receiver that takes nine minutes to answer gets the mail once, whatever other workers do meanwhile", async () => {
  const stage = await onStage();
  const { promise: answer, resolve: say } = Promise.withResolvers<"take">();
  stage.receive = () => answer;
  await stage.submit(aSubmission());
  const [slow, other] = [stage.newWorker(), stage.newWorker()];
  await slow.turn();
  for (let second = 0; second < 9 * 60; second++) {
    stage.pass(SECOND_MS);
    await slow.turn();
    expect(await other.turn()).toEqual({ taken: 0 });
  }
  say("take");
  await slow.settled();
  expect(await stage.records.count()).toMatchObject({ delivered: 1 });
  expect(stage.taken).toHaveLength(1);
});

test("a worker whose own lease ran out under it does not send the mail a second time", async () => {
  const stage = await onStage();
  const { promise: answer, resolve: say } = Promise.withResolvers<"take">();
  stage.receive = () => answer;
  await stage.submit(aSubmission());
  const worker = stage.newWorker();
  await worker.turn();
  stage.clock.ms += 5 * 24 * 60 * MINUTE_MS;
  await worker.turn();
  say("take");
  await worker.settled();
  expect(stage.taken).toHaveLength(1);
  expect(await stage.records.count()).toMatchObject({ delivered: 1 });
});

test("no more is claimed than the mailer has connections", async () => {
  const stage = await onStage();
  stage.connectionCount = 5;
  const { promise: answer, resolve: say } = Promise.withResolvers<"take">();
  stage.receive = () => answer;
  for (let index = 0; index < 8; index++)
    await stage.submit(aSubmission({ idempotencyKey: `key-${index}` }));
  const [worker, other] = [stage.newWorker(), stage.newWorker()];
  expect(await worker.turn()).toEqual({ taken: 5 });
  expect(await worker.turn()).toEqual({ taken: 0 });
  expect(await other.turn()).toEqual({ taken: 3 });
  say("take");
  await Promise.all([worker.settled(), other.settled()]);
  expect(stage.taken).toHaveLength(8);
});

test("a mail that has arrived is not sent again because the database was away when it did", async () => {
  const stage = await onStage();
  await stage.submit(aSubmission());
  let isAway = true;
  const worker = stage.newWorker(undefined, {
    ...stage.store,
    async settle(settlement) {
      if (isAway) throw new Error("The database is away.");
      return stage.store.settle(settlement);
    },
  });
  await worker.turn();
  await worker.settled();
  expect(listEvents(stage, "leads.delivery-not-recorded")).toHaveLength(1);
  await expect(worker.turn()).rejects.toThrow("away");
  stage.pass(5 * MINUTE_MS);
  isAway = false;
  await work(worker);
  expect(stage.taken).toHaveLength(1);
  expect(await stage.records.count()).toMatchObject({ delivered: 1 });
});

test("a lead that cannot be built is put aside alone, its data kept", async () => {
  const stage = await onStage();
  for (const key of ["a", "b", "c"])
    await stage.submit(aSubmission({ idempotencyKey: key }));
  await stage.database.leads.db
    .updateTable("leads")
    .set({ content: '{"user":null}' })
    .where("id", "=", 2)
    .execute();
  await work(stage.newWorker());
  expect(stage.taken).toHaveLength(2);
  expect(await stage.records.count()).toMatchObject({
    leads: 3,
    dead: 1,
    delivered: 2,
  });
  expect(listEvents(stage, "leads.dead-letter")[0]?.fields).toMatchObject({
    lead: 2,
    outcome: "unbuildable",
  });
});

test("what a stopped worker held is delivered by the next when the lease is over", async () => {
  const stage = await onStage();
  await stage.submit(aSubmission());
  const nowMs = stage.clock.ms;
  await stage.store.claim({ nowMs, leaseMs: 30_000, token: "dead", limit: 5 });
  const worker = stage.newWorker();
  await work(worker);
  expect(stage.taken).toHaveLength(0);
  stage.pass(30_000);
  await work(worker);
  expect(stage.taken).toHaveLength(1);
});

test.each([-5 * 24 * 60, -120, 120, 5 * 24 * 60])(
  "when the clock jumps by %i minutes nothing stalls and nothing is given up",
  async (minutes) => {
    const stage = await onStage();
    stage.receive = () => "busy";
    await stage.submit(aSubmission());
    const worker = stage.newWorker();
    await work(worker);
    stage.clock.ms += minutes * MINUTE_MS;
    stage.receive = () => "take";
    await work(worker);
    expect(stage.taken).toHaveLength(1);
    expect(listEvents(stage, "leads.clock-jumped")).toHaveLength(1);
  },
);

test("a clock that was set back while nobody ran holds no lead up", async () => {
  const stage = await onStage();
  stage.receive = () => "busy";
  await stage.submit(aSubmission());
  await work(stage.newWorker());
  stage.clock.ms -= 5 * 24 * 60 * MINUTE_MS;
  stage.receive = () => "take";
  await work(stage.newWorker());
  expect(stage.taken).toHaveLength(1);
});

test("what a node with a clock days ahead left behind is sent by another within seconds", async () => {
  const stage = await onStage();
  stage.receive = () => "busy";
  const right = stage.newWorker();
  await work(right);
  stage.clock.ms += 5 * 24 * 60 * MINUTE_MS;
  await stage.submit(aSubmission());
  await work(stage.newWorker());
  stage.clock.ms -= 5 * 24 * 60 * MINUTE_MS;
  stage.receive = () => "take";
  stage.pass(15_000);
  await work(right);
  expect(stage.taken).toHaveLength(1);
  // Its own clock was right all the while.
  expect(listEvents(stage, "leads.clock-jumped")).toHaveLength(0);
});

test("the alarm is raised after ten minutes, again every ten, and ends with the outage", async () => {
  const stage = await onStage();
  stage.receive = () => "busy";
  await stage.submit(aSubmission());
  const worker = stage.newWorker();
  const heard: number[] = [];
  for (let minute = 1; minute <= 30; minute++) {
    stage.pass(MINUTE_MS);
    await work(worker);
    heard.push(listEvents(stage, "leads.delivery-late").length);
  }
  expect(heard[8]).toBe(0);
  expect(heard[9]).toBe(1);
  expect(heard.at(-1)).toBe(3);
  stage.receive = () => "take";
  stage.pass(40 * MINUTE_MS);
  await work(worker);
  expect(stage.taken).toHaveLength(1);
  stage.pass(40 * MINUTE_MS);
  const said = listEvents(stage, "leads.delivery-late").length;
  await work(worker);
  expect(listEvents(stage, "leads.delivery-late")).toHaveLength(said);
});

test("the oldest go first, and never more at once than there are hands", async () => {
  const stage = await onStage();
  for (let index = 0; index < 20; index++)
    await stage.submit(aSubmission({ idempotencyKey: `key-${index}` }));
  const worker = stage.newWorker();
  expect(await worker.turn()).toEqual({ taken: 16 });
  await worker.settled();
  const [newest] = await stage.records.list({ limit: 1 });
  expect(newest?.deliveries[0]?.state).toBe("waiting");
  expect(stage.taken).toHaveLength(16);
});

test("several recipients get a copy each; one that is busy holds up no other", async () => {
  const profile = readProfile();
  const both = withLeads(profile, {
    types: {
      ...profile.leads.types,
      DEFAULT: {
        ...profile.leads.types.DEFAULT,
        recipients: ["sales", "careers"],
      },
    },
  });
  const stage = await onStage(1, both);
  stage.receive = (mail) => (mail.to.email.includes("sales") ? "busy" : "take");
  await stage.submit(aSubmission({ type: "DEFAULT" }));
  const worker = stage.newWorker();
  await work(worker);
  expect(stage.taken).toHaveLength(1);
  stage.receive = () => "take";
  stage.pass(MINUTE_MS);
  await work(worker);
  expect(new Set(stage.taken.map(({ messageId }) => messageId)).size).toBe(2);
  expect(stage.taken).toHaveLength(2);
});

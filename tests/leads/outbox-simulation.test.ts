import { expect, test } from "vitest";
import { type OutboxStage, setOutboxStage } from "./outbox-stage.ts";
import { MOST_UNCONFIRMED } from "#app/domain/leads/retry-schedule.ts";
import { aSubmission } from "./sample-leads.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";

/** More with `SIMULATIONS=10000`; a failure names its seed, and `SEED=n` plays that one again. */
const COUNT = Number(process.env["SIMULATIONS"] ?? 40);
const ONLY = process.env["SEED"];
const SEEDS =
  ONLY === undefined
    ? Array.from({ length: COUNT }, (_, index) => index + 1)
    : [Number(ONLY)];
const STEPS = 60;

test(`F25: in ${SEEDS.length} random histories of submits, crashes, outages and clock jumps no lead is lost or split`, async () => {
  for (const seed of SEEDS) {
    const fault = await play(seed);
    expect(fault, `SEED=${seed}`).toBeNull();
  }
});

/** Null when every promise was kept. */
async function play(seed: number): Promise<string | null> {
  const random = createSeededChance(seed);
  const stage = await setOutboxStage(seed);
  try {
    const acknowledged = await live(stage, random);
    await calmDown(stage);
    return await brokenPromise(stage, acknowledged);
  } finally {
    await stage.close();
  }
}

/** Key and content of every acknowledged submission → its reference. */
type Acknowledged = Map<string, string>;

async function live(
  stage: OutboxStage,
  random: () => number,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  const workers = [stage.newWorker(), stage.newWorker()];
  const pick = (count: number) => Math.floor(random() * count);
  for (let step = 0; step < STEPS; step++) {
    const deed = pick(10);
    if (deed < 3) await submit(stage, acknowledged, pick(8), pick(2));
    else if (deed < 6) {
      const worker = workers[pick(2)];
      await worker?.turn();
      // Sometimes the next step comes while mails are on their way.
      if (pick(2) === 0) await worker?.settled();
    } else if (deed === 6) {
      // A process dies with what it holds; another takes its place.
      workers[pick(2)] = stage.newWorker();
      await stage.store.claim({
        nowMs: stage.clock.ms,
        leaseMs: 30_000,
        token: `dead-${step}`,
        limit: 1 + pick(3),
      });
    } else if (deed === 7) {
      const mode = (["take", "busy", "take-and-hang-up", "take"] as const)[
        pick(4)
      ];
      stage.receive = () => mode ?? "take";
    } else if (deed === 8) stage.pass(pick(120_000));
    else stage.clock.ms += (pick(11) - 5) * 24 * 3_600_000;
  }
  for (const worker of workers) await worker.settled();
  return acknowledged;
}

async function submit(
  stage: OutboxStage,
  acknowledged: Acknowledged,
  key: number,
  content: number,
): Promise<void> {
  const { reference } = await stage.submit(
    aSubmission({
      idempotencyKey: `key-${key}`,
      user: { ...aSubmission().user, comments: `content ${content}` },
    }),
  );
  const name = `${key}/${content}`;
  const before = acknowledged.get(name);
  if (before !== undefined && before !== reference)
    throw new Error(`${name} was first ${before} and then ${reference}`);
  acknowledged.set(name, reference);
}

/** The outage ends, and time goes on. */
async function calmDown(stage: OutboxStage): Promise<void> {
  stage.receive = () => "take";
  const worker = stage.newWorker();
  for (let round = 0; round < 5; round++) {
    for (;;) {
      const { taken } = await worker.turn();
      await worker.settled();
      if (taken === 0) break;
    }
    stage.pass(40 * 60_000);
  }
}

async function brokenPromise(
  stage: OutboxStage,
  acknowledged: Acknowledged,
): Promise<string | null> {
  const counts = await stage.records.count();
  if (counts.waiting > 0) return `${counts.waiting} deliveries still wait`;
  if (counts.leads !== acknowledged.size)
    return `${counts.leads} leads of ${acknowledged.size} submissions`;
  for (const [name, reference] of acknowledged) {
    const copies = stage.taken.filter(({ messageId }) =>
      messageId.includes(reference),
    );
    if (copies.length === 0) return `${name} reached nobody`;
    if (copies.length > MOST_UNCONFIRMED)
      return `${name} came ${copies.length} times`;
    const bodies = new Set(copies.map(({ text }) => text));
    if (bodies.size > 1) return `${name} came in ${bodies.size} versions`;
  }
  return null;
}

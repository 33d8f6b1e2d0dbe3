import { expect, onTestFinished, test } from "vitest";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#app/domain/time.ts";
import { setOutboxStage } from "#tests/leads/outbox-stage.ts";
import { aSubmission } from "#tests/leads/sample-leads.ts";

/** A turn comes so often. */
const STEP_MS = 5 * SECOND_MS;
const LEADS = 20;

test("F10: after six hours without a mail server every lead is there, was tried by the schedule, and goes out", async () => {
  const stage = await setOutboxStage();
  onTestFinished(() => stage.close());
  const worker = stage.newWorker();
  const references: string[] = [];
  stage.isReceiverAway = true;
  const startedAtMs = stage.clock.ms;
  let heardAfterMs: number | null = null;
  while (stage.clock.ms - startedAtMs < 6 * HOUR_MS) {
    if (references.length < LEADS)
      references.push(
        (
          await stage.submit(
            aSubmission({ idempotencyKey: `key-${references.length}` }),
          )
        ).reference,
      );
    await turn();
    if (
      heardAfterMs === null &&
      stage.logged.some(({ event }) => event === "leads.delivery-late")
    )
      heardAfterMs = stage.clock.ms - startedAtMs;
    stage.pass(STEP_MS);
  }

  expect(await stage.records.count()).toMatchObject({
    leads: LEADS,
    waiting: LEADS,
    dead: 0,
  });
  expect(heardAfterMs).toBeGreaterThanOrEqual(10 * MINUTE_MS);
  expect(heardAfterMs).toBeLessThan(11 * MINUTE_MS);
  const planned = [15, 30, 60, 120, 300, 900, ...Array(9).fill(1_800)];
  for await (const { deliveries } of stage.records.listAll()) {
    const tries = deliveries.flatMap(({ attempts }) =>
      attempts.map(({ atMs }) => atMs),
    );
    expect(tries.length).toBeGreaterThan(14);
    for (const [index, atMs] of tries.slice(1).entries()) {
      const waitedMs = atMs - (tries[index] ?? 0);
      const plannedMs = (planned[index] ?? 1_800) * SECOND_MS;
      expect(waitedMs).toBeGreaterThanOrEqual(plannedMs * 0.8);
      expect(waitedMs).toBeLessThanOrEqual(plannedMs * 1.2 + STEP_MS);
    }
  }

  stage.isReceiverAway = false;
  const backAtMs = stage.clock.ms;
  while ((await stage.records.count()).waiting > 0) {
    await turn();
    stage.pass(STEP_MS);
  }
  // Empty within a minute of the mail server's return.
  expect(stage.clock.ms - backAtMs).toBeLessThanOrEqual(MINUTE_MS);
  for (const reference of references)
    expect(
      stage.taken.filter(({ messageId }) => messageId.includes(reference)),
    ).toHaveLength(1);

  async function turn(): Promise<void> {
    await worker.turn();
    await worker.settled();
  }
});
